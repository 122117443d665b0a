import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { mayModerate, requireComplete } from '../access'
import { recordWalk } from '../audit'
import { walkFlags } from '../flags'
import { SENTENCES, statusAfter, type Step } from '../model'
import { holdWalk, readHeld, writeColumns } from '../store'
import { tellPublished, tellRejected } from '../tell'
import type { OwnWalk } from '../view'

type Decided = {
  id: string
  version: number
  /** How many open problems were shown; more of them are read first. */
  seen?: number | undefined
}

/**
 * One decision about a walk as it was read, in a transaction in which nobody else writes it.
 * @throws {HttpError} 404 for whoever does not moderate it, 409 when it was changed since it was read
 */
function decide(
  req: PayloadRequest,
  { id, version, seen }: Decided,
  note: string,
  work: (execute: Execute, walk: OwnWalk) => Promise<void>,
): Promise<void> {
  return inTransaction(req, async (execute) => {
    await holdWalk(execute, id)
    const { walk } = await readHeld(execute, id)
    // A draft is its author's alone.
    if (!mayModerate(req, walk) || walk.status === 'DRAFT') {
      throw new HttpError(404, SENTENCES.notFound)
    }
    if (walk.version !== version) {
      throw new HttpError(409, SENTENCES.stale, { more: { currentVersion: walk.version } })
    }
    if (seen !== undefined && (await walkFlags.count(execute, id)) > seen) {
      throw new HttpError(409, SENTENCES.newProblem)
    }
    await work(execute, walk)
    await touch(req, [tags.walk(id), tags.walkSlug(walk.slug)])
    await recordWalk(req, walk, (await readHeld(execute, id)).walk, note)
  })
}

function nextOf(walk: OwnWalk, step: Step) {
  const next = statusAfter(walk.status, step, walk.userId !== null)
  if (!next) throw new HttpError(409, SENTENCES.wrongStep)
  return next
}

/** Puts a walk online; its author is told. @throws {HttpError} 404, 409, 422 with what is missing */
export const publishWalk = (req: PayloadRequest, which: Decided): Promise<void> =>
  decide(req, which, 'publiée', async (execute, walk) => {
    requireComplete(walk)
    await writeColumns(execute, walk.id, [
      ['status', nextOf(walk, 'PUBLISH')],
      ['published_at', sql`coalesce(published_at, now())`],
      ['rejected_reason', null],
      ['changed_at', null],
    ])
    await tellPublished(req, walk)
  })

/** Sends a walk back to its author, who is told why, online or not. @throws {HttpError} 404, 409 */
export const rejectWalk = (
  req: PayloadRequest,
  by: User,
  which: Decided,
  reason: string,
): Promise<void> =>
  decide(req, which, 'renvoyée à son auteur', async (execute, walk) => {
    await writeColumns(execute, walk.id, [
      ['status', nextOf(walk, 'REJECT')],
      ['rejected_reason', reason],
      ['changed_at', null],
    ])
    await walkFlags.settle(execute, walk.id, by.id, 'REJECTED')
    await tellRejected(req, walk, reason)
  })

/**
 * What waited about a walk that is online, its problems and the changes of its author, was looked at: it
 * stays as it is.
 * @throws {HttpError} 404, 409 when nothing waits
 */
export const keepWalk = (req: PayloadRequest, by: User, which: Decided): Promise<void> =>
  decide(req, which, 'relue, laissée en ligne', async (execute, walk) => {
    const settled = await walkFlags.settle(execute, walk.id, by.id, 'KEPT')
    if (settled === 0 && !walk.changedAt) throw new HttpError(409, SENTENCES.settled)
    // What is read does not change with it: the version of its author stays good.
    await execute(sql`update walks set changed_at = null where id = ${walk.id}`)
  })
