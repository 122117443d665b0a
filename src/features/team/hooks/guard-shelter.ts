import type { CollectionBeforeValidateHook } from 'payload'

import type { Role } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { can, idOf } from '@/platform/access/model'
import { refuse } from '@/platform/validation/issues'

/** A title belongs to a shelter whose team one manages; those of all shelters are the platform's. */
export const guardShelter: CollectionBeforeValidateHook<Role> = ({ data, originalDoc, req }) => {
  const actor = actorOf(req)
  // No person: the program itself (seed, jobs), which passes overrideAccess.
  if (!data || !actor || actor.isSuperAdmin) return data
  const isMoved = !originalDoc?.id || 'shelter' in data
  if (!isMoved) return data
  const shelter = idOf(data.shelter)
  if (!shelter) refuse('roles', [{ path: 'shelter', message: 'Choisissez un refuge' }])
  if (!can(actor, 'manageUsers', shelter))
    refuse('roles', [{ path: 'shelter', message: 'Vous ne pouvez pas choisir ce refuge' }])
  return data
}
