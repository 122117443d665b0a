'use client'

import { useConfig } from '@payloadcms/ui'

import { can } from '@/platform/access/model'
import { useActor } from '@/platform/access/use-actor'

import type { TeamAnimal } from '../view'

/** Where the adoption requests of an animal are followed; null for whoever follows none. */
export function useRequestsPath({ name, shelter }: TeamAnimal): string | null {
  const actor = useActor()
  const { config } = useConfig()
  if (!can(actor, 'manageAdoptions', shelter.id)) return null
  const query = new URLSearchParams({ search: name }).toString()
  return `${config.routes.admin}/collections/adoption-requests?${query}`
}
