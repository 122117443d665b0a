import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requireRight } from '@/platform/access/team-shelter'
import { record } from '@/platform/audit/hooks'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { RIGHT } from '../access'
import {
  SENTENCES,
  STATUS_LABELS,
  statusAfter,
  statusBefore,
  type Status,
  type Step,
} from '../model'
import { lockAnswers } from './lock-answers'
import { recount } from './recount'
import { holdResponse, readResponse } from '../responses'
import type { Held } from '../view'
import { tellAccepted, tellDone, tellRejected, tellUndone } from '../tell'

type Which = { id: string; version: number }

/**
 * One step of an answer as it was read, in a transaction in which nobody else writes it.
 * @throws {HttpError} 404 for whoever has no part in its shelter, 403 for a role that does not
 * suffice, 409 when it was changed or withdrawn since it was read
 */
function change(
  req: PayloadRequest,
  { id, version }: Which,
  work: (execute: Execute, before: Held) => Promise<{ status: Status; reason: string | null }>,
  tell: (execute: Execute, after: Held) => Promise<void>,
): Promise<Held> {
  return inTransaction(req, async (execute) => {
    const before = await holdResponse(execute, id)
    const { requestId, shelter } = before
    requireRight(req, shelter.id, RIGHT, SENTENCES.answerNotFound)
    if (before.isArchived) throw new HttpError(409, SENTENCES.withdrawn)
    if (before.version !== version) {
      throw new HttpError(409, SENTENCES.stale, { more: { currentVersion: before.version } })
    }
    const { status, reason } = await work(execute, before)
    await execute(sql`
      update supply_responses set status = ${status}, rejected_reason = ${reason},
        decided_at = ${status === 'PENDING' ? null : sql`now()`}, version = version + 1
      where id = ${id}::uuid`)
    const after = await readResponse(execute, id)
    await tell(execute, after)
    const note = `«\u00a0${after.request.title}\u00a0»\u00a0: ${STATUS_LABELS[status].toLowerCase()}`
    await record(req, {
      action: 'UPDATE',
      collection: 'supply-responses',
      before: null,
      after: { id, shelter: shelter.id },
      note,
    })
    await recount(req, execute, { request: requestId, shelter: shelter.id })
    return after
  })
}

function nextOf({ status }: Held, step: Step): Status {
  const next = statusAfter(status, step)
  if (!next) throw new HttpError(409, SENTENCES.wrongStep)
  return next
}

/** Its giver is told to come. @throws {HttpError} 403, 404, 409 */
export const acceptResponse = (req: PayloadRequest, which: Which): Promise<Held> =>
  change(
    req,
    which,
    (_, before) => Promise.resolve({ status: nextOf(before, 'accept'), reason: null }),
    (_, after) => tellAccepted(req, after),
  )

/** Its giver reads why not. @throws {HttpError} 403, 404, 409 */
export const rejectResponse = (req: PayloadRequest, which: Which, reason: string): Promise<Held> =>
  change(
    req,
    which,
    (_, before) => Promise.resolve({ status: nextOf(before, 'reject'), reason }),
    (_, after) => tellRejected(req, after, reason),
  )

/** It is there. @throws {HttpError} 403, 404, 409 */
export const finishResponse = (req: PayloadRequest, which: Which): Promise<Held> =>
  change(
    req,
    which,
    (_, before) => Promise.resolve({ status: nextOf(before, 'done'), reason: null }),
    (_, after) => tellDone(req, after),
  )

/** Something answers already for the same person: the step cannot be taken back any more. */
async function refuseSecond(execute: Execute, { requestId, userId, id }: Held): Promise<void> {
  if (!userId) return
  await lockAnswers(execute, requestId, userId)
  const { rows } = await execute(sql`
    select 1 from supply_responses where request_id = ${requestId}::uuid
      and user_id = ${userId}::uuid and id <> ${id}::uuid
      and status in ('PENDING', 'ACCEPTED') and not is_archived`)
  if (rows.length > 0) throw new HttpError(409, SENTENCES.nothingToUndo)
}

/** Nobody is awaited for a request in the bin. @throws {HttpError} 409 */
async function refuseGone(execute: Execute, { requestId }: Held): Promise<void> {
  const { rows } = await execute(sql`
    select 1 from supply_requests where id = ${requestId}::uuid and deleted_at is null for share`)
  if (rows.length === 0) throw new HttpError(409, SENTENCES.nothingToUndo)
}

/** Takes the last step back; its giver is told. @throws {HttpError} 403, 404, 409 */
export const undoResponse = (req: PayloadRequest, which: Which): Promise<Held> =>
  change(
    req,
    which,
    async (execute, before) => {
      const status = statusBefore(before.status)
      if (!status) throw new HttpError(409, SENTENCES.nothingToUndo)
      await refuseSecond(execute, before)
      await refuseGone(execute, before)
      return { status, reason: null }
    },
    (execute, after) => tellUndone(req, execute, after),
  )
