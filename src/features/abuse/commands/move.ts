import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { record } from '@/platform/audit/hooks'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { ownReports } from '../access'
import { tellReporter } from '../mails'
import {
  AUTHORITY_LABELS,
  mayMove,
  OUTCOME_LABELS,
  SENTENCES,
  type Authority,
  type Outcome,
  type Status,
} from '../model'

type Held = { id: string; status: Status; reporter_email: string | null }

/** A report that the person looks after, held until the transaction ends. @throws {HttpError} 404 */
async function held(req: PayloadRequest, execute: Execute, id: string): Promise<Held> {
  const own = await ownReports(req)
  const { rows } = await execute<Held>(sql`
    select r.id, r.status, r.reporter_email from abuse_reports r
    where r.id = ${id} and ${own} for update
  `)
  const [report] = rows
  if (!report) throw new HttpError(404, SENTENCES.missing)
  return report
}

type Step = {
  kind: 'FORWARDED' | 'CLOSED' | 'MESSAGE'
  detail: string | null
  text: string
  /** Of the audit log: what was done, and nothing of what was written. */
  note: string
}

/** Writes a step, tells the reporter and notes it in the log of the platform. */
async function write(req: PayloadRequest, execute: Execute, report: Held, step: Step) {
  const { id, reporter_email: email } = report
  await execute(sql`
    insert into abuse_events (report_id, kind, detail, text)
    values (${id}, ${step.kind}, ${step.detail}, ${step.text})
  `)
  await tellReporter(req, { id, email }, 'news')
  await record(req, {
    action: 'UPDATE',
    collection: 'abuse-reports',
    before: null,
    after: { id },
    note: step.note,
  })
}

async function move(
  req: PayloadRequest,
  id: string,
  { from, to, outcome = null }: { from: Status; to: Status; outcome?: Outcome | null },
  step: Step,
): Promise<void> {
  await inTransaction(req, async (execute) => {
    const report = await held(req, execute, id)
    if (report.status !== from) throw new HttpError(409, SENTENCES.moved)
    if (!mayMove(from, to)) throw new HttpError(422, SENTENCES.closed)
    await execute(sql`
      update abuse_reports set status = ${to}, outcome = ${outcome} where id = ${id}
    `)
    await write(req, execute, report, step)
  })
}

/**
 * Says to whom a report was given; it may be given to several, one after the other.
 * @param note for the reporter
 * @throws {HttpError} 404 for one of others; 409 when it moved meanwhile; 422 once it is closed
 */
export const forwardReport = (
  req: PayloadRequest,
  id: string,
  { from, to, note }: { from: Status; to: Authority; note: string },
): Promise<void> =>
  move(
    req,
    id,
    { from, to: 'FORWARDED' },
    {
      kind: 'FORWARDED',
      detail: to,
      text: note,
      note: `Signalement transmis\u00a0: ${AUTHORITY_LABELS[to]}`,
    },
  )

/**
 * Closes a report with what came of it; nothing follows.
 * @throws {HttpError} 404 for one of others; 409 when it moved meanwhile; 422 when it is closed
 */
export const closeReport = (
  req: PayloadRequest,
  id: string,
  { from, outcome, note }: { from: Status; outcome: Outcome; note: string },
): Promise<void> =>
  move(
    req,
    id,
    { from, to: 'CLOSED', outcome },
    {
      kind: 'CLOSED',
      detail: outcome,
      text: note,
      note: `Signalement clos\u00a0: ${OUTCOME_LABELS[outcome]}`,
    },
  )

/** Writes to the reporter, on their page. @throws {HttpError} 404 for one of others */
export async function writeToReporter(
  req: PayloadRequest,
  id: string,
  text: string,
): Promise<void> {
  await inTransaction(req, async (execute) => {
    const report = await held(req, execute, id)
    const note = 'Message écrit à la personne qui signale'
    await write(req, execute, report, { kind: 'MESSAGE', detail: null, text, note })
  })
}
