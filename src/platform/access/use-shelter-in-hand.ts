'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'

import { idOf } from './model'
import { useActor } from './use-actor'

/**
 * The id of the shelter that the person works for in the admin: the one chosen in its menu,
 * else their only one (the first screen after signing in knows of no choice yet), else null.
 */
export function useShelterInHand(): string | null {
  const { selectedTenantID, options } = useTenantSelection()
  const actor = useActor()
  const memberships = actor?.memberships ?? []
  const only = options.length === 1 ? options[0]?.value : undefined
  const own = memberships.length === 1 ? idOf(memberships[0]?.shelter) : null
  const shelter = selectedTenantID ?? only ?? own
  return shelter === null ? null : String(shelter)
}
