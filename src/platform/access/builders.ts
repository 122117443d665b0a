import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'

import { can, canSomewhere, sheltersWith, type Actor, type Permission } from './model'

/** The person behind a request, in the shape the rules understand. */
export function actorOf(req: PayloadRequest): Actor {
  return req.user ?? null
}

/**
 * Rows of the shelters in which the person holds one of the permissions.
 * `false` when there is no such shelter at all. The refused rows of others are
 * reported as not found (see `hideForeignRows`).
 */
export function rowsOf(
  req: PayloadRequest,
  permissions: readonly Permission[],
  field = 'shelter',
): Where | boolean {
  const ids = new Set<string>()
  for (const permission of permissions) {
    const shelters = sheltersWith(actorOf(req), permission)
    if (shelters === 'all') return true
    for (const id of shelters) ids.add(id)
  }
  if (ids.size === 0) return false
  req.context.scoped = true
  return { [field]: { in: [...ids] } }
}

/** Access to the rows of one's own shelters; see {@link rowsOf}. */
export const inShelters =
  (...permissions: Permission[]): Access =>
  ({ req }) =>
    rowsOf(req, permissions)

/** Access to the versions of one's own shelters' documents. */
export const versionsIn =
  (...permissions: Permission[]): Access =>
  ({ req }) =>
    rowsOf(req, permissions, 'version.shelter')

/**
 * What the public may read, plus the rows of the person's own shelters.
 * Deleted rows are never public, whatever the query asks.
 */
export const publicOr =
  (isPublic: Where, ...permissions: Permission[]): Access =>
  ({ req }) => {
    const own = rowsOf(req, permissions)
    if (own === true) return true
    const visible: Where = { and: [isPublic, { deletedAt: { exists: false } }] }
    return own ? { or: [visible, own] } : visible
  }

type WithShelter = { shelter?: unknown } | undefined

function shelterIn(data: WithShelter): string | null {
  const shelter = data?.shelter
  if (typeof shelter === 'string') return shelter
  if (shelter && typeof shelter === 'object' && 'id' in shelter) return String(shelter.id)
  return null
}

/**
 * Creation in a shelter in which the person holds the permission. Payload also
 * asks when it draws its screens, before a shelter was chosen: then anywhere is
 * enough, and `destinationShelter` refuses a document that never names one.
 */
export const createIn =
  (...permissions: Permission[]): Access =>
  ({ req, data }) => {
    const actor = actorOf(req)
    const shelter = shelterIn(data as WithShelter)
    if (!shelter) return canSomewhere(actor, ...permissions)
    return permissions.some((permission) => can(actor, permission, shelter))
  }

type HiddenArgs = { user: unknown }

/** Hides a collection of the admin from whoever holds none of the permissions anywhere. */
export const hiddenUnless =
  (...permissions: Permission[]) =>
  ({ user }: HiddenArgs): boolean =>
    !canSomewhere(user as Actor, ...permissions)

export const isSuperAdmin: Access = ({ req }) => Boolean(actorOf(req)?.isSuperAdmin)
export const nobody = (): boolean => false

export const superAdminField: FieldAccess = ({ req }) => Boolean(actorOf(req)?.isSuperAdmin)

/** A column that only the program writes. */
export const readOnlyField: { create: FieldAccess; update: FieldAccess } = {
  create: () => false,
  update: () => false,
}

/** Whether the row comes from the database: what is read always carries its id. */
const isStored = (id: unknown, row: object | undefined): boolean =>
  id !== undefined || Boolean(row && 'id' in row)

/**
 * A column read by the staff of the document's shelter only. The form of a document that is not
 * stored yet has every column for whoever may create one somewhere.
 */
export const staffField =
  (...permissions: Permission[]): FieldAccess =>
  ({ req, id, doc, data }) => {
    const actor = actorOf(req)
    if (!actor) return false
    if (actor.isSuperAdmin) return true
    const row = (doc ?? data) as WithShelter
    const shelter = shelterIn(row)
    // Without a stored document Payload asks whether the column exists for the person at
    // all; a document that hides its shelter (`select`) shows nothing private.
    if (!shelter) return !isStored(id, row) && canSomewhere(actor, ...permissions)
    return permissions.some((permission) => can(actor, permission, shelter))
  }
