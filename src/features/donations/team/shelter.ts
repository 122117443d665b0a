import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { teamShelter } from '@/platform/access/team-shelter'
import { HttpError } from '@/platform/http/errors'

/**
 * The shelter whose gifts the person looks after, whatever its state.
 * @param key id or slug, in lower case
 * @throws {HttpError} 404, 403: see `teamShelter`
 */
export const givingOf = (
  req: PayloadRequest,
  key: string,
): Promise<{ id: string; name: string; slug: string }> =>
  teamShelter(req, key, { may: 'viewGiving', to: 'voir les dons' })

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
