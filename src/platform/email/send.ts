import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { insertRows } from '../db/insert-rows'
import { env } from '../env'
import { enqueue } from '../jobs/enqueue'
import { PATIENT } from '../jobs/model'
import type { EmailMessage } from './content'
import { isEmailAddress, oneLine } from './model'
import { renderHtml, renderText } from './render'
import { deliverEmail } from './tasks'

/** Thrown before anything is written; the message names no address. */
export class EmailAddressError extends Error {
  constructor() {
    super('Not an e-mail address')
    this.name = 'EmailAddressError'
  }
}

type Written = {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  unsubscribe?: string
}

/**
 * Writes a message in the outbox, in the caller's transaction; with a mail server it
 * leaves within some seconds after the commit, else it stays there to be read.
 * @throws {EmailAddressError} when an address is none
 */
export async function queueEmail(
  req: PayloadRequest,
  { to, replyTo, subject, text, html, unsubscribe }: Written,
): Promise<void> {
  if (!isEmailAddress(to) || (replyTo && !isEmailAddress(replyTo))) throw new EmailAddressError()
  const { id } = await req.payload.create({
    collection: 'emails',
    // Only the program writes messages, whoever made it do so.
    overrideAccess: true,
    req,
    depth: 0,
    select: {},
    data: {
      to,
      replyTo,
      subject: oneLine(subject),
      text,
      html,
      status: env.smtp ? 'QUEUED' : 'KEPT',
    },
  })
  if (!env.smtp) return
  // What one may ask to get no more of is not what somebody waits for at their screen.
  if (unsubscribe) await enqueue(req, deliverEmail, { id, unsubscribe }, { queue: PATIENT })
  else await enqueue(req, deliverEmail, { id })
}

/**
 * Writes many messages that their readers may ask to get no more of, as {@link sendMail} does each, in
 * two statements.
 * @throws {EmailAddressError} when an address is none
 */
export async function sendMails(
  req: PayloadRequest,
  messages: ReadonlyArray<EmailMessage & { unsubscribe: string }>,
): Promise<void> {
  if (messages.some(({ to }) => !isEmailAddress(to))) throw new EmailAddressError()
  const rows = messages.map(({ to, replyTo, subject, content }) => ({
    id: randomUUID(),
    to,
    replyTo,
    subject: oneLine(subject),
    text: renderText(content, env.publicUrl),
    html: renderHtml(content, env.publicUrl),
    status: env.smtp ? 'QUEUED' : 'KEPT',
  }))
  await insertRows(req, 'emails', rows)
  if (!env.smtp) return
  const jobs = rows.map(({ id }, nth) => {
    const input = { id, unsubscribe: messages[nth]?.unsubscribe }
    return { taskSlug: deliverEmail.slug, input, queue: PATIENT }
  })
  await insertRows(req, 'payload_jobs', jobs)
}

/**
 * The one way to write to somebody. Give it the request of the write that is the
 * reason: without the write there is no message.
 * @throws {EmailAddressError} when an address is none
 */
export async function sendMail(
  req: PayloadRequest,
  { to, subject, content, replyTo, unsubscribe }: EmailMessage,
): Promise<void> {
  await queueEmail(req, {
    to,
    replyTo,
    subject,
    text: renderText(content, env.publicUrl),
    html: renderHtml(content, env.publicUrl),
    unsubscribe,
  })
}
