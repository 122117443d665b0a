import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { sessionOf } from '@/platform/db/session'
import { isId } from '@/platform/ids.model'

import { otherSide, reportedPhotoPath, type Side } from './model'
import { readMessages, readThread, WAITS, type Person, type Thread } from './rows'

/** A reported thread in the list of the platform. */
export type ReportLine = { id: string; title: string; at: string; isReviewed: boolean }

/** What one side says of the other; without words once either of them was erased. */
type Said = { by: Side; reason: string; at: string }

/** A reported thread, whole: the platform decides of it. */
export type Report = {
  id: string
  title: string
  path: string
  /** What was said of somebody, that of who reported first at the beginning. */
  said: Said[]
  isReviewed: boolean
  isClosed: boolean
  reporter: Side
  people: Record<Side, Pick<Person, 'name' | 'email'>>
  messages: Array<{ id: string; side: Side; text: string; photo: string | null; at: string }>
}

const isSuperAdmin = (req: PayloadRequest): boolean => Boolean(actorOf(req)?.isSuperAdmin)

const iso = (moment: string): string => new Date(moment).toISOString()

/** How many reported threads wait for a decision; asked for super admins alone. */
export async function countWaiting(req: PayloadRequest): Promise<number> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ count: number }>(
    sql`select count(*)::int as count from relay_threads where ${WAITS}`,
  )
  return Number(rows[0]?.count ?? 0)
}

/** The reported threads, those that wait first; null for anybody but a super admin. */
export async function listReports(req: PayloadRequest): Promise<ReportLine[] | null> {
  if (!isSuperAdmin(req)) return null
  const session = await sessionOf(req)
  const { rows } = await session.execute<{
    id: string
    title: string
    at: number
    waits: boolean
  }>(sql`
    select id, topic_title as title, ${WAITS} as waits,
      (extract(epoch from greatest(reported_at, also_reported_at)) * 1000)::float8 as at
    from relay_threads where reported_at is not null
    order by 3 desc, 4 desc limit 200
  `)
  return rows.map(({ id, title, at, waits }) => ({
    id,
    title,
    at: new Date(Number(at)).toISOString(),
    isReviewed: !waits,
  }))
}

function saidIn({ reportedBy, ...thread }: Thread): Said[] {
  if (!reportedBy || !thread.reportedAt) return []
  const first = { by: reportedBy, reason: thread.reportReason ?? '', at: iso(thread.reportedAt) }
  if (!thread.alsoReportedAt) return [first]
  const by = otherSide(reportedBy)
  return [first, { by, reason: thread.alsoReason ?? '', at: iso(thread.alsoReportedAt) }]
}

/** A reported thread for a super admin; null for anybody else and for a thread that nobody reported. */
export async function readReport(req: PayloadRequest, id: string): Promise<Report | null> {
  if (!isSuperAdmin(req) || !isId(id)) return null
  const session = await sessionOf(req)
  const execute = session.execute.bind(session)
  const thread = await readThread(execute, id)
  if (!thread?.reportedBy) return null
  const messages = await readMessages(execute, id)
  const shown = ({ name, email }: Person) => ({ name, email })
  return {
    id,
    title: thread.topic.title,
    path: thread.topic.path,
    said: saidIn(thread),
    isReviewed: thread.reviewedAt !== null && !thread.isAlsoNew,
    isClosed: thread.state !== 'OPEN',
    reporter: thread.reportedBy,
    people: { from: shown(thread.people.from), to: shown(thread.people.to) },
    messages: messages.map(({ photoKey, at, ...message }) => ({
      ...message,
      photo: photoKey && reportedPhotoPath(id, message.id),
      at: new Date(at).toISOString(),
    })),
  }
}

/**
 * The key of a photo of a reported thread, for a super admin; null for anybody else, and for a
 * photo of any other thread.
 */
export async function reportedPhotoKey(
  req: PayloadRequest,
  thread: string,
  message: string,
): Promise<string | null> {
  if (!isSuperAdmin(req)) return null
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ photo_key: string | null }>(sql`
    select m.photo_key from relay_messages m join relay_threads t on t.id = m.thread_id
    where m.id = ${message} and t.id = ${thread} and t.reported_at is not null
      and m.waiting_since is null
  `)
  return rows[0]?.photo_key ?? null
}
