'use client'

import { useAuth } from '@payloadcms/ui'

import type { Actor } from './model'
import { useShelterInHand } from './use-shelter-in-hand'

/** Whose rows a list of the admin shows: of which shelter, and whether the person may see all. */
export function useListScope() {
  const { user } = useAuth()
  const actor = user as unknown as Actor
  return { shelter: useShelterInHand(), isSuperAdmin: actor?.isSuperAdmin === true }
}
