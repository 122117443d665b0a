import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { CERTIFICATE_DELAY_MS } from '@/features/adoptions/model'

import type { Asked } from './model'
import { firstRow, queue, queueOf, type Queue, type Queued } from './statements'

/** What people wait for from a shelter, in one statement. */
export async function countAsked(
  payload: Payload,
  shelter: string,
  now: Date,
): Promise<Record<Asked, Queue>> {
  const awaited = sql`awaits_team and status in ('OPEN', 'IN_PROGRESS')`
  // An answer that opened a ticket is one task with it: the ticket is what waits.
  const unread = sql`status = 'NEW' and not exists (
    select 1 from tickets where tickets.submission_id = form_submissions.id)`
  const pending = sql`status = 'PENDING'`
  const ready = new Date(now.getTime() - CERTIFICATE_DELAY_MS).toISOString()
  const finishable = sql`status = 'CERTIFICATE' and exists (
    select 1 from certificates c
    where c.request_id = adoption_requests.id and c.signed_at is not null
      and c.delivered_at <= ${ready})`
  const row = await firstRow<Queued<Asked>>(
    payload,
    sql`select * from
      (select ${queue('tickets', awaited, sql`title`)}
        from tickets where shelter_id = ${shelter} and ${awaited}) t,
      (select ${queue('answers', unread, sql`coalesce(sender_name, form_title)`)}
        from form_submissions where shelter_id = ${shelter} and ${unread}) a,
      (select ${queue('requests', pending, sql`applicant_name`)}
        from adoption_requests where shelter_id = ${shelter} and ${pending}) r,
      (select ${queue('finishable', finishable, sql`applicant_name`)}
        from adoption_requests where shelter_id = ${shelter} and ${finishable}) f`,
  )
  return {
    requests: queueOf(row.requests, row.requests_samples),
    finishable: queueOf(row.finishable, row.finishable_samples),
    tickets: queueOf(row.tickets, row.tickets_samples),
    answers: queueOf(row.answers, row.answers_samples),
  }
}
