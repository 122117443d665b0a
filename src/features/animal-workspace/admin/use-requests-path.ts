'use client'

import { useAuth, useConfig } from '@payloadcms/ui'

import { can, type Actor } from '@/platform/access/model'

import type { TeamAnimal } from '../view'

/** Where the adoption requests of an animal are followed; null for whoever follows none. */
export function useRequestsPath({ name, shelter }: TeamAnimal): string | null {
  const { user } = useAuth()
  const { config } = useConfig()
  if (!can(user as unknown as Actor, 'manageAdoptions', shelter.id)) return null
  const query = new URLSearchParams({ search: name }).toString()
  return `${config.routes.admin}/collections/adoption-requests?${query}`
}
