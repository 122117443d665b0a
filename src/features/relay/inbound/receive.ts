import { createHash } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction, type Execute } from '@/platform/db/transaction'
import { isHttpError } from '@/platform/http/error-kind'
import { env } from '@/platform/env'
import { createLimiter } from '@/platform/rate-limit/limiter'
import { swept } from '@/platform/storage/transaction'

import { tellNotSent, tellUnknownSender } from '../mails'
import { addMessage } from '../messages'
import { SENTENCES, TEXT_MAX, type Side } from '../model'
import { cleanPhoto, type CleanPhoto } from '../photo'
import { isErased, readThread, type Thread } from '../rows'
import { textOfHtml } from './html'
import {
  addressIn,
  answerableSender,
  ATTACHMENTS_MAX_BYTES,
  fitted,
  isAutomatic,
  mailKeyIn,
  ownWords,
  withoutAddress,
  withoutLinks,
} from './model'
import type { Inbound } from './schema'

/** What became of an e-mail: why nothing was sent is for the log. */
export type Outcome =
  | 'sent'
  | 'automatic'
  | 'unknown address'
  | 'other sender'
  | 'empty'
  | 'refused'

/** Letters that say « it did not leave » to one side in a day: two programs never talk for long. */
const refusalLimiter = createLimiter({ name: 'relay-refused', points: 3, seconds: 24 * 3600 })

/**
 * Letters to addresses that no side has: one to each in a day, three about one side. A sender may be
 * forged, so that the letter goes to somebody who wrote nothing.
 */
const strangerLimits = {
  address: createLimiter({ name: 'relay-stranger', points: 1, seconds: 24 * 3600 }),
  side: createLimiter({ name: 'relay-stranger-side', points: 3, seconds: 24 * 3600 }),
}

async function sideOf(
  execute: Execute,
  key: string,
): Promise<{ thread: Thread; side: Side } | null> {
  const { rows } = await execute<{ thread_id: string; side: Side }>(
    sql`select thread_id, side from relay_sides where mail_key = ${key}`,
  )
  const [row] = rows
  const thread = row ? await readThread(execute, row.thread_id, true) : null
  return row && thread && !isErased(thread.people[row.side]) ? { thread, side: row.side } : null
}

/** The first usable picture, and whether anything else was there. */
async function pictureOf({
  attachments,
}: Inbound): Promise<{ photo: CleanPhoto | null; isMore: boolean }> {
  let left = ATTACHMENTS_MAX_BYTES
  let photo: CleanPhoto | null = null
  let isMore = false
  for (const { content } of attachments) {
    const bytes = Buffer.from(content, 'base64')
    left -= bytes.length
    const clean: CleanPhoto | null =
      photo || left < 0 ? null : await cleanPhoto(bytes).catch(() => null)
    if (clean) photo = clean
    else isMore = true
  }
  return { photo, isMore }
}

const NOT_PASSED = '(Une pièce jointe n’a pas été transmise.)'
const PHOTO_ALONE = '(Une photo, sans texte.)'

/** What the other side reads of an e-mail; empty when nothing is left of it. */
function wordsOf(mail: Inbound, hasPhoto: boolean, isMore: boolean, author: string): string {
  const text = mail.text.trim() === '' ? textOfHtml(mail.html) : mail.text
  // Its author's alone: masking the other's would tell whoever guesses it that they are right.
  const own = withoutLinks(withoutAddress(ownWords(text), author), env.publicUrl)
  if (own === '' && !hasPhoto) return ''
  const note = isMore ? `\n\n${NOT_PASSED}` : ''
  return `${fitted(own || PHOTO_ALONE, TEXT_MAX - note.length)}${note}`
}

/** To its author: it was read, and did not leave. */
async function tellRefused(req: PayloadRequest, key: string, why: string): Promise<void> {
  if ((await refusalLimiter.take(key)) > 0) return
  await inTransaction(req, async (execute) => {
    const at = await sideOf(execute, key)
    if (at) await tellNotSent(req, at.thread, at.side, why)
  })
}

/** To whoever wrote from an address that is not that side's: nothing left. */
async function tellStranger(req: PayloadRequest, key: string, mail: Inbound, domain: string) {
  const address = answerableSender(mail.from, domain)
  if (!address) return
  if ((await strangerLimits.address.take(address)) > 0) return
  if ((await strangerLimits.side.take(key)) > 0) return
  await tellUnknownSender(req, address)
}

/**
 * Passes an e-mail on to the other side, once. The address that it went to says whose it is; its
 * sender must be that side, and is never believed alone.
 * @param domain of the addresses of threads
 * @throws {HttpError} 503 when it must be passed on again
 */
export async function receiveMail(
  req: PayloadRequest,
  mail: Inbound,
  domain: string,
): Promise<Outcome> {
  if (isAutomatic(mail)) return 'automatic'
  const key = mailKeyIn(mail.to, domain)
  if (!key) return 'unknown address'
  const { photo, isMore } = await pictureOf(mail)
  const onceKey = `mail:${createHash('sha256').update(mail.messageId).digest('base64url')}`
  const work = inTransaction(req, async (execute): Promise<Outcome> => {
    const at = await sideOf(execute, key)
    if (!at) return 'unknown address'
    const { email } = at.thread.people[at.side]
    if (addressIn(mail.from) !== email) return 'other sender'
    const text = wordsOf(mail, photo !== null, isMore, email)
    if (text === '') return 'empty'
    await addMessage(req, execute, at, { text, photo, onceKey })
    return 'sent'
  })
  try {
    const outcome = await swept(work)
    if (outcome === 'other sender') await tellStranger(req, key, mail, domain)
    return outcome
  } catch (error) {
    if (!isHttpError(error) || ![409, 429].includes(error.status)) throw error
    await tellRefused(req, key, error.status === 429 ? SENTENCES.tooMany : error.message)
    return 'refused'
  }
}
