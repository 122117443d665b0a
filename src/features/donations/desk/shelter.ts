import { type PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { can, ROLE_LABELS, roleIn, roleNeededFor } from '@/platform/access/model'
import { HttpError } from '@/platform/http/errors'
import { idSchema } from '@/platform/http/params'

/**
 * The shelter whose gifts the person looks after, whatever its state.
 * @param key id or slug, in lower case
 * @throws {HttpError} 404 when there is none or the person has no part in it, 403 naming the role
 * when they have one that does not suffice
 */
export async function givingOf(
  req: PayloadRequest,
  key: string,
): Promise<{ id: string; name: string; slug: string }> {
  const { docs } = await req.payload.find({
    collection: 'shelters',
    // A suspended shelter still answers those who gave; the person's right is checked below.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { name: true, slug: true },
    where: idSchema.safeParse(key).success ? { id: { equals: key } } : { slug: { equals: key } },
  })
  const [shelter] = docs
  const actor = actorOf(req)
  const isMember = shelter && (actor?.isSuperAdmin || roleIn(actor, shelter.id))
  if (!shelter || !isMember) throw new HttpError(404, 'Refuge introuvable')
  if (can(actor, 'viewGiving', shelter.id)) return shelter
  const role = ROLE_LABELS[roleNeededFor('viewGiving')]
  throw new HttpError(403, `Il faut le rôle «\u00a0${role}\u00a0» pour voir les dons`)
}

/** What people give to the platform itself has no shelter. */
export const PLATFORM = { id: null, slug: 'plateforme' } as const

/** Whose gifts are read: the id of a shelter, or the platform's own. */
export type Owner = { id: string | null; slug: string }

/**
 * Whose gifts the person asks for, when they look after them.
 * @param key id or slug of a shelter, or `null` for the platform, which super admins look after
 * @throws {HttpError} 403, 404
 */
export async function ownerOf(req: PayloadRequest, key: string | null): Promise<Owner> {
  if (key !== null) return givingOf(req, key)
  if (actorOf(req)?.isSuperAdmin) return PLATFORM
  throw new HttpError(403, 'Seuls les super administrateurs voient les dons à la plateforme')
}

export const drizzleOf = (req: PayloadRequest): PostgresAdapter['drizzle'] =>
  (req.payload.db as unknown as PostgresAdapter).drizzle
