import type { PayloadRequest } from 'payload'

import type { Place, User } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { requireSuperAdmin } from '@/platform/access/require'
import { record } from '@/platform/audit/hooks'
import { HttpError } from '@/platform/http/errors'

import { placeFlags } from '../flags'
import { tellPublished, tellRejected } from '../mails'
import { SENTENCES } from '../model'
import { tellOwnerOffline } from '../owners/mails'
import { followCommune, placeColumns } from '../place'
import type { PlaceUpdate } from '../schema'
import { requireVersion, withPlace, writePlace } from './write'

export const noted = (req: PayloadRequest, id: string, note: string): Promise<void> =>
  record(req, { action: 'UPDATE', collection: 'places', before: null, after: { id }, note })

/** A place as the desk showed it. @throws {HttpError} 404, 409 when somebody else answered first */
function requireSeen(place: Place, seen: Place['status']): void {
  if (!place.confirmedAt && place.status === 'PENDING') throw new HttpError(404, SENTENCES.notFound)
  if (place.status !== seen) throw new HttpError(409, SENTENCES.decided)
}

/**
 * A super admin puts a suggested place online, or one that was refused; whoever suggested it is told.
 * @param seen what the desk showed
 * @throws {HttpError} 403; 404; 409 when somebody else answered first
 */
export async function publishPlace(
  req: PayloadRequest,
  by: User,
  id: string,
  seen: Place['status'] = 'PENDING',
): Promise<Place> {
  requireSuperAdmin(by)
  return withPlace(req, id, async (place) => {
    requireSeen(place, seen)
    if (place.status === 'PUBLISHED') throw new HttpError(409, SENTENCES.decided)
    const published = await writePlace(req, place, {
      status: 'PUBLISHED',
      publishedAt: place.publishedAt ?? new Date().toISOString(),
      rejectedAt: null,
      rejectedFor: null,
    })
    await noted(req, id, 'Adresse publiée')
    await tellPublished(req, published)
    return published
  })
}

/**
 * A super admin refuses a suggested place, or takes one offline; whoever suggested it is told why.
 * What was wrong with it waits no more.
 * @param seen what the desk showed
 * @throws {HttpError} 403; 404; 409 when it is refused already
 */
export async function rejectPlace(
  req: PayloadRequest,
  by: User,
  id: string,
  reason: string,
  seen?: Place['status'],
): Promise<void> {
  requireSuperAdmin(by)
  await withPlace(req, id, async (place, execute) => {
    requireSeen(place, seen ?? (place.status === 'PUBLISHED' ? 'PUBLISHED' : 'PENDING'))
    if (place.status === 'REJECTED') throw new HttpError(409, SENTENCES.decided)
    await placeFlags.settle(execute, id, by.id, 'REJECTED')
    const rejected = await writePlace(req, place, {
      status: 'REJECTED',
      rejectedAt: new Date().toISOString(),
      rejectedFor: reason,
    })
    await noted(req, id, 'Adresse refusée')
    await tellRejected(req, rejected, reason)
    await tellOwnerOffline(req, rejected, idOf(place.owner), reason)
  })
}

/**
 * A super admin writes what a place says.
 * @param sent with the version that the form read
 * @throws {HttpError} 403; 404; 409 when it was changed since; 422 for a commune that nobody knows
 */
export async function updatePlace(
  req: PayloadRequest,
  by: User,
  id: string,
  { version, ...sent }: PlaceUpdate,
): Promise<Place> {
  requireSuperAdmin(by)
  return withPlace(req, id, async (place) => {
    requireVersion(place, version)
    const written = await writePlace(req, place, {
      ...placeColumns(followCommune(place, sent)),
      // Sent again by a page that had no answer, the suggestion does not write over this.
      lastSave: null,
    })
    await noted(req, id, 'Adresse corrigée')
    return written
  })
}
