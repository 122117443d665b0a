import type { PayloadRequest } from 'payload'

import { record } from '@/platform/audit/hooks'

import { isAuthor } from './access'
import type { OwnWalk } from './view'

/**
 * What the log keeps of a walk: what it is called and where it stands. What is written in it, and its
 * points, are its author's, and may be where somebody lives.
 */
function toldOf(walk: OwnWalk) {
  const { id, name, status, shelterId } = walk
  return { id, name, status, shelter: shelterId }
}

/** Written by a team: a walk that is signed by a shelter, or that somebody corrects for its author. */
const isStaffWrite = (req: PayloadRequest, walk: OwnWalk): boolean =>
  walk.shelterId !== null || !isAuthor(req, walk)

/** A draft is its author's alone. */
const isSeen = (walk: OwnWalk | null): boolean => walk !== null && walk.status !== 'DRAFT'

const ACTIONS = {
  CREATE: 'écrite',
  UPDATE: 'modifiée',
  DELETE: 'effacée',
} as const

/**
 * Leaves a line in the audit log for what a team did to a walk. What somebody does to a walk of their own,
 * or to a draft, leaves none.
 * @param done what was done, in French, where it is more than a change: « publiée »
 */
export async function recordWalk(
  req: PayloadRequest,
  before: OwnWalk | null,
  after: OwnWalk | null,
  done?: string,
): Promise<void> {
  const walks = [before, after].filter((walk) => walk !== null)
  if (!walks.some((walk) => isStaffWrite(req, walk)) || !walks.some(isSeen)) return
  const action = before ? (after ? 'UPDATE' : 'DELETE') : 'CREATE'
  const name = (after ?? before)?.name ?? ''
  await record(req, {
    action,
    collection: 'walks',
    before: before && toldOf(before),
    after: after && toldOf(after),
    note: `Promenade «\u00a0${name}\u00a0» ${done ?? ACTIONS[action]}`,
  })
}
