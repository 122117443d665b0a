import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { idOfToken } from '@/platform/access/personal-link'
import { sessionOf } from '@/platform/db/session'
import type { Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { openedBy, sidePath } from './links'
import {
  mayReport,
  mayResume,
  mayStop,
  otherSide,
  photoPath,
  PURPOSE,
  refusalFor,
  SENTENCES,
} from './model'
import { isErased, readMessages, readThread, shownName } from './rows'
import { threadOfMessage } from './waiting'
import type { MessageView, ThreadView } from './view'

const executeOf = async (req: PayloadRequest): Promise<Execute> => {
  const session = await sessionOf(req)
  return session.execute.bind(session)
}

/** A thread as the side sees it whose token this is; null for any other token. */
export async function readOpened(req: PayloadRequest, token: string): Promise<ThreadView | null> {
  const opened = openedBy(token)
  if (!opened) return null
  const execute = await executeOf(req)
  const thread = await readThread(execute, opened.thread)
  if (!thread || isErased(thread.people[opened.side])) return null
  const { side } = opened
  const messages = await readMessages(execute, thread.id)
  return {
    token,
    topic: { title: thread.topic.title, path: thread.topic.path },
    ownName: shownName(thread.people[side]),
    otherName: shownName(thread.people[otherSide(side)]),
    refusal: refusalFor(thread, side),
    endedWhy: thread.state === 'OVER' ? thread.endedWhy : null,
    mayResume: mayResume(thread, side),
    mayReport: mayReport(thread, side),
    mayStop: mayStop(thread),
    messages: messages.map(({ id, side: author, text, photoKey, at }): MessageView => ({
      id,
      isMine: author === side,
      text,
      photo: photoKey && photoPath(token, id),
      at: new Date(at).toISOString(),
    })),
  }
}

/**
 * The key of the photo of a message, for the side whose token this is.
 * @throws {HttpError} 404
 */
export async function photoKeyOf(
  req: PayloadRequest,
  token: string,
  message: string,
): Promise<string | null> {
  const opened = openedBy(token)
  if (!opened) throw new HttpError(404, SENTENCES.notFound)
  const execute = await executeOf(req)
  const { rows } = await execute<{ photo_key: string | null }>(sql`
    select m.photo_key from relay_messages m
    join relay_sides s on s.thread_id = m.thread_id and s.side = ${opened.side}
    where m.id = ${message} and m.thread_id = ${opened.thread}
      and m.waiting_since is null and s.name is not null
  `)
  return rows[0]?.photo_key ?? null
}

/** A message that waits, for its author alone; null once it was sent, or is gone. */
export async function readWaiting(req: PayloadRequest, token: string) {
  const message = idOfToken(PURPOSE.confirm, token)
  const found = message && (await threadOfMessage(await executeOf(req), message))
  if (!found) return null
  const { thread, text, hasPhoto, isWaiting } = found
  if (isErased(thread.people.from)) return null
  return {
    text,
    hasPhoto,
    isWaiting,
    topic: { title: thread.topic.title, path: thread.topic.path },
    ownName: shownName(thread.people.from),
    otherName: shownName(thread.people.to),
    threadPath: isWaiting ? null : sidePath('from', thread.id),
  }
}

/**
 * What whoever typed an address sees until its owner spoke: what it is about, and nothing that was
 * written; null for any other token.
 */
export async function readUnproven(req: PayloadRequest, token: string) {
  const message = idOfToken(PURPOSE.waiting, token)
  const found = message && (await threadOfMessage(await executeOf(req), message))
  return found ? { title: found.thread.topic.title, path: found.thread.topic.path } : null
}

/** A thread as the owner of its topic finds it again. */
export type OwnThread = {
  threadId: string
  otherName: string
  /** ISO 8601. */
  lastAt: string
  isUnread: boolean
  /** Path of its page for the owner of the topic. */
  ownPath: string
}

/** Most threads of one topic that are listed: the latest. */
const MOST = 200

/** The threads about a topic for its owner, the latest first. The caller has checked that it is them. */
export async function threadsOf(
  req: PayloadRequest,
  { kind, id }: { kind: string; id: string },
): Promise<OwnThread[]> {
  const execute = await executeOf(req)
  const { rows } = await execute<{ id: string; name: string | null; at: number; unread: boolean }>(
    sql`
      select t.id, f.name, (extract(epoch from t.last_at) * 1000)::float8 as at, exists (
        select 1 from relay_messages m where m.thread_id = t.id and m.side_id = f.id
          and m.waiting_since is null and m.created_at > coalesce(o.read_at, '-infinity')
      ) as unread
      from relay_threads t
      join relay_sides f on f.thread_id = t.id and f.side = 'from'
      join relay_sides o on o.thread_id = t.id and o.side = 'to'
      where t.topic_kind = ${kind} and t.topic_id = ${id} and t.state <> 'WAITING'
        and o.name is not null
      order by t.last_at desc, t.id limit ${MOST}
    `,
  )
  return rows.map(({ id: threadId, name, at, unread }) => ({
    threadId,
    otherName: shownName({ name }),
    lastAt: new Date(Number(at)).toISOString(),
    isUnread: unread,
    ownPath: sidePath('to', threadId),
  }))
}

/** How many threads there are about a topic. */
export async function countThreads(
  req: PayloadRequest,
  { kind, id }: { kind: string; id: string },
): Promise<number> {
  const execute = await executeOf(req)
  const { rows } = await execute<{ count: number }>(sql`
    select count(*)::int as count from relay_threads
    where topic_kind = ${kind} and topic_id = ${id} and state <> 'WAITING'
  `)
  return Number(rows[0]?.count ?? 0)
}
