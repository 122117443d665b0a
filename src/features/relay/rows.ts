import { sql } from '@payloadcms/db-postgres'

import type { Execute } from '@/platform/db/transaction'

import { firstNameOf, SIDES, type Side, type State } from './model'

/** One of the two people; its address never leaves the room but to itself. */
export type Person = {
  id: string
  /** As it was given; null once the person was erased. */
  name: string | null
  email: string
  userId: string | null
  mailKey: string
}

/** A thread with its two people. */
export type Thread = {
  id: string
  topic: { kind: string; id: string; title: string; path: string }
  state: State
  endedBy: Side | null
  endedWhy: string | null
  reportedBy: Side | null
  reportReason: string | null
  /** ISO 8601; null for a thread that nobody reported, or that nobody has looked at. */
  reportedAt: string | null
  reviewedAt: string | null
  /** What the side that was reported says of the other, and when. */
  alsoReason: string | null
  alsoReportedAt: string | null
  /** Did it say so after the last decision, or before any? */
  isAlsoNew: boolean
  people: Record<Side, Person>
}

type Row = {
  id: string
  topic_kind: string
  topic_id: string
  topic_title: string
  topic_path: string
  state: State
  ended_by: Side | null
  ended_why: string | null
  reported_by: Side | null
  report_reason: string | null
  reported_at: string | null
  reviewed_at: string | null
  also_reason: string | null
  also_reported_at: string | null
  also_new: boolean
}

type SideRow = {
  id: string
  side: Side
  name: string | null
  email: string
  user_id: string | null
  mail_key: string
}

/** Was what the reported side says said after the last decision? In `relay_threads`. */
const ALSO_NEW = sql`coalesce(also_reported_at > coalesce(reviewed_at, '-infinity'), false)`

/** Does a report wait for a decision? In `relay_threads`. */
export const WAITS = sql`(reported_at is not null and (reviewed_at is null or ${ALSO_NEW}))`

/**
 * A thread by its id; null for none.
 * @param isHeld nobody else writes in it until the transaction ends
 */
export async function readThread(
  execute: Execute,
  id: string,
  isHeld = false,
): Promise<Thread | null> {
  const { rows } = await execute<Row>(sql`
    select id, topic_kind, topic_id, topic_title, topic_path, state, ended_by, ended_why,
      reported_by, report_reason, reported_at::text, reviewed_at::text, also_reason,
      also_reported_at::text, ${ALSO_NEW} as also_new
    from relay_threads where id = ${id} ${isHeld ? sql`for update` : sql``}
  `)
  const row = rows[0]
  if (!row) return null
  const found = await execute<SideRow>(sql`
    select id, side, name, email, user_id, mail_key from relay_sides where thread_id = ${id}
  `)
  const [from, to] = SIDES.map((side) => found.rows.find((each) => each.side === side))
  if (!from || !to) return null
  return {
    id: row.id,
    topic: { kind: row.topic_kind, id: row.topic_id, title: row.topic_title, path: row.topic_path },
    state: row.state,
    endedBy: row.ended_by,
    endedWhy: row.ended_why,
    reportedBy: row.reported_by,
    reportReason: row.report_reason,
    reportedAt: row.reported_at,
    reviewedAt: row.reviewed_at,
    alsoReason: row.also_reason,
    alsoReportedAt: row.also_reported_at,
    isAlsoNew: row.also_new,
    people: { from: personOf(from), to: personOf(to) },
  }
}

const personOf = ({ id, name, email, user_id, mail_key }: SideRow): Person => ({
  id,
  name,
  email,
  userId: user_id,
  mailKey: mail_key,
})

/** What the other side may know of a person. */
export const shownName = ({ name }: Pick<Person, 'name'>): string => firstNameOf(name ?? '')

/** Was this person erased? Nothing of the thread is theirs any more. */
export const isErased = ({ name }: Person): boolean => name === null

/** A message as it was stored. */
export type Message = {
  id: string
  side: Side
  text: string
  photoKey: string | null
  /** Milliseconds since 1970. */
  at: number
}

/** Most messages of one thread that are shown: the latest. */
const MOST = 500

/** What was sent in a thread, oldest first. */
export async function readMessages(execute: Execute, thread: string): Promise<Message[]> {
  const { rows } = await execute<{
    id: string
    side: Side
    text: string
    photo_key: string | null
    at: number
  }>(sql`
    select m.id, s.side, m.text, m.photo_key, (extract(epoch from m.created_at) * 1000)::float8 as at
    from relay_messages m join relay_sides s on s.id = m.side_id
    where m.thread_id = ${thread} and m.waiting_since is null
    order by m.created_at desc, m.id limit ${MOST}
  `)
  return rows
    .reverse()
    .map(({ photo_key: photoKey, at, ...row }) => ({ ...row, photoKey, at: Number(at) }))
}
