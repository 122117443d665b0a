import { randomBytes } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { personalToken } from '@/platform/access/personal-link'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'
import { keysOfWords } from '@/platform/http/form-keys'
import { firstKeyOf, type SaveKeys } from '@/platform/http/save-keys'
import type { Limiter } from '@/platform/rate-limit/limiter'
import { countTry } from '@/platform/rate-limit/presses'
import { swept } from '@/platform/storage/transaction'

import { confirmLimiter, openLimiter, strangerLimiter } from '../limits'
import { sideToken } from '../links'
import { tellSent, tellWaiting } from '../mails'
import { addMessage, storeMessage, type Words } from '../messages'
import { follow } from '../follow'
import { mayResume, normalise, PURPOSE, SENTENCES, type OnceSent } from '../model'
import type { CleanPhoto } from '../photo'
import { readThread, type Thread } from '../rows'
import { relayText } from '../schema'

type Somebody = { name: string; email: string; user?: string | null }

export type Opening = {
  /** What it is about: a row of another room. */
  topic: { kind: string; id: string; title: string; path: string }
  /** `isConfirmed`: signed in, with an address that they confirmed. */
  from: Somebody & { isConfirmed: boolean }
  to: Somebody
  text: string
  /** Cleaned already. */
  photo?: CleanPhoto | null
  /** Of this press, and of those before it that had no answer. */
  keys?: SaveKeys
  /** Put in the queue when the message leaves: at once, or once its author confirmed it. */
  onceSent?: OnceSent
}

/** What nobody guesses, in lower case: mail servers change the case. */
const newMailKey = (): string => randomBytes(12).toString('hex')

/** @throws {HttpError} 429 with the seconds to wait */
const count = (limiter: Limiter, email: string): Promise<void> =>
  countTry(limiter, email, SENTENCES.tooManyTries)

/** The id of the thread of two people about a topic; null while there is none. */
async function findThread(
  execute: Execute,
  { topic, from, to }: Pick<Opening, 'topic' | 'from' | 'to'>,
): Promise<string | null> {
  const { rows } = await execute<{ id: string }>(sql`
    select t.id from relay_threads t
    join relay_sides f on f.thread_id = t.id and f.side = 'from'
    join relay_sides o on o.thread_id = t.id and o.side = 'to'
    where t.topic_kind = ${topic.kind} and t.topic_id = ${topic.id}
      and f.email = ${normalise(from.email)} and o.email = ${normalise(to.email)}
      -- What the other side ended stays ended when the topic is closed and opened again.
      and (t.state <> 'OVER' or t.ended_by = 'to')
    limit 1
  `)
  return rows[0]?.id ?? null
}

async function newThread(execute: Execute, { topic, from, to }: Opening): Promise<string> {
  const { rows } = await execute<{ id: string }>(sql`
    insert into relay_threads (topic_kind, topic_id, topic_title, topic_path)
    values (${topic.kind}, ${topic.id}, ${topic.title}, ${topic.path}) returning id
  `)
  const id = String(rows[0]?.id)
  for (const [side, { name, email, user = null }] of [
    ['from', from],
    ['to', to],
  ] as const) {
    await execute(sql`
      insert into relay_sides (thread_id, side, name, email, user_id, mail_key)
      values (${id}, ${side}, ${name.trim()}, ${normalise(email)}, ${user}, ${newMailKey()})
    `)
  }
  return id
}

/** Until a thread begins, its author is called as they say last: an earlier one may have lied. */
async function nameAgain(execute: Execute, thread: Thread, { name, user }: Somebody) {
  await execute(sql`
    update relay_sides set name = ${name.trim()}, user_id = ${user ?? null}
    where id = ${thread.people.from.id}
  `)
  thread.people.from = { ...thread.people.from, name: name.trim(), userId: user ?? null }
}

/** A first message, or one more, of somebody whose address is certain. @returns whether it is a new one */
async function begin(req: PayloadRequest, execute: Execute, thread: Thread, words: Words) {
  const isFirst = thread.state === 'WAITING'
  const isBack = mayResume(thread, 'from')
  if (isFirst || isBack) {
    await execute(sql`
      update relay_threads set state = 'OPEN', ended_by = null, ended_why = null, ended_at = null
      where id = ${thread.id}
    `)
  }
  const open: Thread = isFirst || isBack ? { ...thread, state: 'OPEN', endedBy: null } : thread
  const isNew = await addMessage(req, execute, { thread: open, side: 'from' }, words)
  if (isFirst) await tellSent(req, open)
  return isNew
}

/**
 * Somebody writes to somebody else about something, neither seeing the other's address. The same
 * two people have one thread about it. Of a visitor whose address is not certain, nothing is sent
 * before they opened a link that goes there, and pressed; until then `fromToken` opens a page that
 * says so and nothing else. The same words sent again because no answer came are one message
 * (`isNew` is false then). Joins the transaction of the request when it has one.
 * @param topic its `path` is a path of the site
 * @throws {HttpError} 400 on `text` or `photo`, 409 when the other side wants no messages, 422 on
 * `email` for a message to oneself, 429 with `retryAfter` after too many
 */
export async function openThread(
  req: PayloadRequest,
  opening: Opening,
): Promise<{ threadId: string; fromToken: string; isNew: boolean }> {
  const { topic, from, to, keys = {} } = opening
  const [own, other] = [normalise(from.email), normalise(to.email)]
  // Of an address that anybody may type, only its owner learns that it is also the other's.
  if ((from.isConfirmed && own === other) || (from.user && from.user === to.user)) {
    throw invalidField('email', SENTENCES.toOneself)
  }
  const checked = relayText.safeParse(opening.text)
  if (!checked.success) {
    const message = checked.error.issues[0]?.message ?? SENTENCES.empty
    throw new HttpError(400, message, { fields: { text: message } })
  }
  // Of a request Payload keeps the headers, which are all that tells a network.
  if (!from.isConfirmed) await strangerLimiter.count({ headers: req.headers } as Request, own)
  await count(from.isConfirmed ? openLimiter : confirmLimiter, own)
  const text = checked.data
  const onceKey = firstKeyOf(keysOfWords(keys, text))
  const words: Words = { text, photo: opening.photo ?? null, onceKey }
  const work = inTransaction(req, async (execute) => {
    // Two at once are one thread.
    await lockName(execute, `relay:${topic.kind}:${topic.id}:${own}:${other}`)
    const id = (await findThread(execute, opening)) ?? (await newThread(execute, opening))
    const thread = await readThread(execute, id, true)
    if (!thread) throw new HttpError(404, SENTENCES.notFound)
    if (thread.state === 'WAITING') await nameAgain(execute, thread, from)
    if (from.isConfirmed) {
      const isNew = await begin(req, execute, thread, words)
      if (isNew && opening.onceSent) await follow(req, opening.onceSent)
      return { threadId: id, fromToken: sideToken('from', id), isNew }
    }
    const at = { thread, side: 'from', isWaiting: true } as const
    const message = await storeMessage(req, execute, at, words)
    if (message.isNew) {
      const { onceSent = null } = opening
      await execute(sql`
        update relay_messages set once_sent = ${onceSent && JSON.stringify(onceSent)}::jsonb
        where id = ${message.id}
      `)
      await tellWaiting(req, thread, message.id)
    }
    const { isNew } = message
    return { threadId: id, fromToken: personalToken(PURPOSE.waiting, message.id), isNew }
  })
  return swept(work)
}
