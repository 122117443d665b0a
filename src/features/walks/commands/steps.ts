import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { isAuthor, mayModerate, requireComplete, requireHand } from '../access'
import { recordWalk } from '../audit'
import { SENTENCES, statusAfter } from '../model'
import { holdWalk, readHeld, writeColumns } from '../store'
import { tellDesk } from '../tell'
import type { OwnWalk } from '../view'

/** Ways out of the lists of the desk, whatever happened. */
const CLEAR = [
  ['rejected_reason', null],
  ['changed_at', null],
] as const

/**
 * Sends a walk to those who moderate it; one of theirs is online at once. The caller holds the walk.
 * @throws {HttpError} 409 where it is not to be sent, 422 with what is missing
 */
export async function submitHeld(
  req: PayloadRequest,
  execute: Execute,
  walk: OwnWalk,
): Promise<void> {
  const next = statusAfter(walk.status, 'SUBMIT')
  if (!next) throw new HttpError(409, SENTENCES.wrongStep)
  requireComplete(walk)
  const isOwn = mayModerate(req, walk)
  await writeColumns(execute, walk.id, [
    ['status', isOwn ? 'PUBLISHED' : next],
    ['submitted_at', sql`now()`],
    ...(isOwn ? [['published_at', sql`coalesce(published_at, now())`] as const] : []),
    ...CLEAR,
  ])
  await touch(req, [tags.walk(walk.id), tags.walkSlug(walk.slug)])
  if (isOwn) return
  await tellDesk(req, walk, {
    title: 'Une promenade attend d’être relue',
    paragraphs: [`«\u00a0${walk.name}\u00a0», ${walk.city ?? 'sans commune'}.`],
  })
}

async function withOwn(
  req: PayloadRequest,
  id: string,
  work: (execute: Execute, walk: OwnWalk) => Promise<void>,
): Promise<OwnWalk> {
  return inTransaction(req, async (execute) => {
    await holdWalk(execute, id)
    const { walk } = await readHeld(execute, id)
    requireHand(req, walk)
    await work(execute, walk)
    await touch(req, [tags.walk(id)])
    const after = (await readHeld(execute, id)).walk
    await recordWalk(req, walk, after)
    return after
  })
}

/** Its author sends a walk to be published. @throws {HttpError} 404, 409, 422 */
export const submitWalk = (req: PayloadRequest, id: string): Promise<OwnWalk> =>
  withOwn(req, id, async (execute, walk) => {
    if (!isAuthor(req, walk)) throw new HttpError(404, SENTENCES.notFound)
    await submitHeld(req, execute, walk)
  })

/** Its author takes it back: a draft again, which nobody else reads. @throws {HttpError} 404, 409 */
export const takeBackWalk = (req: PayloadRequest, id: string): Promise<OwnWalk> =>
  withOwn(req, id, async (execute, walk) => {
    if (!isAuthor(req, walk)) throw new HttpError(404, SENTENCES.notFound)
    const next = statusAfter(walk.status, 'TAKE_BACK')
    if (!next) throw new HttpError(409, SENTENCES.wrongStep)
    await writeColumns(execute, id, [['status', next], ...CLEAR])
  })

/**
 * Its author, or who moderates it, walked it again: everything that the page says is true today.
 * @throws {HttpError} 404, 409 for one that is not online
 */
export const verifyWalk = (req: PayloadRequest, id: string): Promise<OwnWalk> =>
  withOwn(req, id, async (execute, walk) => {
    if (walk.status !== 'PUBLISHED') throw new HttpError(409, SENTENCES.wrongStep)
    await writeColumns(execute, id, [['last_verified_at', sql`now()`]])
  })
