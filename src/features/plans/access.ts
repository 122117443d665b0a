import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { can, ROLE_LABELS, roleIn, roleNeededFor } from '@/platform/access/model'
import { HttpError } from '@/platform/http/errors'
import { idSchema } from '@/platform/http/params'

/**
 * The shelter whose plans the person manages, whatever its state.
 * @param key id or slug, in lower case
 * @returns its id
 * @throws {HttpError} 404 when there is none or the person has no part in it, 403
 * naming the role when they have one that does not suffice
 */
export async function planShelter(req: PayloadRequest, key: string): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'shelters',
    // A suspended shelter's own team still keeps its plans; the person's right is checked below.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    where: idSchema.safeParse(key).success ? { id: { equals: key } } : { slug: { equals: key } },
  })
  const shelter = docs[0]?.id
  const actor = actorOf(req)
  const isMember = shelter && (actor?.isSuperAdmin || roleIn(actor, shelter))
  if (!shelter || !isMember) throw new HttpError(404, 'Refuge introuvable')
  if (can(actor, 'manageForms', shelter)) return shelter
  const role = ROLE_LABELS[roleNeededFor('manageForms')]
  throw new HttpError(403, `Il faut le rôle «\u00a0${role}\u00a0» pour gérer les formules`)
}
