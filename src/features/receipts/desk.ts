import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { can, ROLE_LABELS, roleIn, roleNeededFor } from '@/platform/access/model'
import { HttpError } from '@/platform/http/errors'
import { idSchema } from '@/platform/http/params'

/**
 * The shelter whose receipts the person follows, whatever its state.
 * @param key id or slug, in lower case
 * @throws {HttpError} 404 when there is none or the person has no part in it, 403 naming the role
 * when they have one that does not suffice
 */
export async function receiptDesk(
  req: PayloadRequest,
  key: string,
): Promise<{ id: string; name: string }> {
  const { docs } = await req.payload.find({
    collection: 'shelters',
    // A suspended shelter's own team still keeps its receipts; the right is checked below.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { name: true },
    where: idSchema.safeParse(key).success ? { id: { equals: key } } : { slug: { equals: key } },
  })
  const [shelter] = docs
  const actor = actorOf(req)
  const isMember = shelter && (actor?.isSuperAdmin || roleIn(actor, shelter.id))
  if (!shelter || !isMember) throw new HttpError(404, 'Refuge introuvable')
  if (can(actor, 'viewGiving', shelter.id)) return { id: shelter.id, name: shelter.name }
  const role = ROLE_LABELS[roleNeededFor('viewGiving')]
  throw new HttpError(403, `Il faut le rôle «\u00a0${role}\u00a0» pour voir les reçus fiscaux`)
}
