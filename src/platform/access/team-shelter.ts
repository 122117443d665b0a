import type { PayloadRequest } from 'payload'

import type { Shelter } from '@/payload-types'

import { HttpError } from '../http/errors'
import { byKey } from '../ids.model'
import { actorOf } from './builders'
import { can, ROLE_LABELS, roleIn, roleNeededFor, type Permission } from './model'

/** What a person wants to do for a shelter. */
export type Right = {
  /** Any of these is enough; the role that a refusal names is the weakest that holds the first. */
  may: Permission | readonly [Permission, ...Permission[]]
  /** End of the refusal: « Il faut le rôle « Modérateur » pour suivre les adoptions ». */
  to: string
}

/**
 * Refuses whoever may not do this for a shelter.
 * @param hidden what is said to somebody who has no part in the shelter: for them it does not exist
 * @throws {HttpError} 404 for them, 403 naming the role for a member whose role does not suffice
 */
export function requireRight(
  req: PayloadRequest,
  shelter: string,
  { may, to }: Right,
  hidden = 'Refuge introuvable',
): void {
  const actor = actorOf(req)
  const permissions = typeof may === 'string' ? ([may] as const) : may
  if (permissions.some((permission) => can(actor, permission, shelter))) return
  if (!roleIn(actor, shelter)) throw new HttpError(404, hidden)
  const role = ROLE_LABELS[roleNeededFor(permissions[0])]
  throw new HttpError(403, `Il faut le rôle «\u00a0${role}\u00a0» pour ${to}`)
}

async function readShelter<Column extends keyof Shelter = never>(
  req: PayloadRequest,
  key: string,
  columns: readonly Column[] = [],
): Promise<Pick<Shelter, 'id' | 'name' | 'slug' | Column>> {
  const { docs } = await req.payload.find({
    collection: 'shelters',
    // Its team works for a shelter that is not public, or no more; the callers check the right.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    select: Object.fromEntries(['name', 'slug', ...columns].map((column) => [column, true])),
    where: byKey(key),
  })
  const [shelter] = docs
  if (!shelter) throw new HttpError(404, 'Refuge introuvable')
  return shelter
}

/**
 * The one gate to what the team of a shelter works with: the shelter by its address, whatever its
 * state, for a person who holds the right.
 * @param key id or slug, in lower case
 * @param columns more of the shelter than its id, name and slug
 * @throws {HttpError} 404 when there is none or the person has no part in it, 403 naming the role
 * when they have one that does not suffice
 */
export async function teamShelter<Column extends keyof Shelter = never>(
  req: PayloadRequest,
  key: string,
  right: Right,
  columns: readonly Column[] = [],
): Promise<Pick<Shelter, 'id' | 'name' | 'slug' | Column>> {
  const shelter = await readShelter(req, key, columns)
  requireRight(req, shelter.id, right)
  return shelter
}

/**
 * The shelter in whose team the person is, whatever their role: for what concerns nobody else.
 * @throws {HttpError} 404 when there is none or the person has no part in it
 */
export async function ownTeam(
  req: PayloadRequest,
  key: string,
): Promise<Pick<Shelter, 'id' | 'name' | 'slug'>> {
  const shelter = await readShelter(req, key)
  if (!roleIn(actorOf(req), shelter.id)) throw new HttpError(404, 'Refuge introuvable')
  return shelter
}
