import type { Access, BaseFilter, FieldAccess } from 'payload'

import type { Shelter } from '@/payload-types'
import { actorOf, rowsOf } from '@/platform/access/builders'
import { can, canSomewhere, type Permission } from '@/platform/access/model'

import { publicShelter } from './public'

/** A column of a shelter, for those who hold the permission in that very shelter. */
export const staffOfThis =
  (permission: Permission): FieldAccess<Shelter, Shelter> =>
  ({ req, id, doc, data }) => {
    const actor = actorOf(req)
    const shelter = String(id ?? doc?.id ?? data?.id ?? '')
    // Without a document Payload asks whether the column exists for the person at all.
    return shelter ? can(actor, permission, shelter) : canSomewhere(actor, permission)
  }

const team = staffOfThis('viewAdmin')

/**
 * Where a shelter is to be found, to the number of the house. One that receives nobody is a home: of
 * it others read the town alone, also when `select` hides whether it receives.
 */
export const placeField: FieldAccess<Shelter, Shelter> = (args) => {
  const receives = args.doc?.isPhysical
  return (args.doc && receives !== false && receives !== undefined) || team(args)
}

export const themeField = staffOfThis('manageThemes')

/** Approved shelters for everybody; a team also reads its own, whatever its state. */
export const publicOrOwn: Access = ({ req }) => {
  const own = rowsOf(req, ['viewAdmin'], 'id')
  if (own === true) return true
  return own ? { or: [publicShelter, own] } : publicShelter
}

/** In the admin a team lists the shelters that it may change, not all the public ones. */
export const onlyOwn: BaseFilter = ({ req }) => {
  const own = rowsOf(req, ['manageSettings', 'manageThemes'], 'id')
  if (own === true) return null
  return own || { id: { exists: false } }
}
