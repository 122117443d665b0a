'use client'

import { useAuth } from '@payloadcms/ui'

import type { Actor } from './model'

/** The person of the session on a screen of the admin, as the rules of access know them. */
export const useActor = (): Actor => useAuth<NonNullable<Actor>>().user ?? null
