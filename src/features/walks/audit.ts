import type { PayloadRequest } from 'payload'

import { record } from '@/platform/audit/hooks'

import { isAuthor } from './access'
import type { OwnWalk } from './view'

/** What the log keeps of a walk: how much is drawn, not each of its points; never who its author is. */
function toldOf(walk: OwnWalk) {
  const { id, shelterId, track, waypoints, photos, ...rest } = walk
  const { version: _, userId: __, changedAt: ___, shelter: ____, ...columns } = rest
  return {
    ...columns,
    id,
    shelter: shelterId,
    trackPoints: track?.length ?? 0,
    waypoints: waypoints.map(({ name, photos: own }) => ({ name, photos: own.length })),
    photos: photos.length,
  }
}

/** Written by a team: a walk that is signed by a shelter, or that somebody corrects for its author. */
const isStaffWrite = (req: PayloadRequest, walk: OwnWalk): boolean =>
  walk.shelterId !== null || !isAuthor(req, walk)

/**
 * Leaves a line in the audit log for what a team did to a walk. What somebody does to a walk of their own
 * leaves none.
 * @param note what was done, where the columns alone do not say it
 */
export async function recordWalk(
  req: PayloadRequest,
  before: OwnWalk | null,
  after: OwnWalk | null,
  note?: string,
): Promise<void> {
  const walks = [before, after].filter((walk) => walk !== null)
  if (!walks.some((walk) => isStaffWrite(req, walk))) return
  await record(req, {
    action: before ? (after ? 'UPDATE' : 'DELETE') : 'CREATE',
    collection: 'walks',
    before: before && toldOf(before),
    after: after && toldOf(after),
    ...(note && { note }),
  })
}
