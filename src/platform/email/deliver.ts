import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { env } from '../env'
import { safeMessage } from '../jobs/model'
import { PermanentFailure } from '../jobs/task'
import { MAYBE_SENT, type EmailStatus } from './model'
import { transmit, TransmitError } from './transport'

const database = (payload: Payload) => payload.db.drizzle

type Row = {
  id: string
  to: string
  reply_to: string | null
  subject: string
  text: string | null
  html: string | null
}

/** Takes the message, so that nobody else delivers it; nothing when it is taken or gone. */
async function take(payload: Payload, id: string): Promise<Row | undefined> {
  const { rows } = await database(payload).execute<Row>(sql`
    update emails set status = 'SENDING', updated_at = now()
    where id = ${id} and status in ('QUEUED', 'FAILED')
    returning id, "to", reply_to, subject, text, html
  `)
  return rows[0]
}

async function settle(
  payload: Payload,
  id: string,
  status: EmailStatus,
  error: string | null = null,
): Promise<void> {
  await database(payload).execute(sql`
    update emails set
      status = ${status}::enum_emails_status,
      last_error = ${error},
      sent_at = case when ${status} = 'SENT' then now() else sent_at end,
      updated_at = now()
    where id = ${id}
  `)
}

/** What became of a message that could not be taken. */
async function explain(payload: Payload, id: string): Promise<void> {
  const { rows } = await database(payload).execute<{ status: EmailStatus }>(
    sql`select status from emails where id = ${id}`,
  )
  // An earlier try of this job was cut while it was sending: nobody knows how far it came.
  if (rows[0]?.status !== 'SENDING') return
  await settle(payload, id, 'FAILED', MAYBE_SENT)
  throw new PermanentFailure(MAYBE_SENT)
}

let turn: Promise<unknown> = Promise.resolve()

/** Bulk mail leaves message after message; one that waits is not taken, and is whole after a crash. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work)
  turn = mine.catch(() => undefined)
  return mine
}

/**
 * Delivers one message of the outbox, once: a message whose fate is not known is
 * never sent again by itself.
 * @param isLastTry then a failure is final
 * @throws {PermanentFailure} when it is refused, or may have left; any other error asks for a retry
 */
export async function deliver(
  payload: Payload,
  message: { id: string; unsubscribe?: string },
  isLastTry: boolean,
): Promise<void> {
  const now = () => deliverNow(payload, message, isLastTry)
  return message.unsubscribe === undefined ? now() : inTurn(now)
}

async function deliverNow(
  payload: Payload,
  { id, unsubscribe }: { id: string; unsubscribe?: string },
  isLastTry: boolean,
): Promise<void> {
  const row = await take(payload, id)
  if (!row) return explain(payload, id)
  if (!env.smtp) return settle(payload, id, 'KEPT')
  const { to, reply_to: replyTo, subject, text, html } = row
  if (text === null || html === null) {
    await settle(payload, id, 'FAILED', 'Le texte du message est déjà effacé')
    throw new PermanentFailure('The text of the message is erased')
  }
  try {
    await transmit(env.smtp, { id, to, replyTo, subject, text, html, unsubscribe })
  } catch (error) {
    const failure = error instanceof TransmitError ? error.failure : 'unknown'
    const reason = failure === 'unknown' ? MAYBE_SENT : safeMessage(error)
    const isFinal = failure !== 'retry' || isLastTry
    await settle(payload, id, isFinal ? 'FAILED' : 'QUEUED', reason)
    throw failure === 'retry' ? new Error(reason) : new PermanentFailure(reason)
  }
  await settle(payload, id, 'SENT')
}
