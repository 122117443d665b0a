import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import { isId } from '@/platform/ids.model'

import type { Side } from './model'
import { readMessages, readThread, type Person } from './rows'

/** A reported thread in the list of the platform. */
export type ReportLine = { id: string; title: string; at: string; isReviewed: boolean }

/** A reported thread, whole: the platform decides of it. */
export type Report = {
  id: string
  title: string
  path: string
  reason: string
  at: string
  isReviewed: boolean
  isClosed: boolean
  reporter: Side
  people: Record<Side, Pick<Person, 'name' | 'email'>>
  messages: Array<{ id: string; side: Side; text: string; hasPhoto: boolean; at: string }>
}

const isSuperAdmin = ({ user }: PayloadRequest): boolean =>
  user?.collection === 'users' && Boolean(user.isSuperAdmin)

/** The reported threads, those that wait first; null for anybody but a super admin. */
export async function listReports(req: PayloadRequest): Promise<ReportLine[] | null> {
  if (!isSuperAdmin(req)) return null
  const session = await sessionOf(req)
  const { rows } = await session.execute<{
    id: string
    title: string
    at: number
    reviewed: boolean
  }>(sql`
    select id, topic_title as title, (extract(epoch from reported_at) * 1000)::float8 as at,
      reviewed_at is not null as reviewed
    from relay_threads where reported_at is not null
    order by reviewed_at is not null, reported_at desc limit 200
  `)
  return rows.map(({ id, title, at, reviewed }) => ({
    id,
    title,
    at: new Date(Number(at)).toISOString(),
    isReviewed: reviewed,
  }))
}

/** A reported thread for a super admin; null for anybody else and for a thread that nobody reported. */
export async function readReport(req: PayloadRequest, id: string): Promise<Report | null> {
  if (!isSuperAdmin(req) || !isId(id)) return null
  const session = await sessionOf(req)
  const execute = session.execute.bind(session)
  const thread = await readThread(execute, id)
  if (!thread?.reportedBy || !thread.reportedAt) return null
  const messages = await readMessages(execute, id)
  const shown = ({ name, email }: Person) => ({ name, email })
  return {
    id,
    title: thread.topic.title,
    path: thread.topic.path,
    reason: thread.reportReason ?? '',
    at: new Date(thread.reportedAt).toISOString(),
    isReviewed: thread.reviewedAt !== null,
    isClosed: thread.state !== 'OPEN',
    reporter: thread.reportedBy,
    people: { from: shown(thread.people.from), to: shown(thread.people.to) },
    messages: messages.map(({ photoKey, at, ...message }) => ({
      ...message,
      hasPhoto: photoKey !== null,
      at: new Date(at).toISOString(),
    })),
  }
}
