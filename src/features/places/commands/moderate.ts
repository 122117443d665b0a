import type { PayloadRequest } from 'payload'

import type { Place, User } from '@/payload-types'
import { record } from '@/platform/audit/hooks'
import { HttpError } from '@/platform/http/errors'

import { tellPublished, tellRejected } from '../mails'
import { SENTENCES } from '../model'
import { placeColumns } from '../place'
import type { WrittenPlace } from '../schema'
import { withPlace, writePlace } from './write'

const noted = (req: PayloadRequest, id: string, note: string): Promise<void> =>
  record(req, { action: 'UPDATE', collection: 'places', before: null, after: { id }, note })

/** A suggestion that waits for an answer. @throws {HttpError} 404, 409 when somebody else answered first */
function requireWaiting(place: Place): void {
  if (!place.confirmedAt) throw new HttpError(404, SENTENCES.notFound)
  if (place.status !== 'PENDING') throw new HttpError(409, SENTENCES.decided)
}

/** @throws {HttpError} 403 for anybody but a super admin */
export function requireDesk(by: User): void {
  if (!by.isSuperAdmin) throw new HttpError(403)
}

/**
 * A super admin puts a suggested place online; whoever suggested it is told.
 * @throws {HttpError} 403; 404; 409 when somebody else answered first
 */
export async function publishPlace(req: PayloadRequest, by: User, id: string): Promise<Place> {
  requireDesk(by)
  return withPlace(req, id, async (place) => {
    requireWaiting(place)
    const published = await writePlace(req, id, {
      status: 'PUBLISHED',
      publishedAt: new Date().toISOString(),
    })
    await noted(req, id, 'Adresse publiée')
    await tellPublished(req, published)
    return published
  })
}

/**
 * A super admin refuses a suggested place, or takes one offline; whoever suggested it is told why.
 * @throws {HttpError} 403; 404; 409 when it is refused already
 */
export async function rejectPlace(
  req: PayloadRequest,
  by: User,
  id: string,
  reason: string,
): Promise<void> {
  requireDesk(by)
  await withPlace(req, id, async (place) => {
    if (place.status !== 'PUBLISHED') requireWaiting(place)
    const rejected = await writePlace(req, id, {
      status: 'REJECTED',
      rejectedAt: new Date().toISOString(),
      rejectedFor: reason,
    })
    await noted(req, id, 'Adresse refusée')
    await tellRejected(req, rejected, reason)
  })
}

/**
 * A super admin writes what a place says.
 * @throws {HttpError} 403; 404; 422 for a commune that nobody knows
 */
export async function updatePlace(
  req: PayloadRequest,
  by: User,
  id: string,
  sent: WrittenPlace,
): Promise<Place> {
  requireDesk(by)
  const columns = placeColumns(sent)
  return withPlace(req, id, async () => {
    const written = await writePlace(req, id, columns)
    await noted(req, id, 'Adresse corrigée')
    return written
  })
}
