import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { can, ROLE_LABELS, roleIn, roleNeededFor, type Permission } from '@/platform/access/model'
import { HttpError } from '@/platform/http/errors'

/** Whoever writes something that shows pictures. Source: product decisions §7. */
export const PICTURE_EDITORS: Permission[] = ['editContent', 'manageAnimals', 'manageNews']

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The shelter whose library the person asks for, whatever its state.
 * @param key id or slug, in lower case
 * @returns its id
 * @throws {HttpError} 404 when there is none or the person has no part in it, 403
 * naming the role when they have one that does not suffice
 */
export async function libraryOf(req: PayloadRequest, key: string): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'shelters',
    // A suspended shelter's own team still keeps its pictures; the person's right is checked below.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    where: UUID.test(key) ? { id: { equals: key } } : { slug: { equals: key } },
  })
  const shelter = docs[0]?.id
  const actor = actorOf(req)
  const isMember = shelter && (actor?.isSuperAdmin || roleIn(actor, shelter))
  if (!shelter || !isMember) throw new HttpError(404, 'Refuge introuvable')
  if (PICTURE_EDITORS.some((permission) => can(actor, permission, shelter))) return shelter
  const role = ROLE_LABELS[roleNeededFor('editContent')]
  throw new HttpError(403, `Il faut le rôle «\u00a0${role}\u00a0» pour utiliser la médiathèque`)
}
