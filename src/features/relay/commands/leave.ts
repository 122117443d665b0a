import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { record } from '@/platform/audit/hooks'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { tellReport, tellReviewed, tellStopped } from '../mails'
import { hasReported, mayReport, mayResume, mayStop, otherSide, SENTENCES } from '../model'
import { readThread } from '../rows'
import { holdOpened } from './write'

/**
 * One side wants no more of a conversation; the other is told in neutral words. Twice is once.
 * @throws {HttpError} 404
 */
export async function stopThread(req: PayloadRequest, token: string): Promise<void> {
  await inTransaction(req, async (execute) => {
    const { thread, side } = await holdOpened(execute, token)
    if (!mayStop(thread)) return
    await execute(sql`
      update relay_threads set state = 'STOPPED', ended_by = ${side}, ended_at = now()
      where id = ${thread.id}
    `)
    await tellStopped(req, thread, side)
  })
}

/**
 * Whoever stopped a conversation takes it up again; nobody is told before they write.
 * @throws {HttpError} 404, 409 for a conversation that somebody else ended
 */
export async function resumeThread(req: PayloadRequest, token: string): Promise<void> {
  await inTransaction(req, async (execute) => {
    const { thread, side } = await holdOpened(execute, token)
    if (thread.state === 'OPEN') return
    if (!mayResume(thread, side)) throw new HttpError(409, SENTENCES.over)
    await execute(sql`
      update relay_threads set state = 'OPEN', ended_by = null, ended_at = null
      where id = ${thread.id}
    `)
  })
}

/**
 * One side reports the other: the thread is closed at once, and the platform is told. Whoever was
 * reported may do so too, and the platform looks again. Twice is once.
 * @throws {HttpError} 404, 409 for a conversation that nobody confirmed
 */
export async function reportThread(
  req: PayloadRequest,
  token: string,
  reason: string,
): Promise<void> {
  await inTransaction(req, async (execute) => {
    const { thread, side } = await holdOpened(execute, token)
    if (hasReported(thread, side)) return
    if (!mayReport(thread, side)) throw new HttpError(409, SENTENCES.waiting)
    await execute(
      thread.state === 'BLOCKED'
        ? sql`update relay_threads set also_reason = ${reason}, also_reported_at = clock_timestamp()
            where id = ${thread.id}`
        : sql`update relay_threads set state = 'BLOCKED', state_before = state,
            ended_by_before = ended_by, ended_by = ${side}, ended_at = now(),
            reported_by = ${side}, report_reason = ${reason}, reported_at = clock_timestamp(),
            reviewed_at = null, also_reason = null, also_reported_at = null
            where id = ${thread.id}`,
    )
    await tellReport(req, thread)
  })
}

const NOTES = { OPEN: 'rouverte', AS_BEFORE: 'laissée comme elle était', CLOSED: 'close' } as const

/**
 * A super admin decides of a reported thread: it stays closed, or both may write again. Who reported
 * is told; a decision that was taken already changes nothing.
 * @param said how many reports of it were read
 * @throws {HttpError} 403 for anybody else, 404 for a thread that nobody reported, 409 when another
 *   report came meanwhile
 */
export async function reviewThread(
  req: PayloadRequest,
  id: string,
  { decision, said }: { decision: 'CLOSE' | 'REOPEN'; said: number },
): Promise<void> {
  const { user } = req
  if (user?.collection !== 'users' || !user.isSuperAdmin) throw new HttpError(403)
  await inTransaction(req, async (execute) => {
    const thread = await readThread(execute, id, true)
    if (!thread?.reportedBy) throw new HttpError(404, SENTENCES.notFound)
    if (thread.reviewedAt && !thread.isAlsoNew) return
    // What the other side says was not read yet: it is no part of this decision.
    if (said < (thread.alsoReportedAt ? 2 : 1)) throw new HttpError(409, SENTENCES.saidMore)
    const isGivenBack = decision === 'REOPEN' && thread.state === 'BLOCKED'
    // As it was before: whoever had left it, or what was over, is not forced open.
    const { rows } = await execute<{ state: string }>(
      isGivenBack
        ? sql`update relay_threads set state = coalesce(state_before, 'OPEN'),
            ended_by = ended_by_before,
            ended_at = case when coalesce(state_before, 'OPEN') = 'OPEN' then null else ended_at end,
            reviewed_at = clock_timestamp() where id = ${id} returning state`
        : sql`update relay_threads set reviewed_at = clock_timestamp() where id = ${id} returning state`,
    )
    const isReopened = rows[0]?.state === 'OPEN'
    const outcome = isReopened ? 'OPEN' : isGivenBack ? 'AS_BEFORE' : 'CLOSED'
    // Who was told before hears again only of what changed.
    if (!thread.reviewedAt || isReopened) {
      await tellReviewed(req, thread, thread.reportedBy, outcome)
    }
    if (thread.isAlsoNew) await tellReviewed(req, thread, otherSide(thread.reportedBy), outcome)
    await record(req, {
      action: 'UPDATE',
      collection: 'relay-threads',
      before: null,
      after: { id },
      note: `Conversation signalée\u00a0: ${NOTES[outcome]}`,
    })
  })
}
