import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { searchedSql, wordsSql } from '@/platform/db/plain'
import { sessionOf } from '@/platform/db/session'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { paginationOf } from '@/platform/http/pagination.model'

import { ownReports } from '../access'
import { SENTENCES, type Status } from '../model'
import type { Photo } from '../photos'
import { eventsOf } from '../queries'
import type { ListQuery } from '../schema'
import type { Report, ReportRow, Reports } from '../view'

type Row = Pick<
  ReportRow,
  'id' | 'kind' | 'species' | 'animals' | 'commune' | 'department' | 'status'
> & {
  is_unread: boolean
  is_anonymous: boolean
  photo_count: number
  received_at: string
}

const toRow = (row: Row): ReportRow => ({
  id: row.id,
  kind: row.kind,
  species: row.species,
  animals: row.animals,
  commune: row.commune,
  department: row.department,
  status: row.status,
  isUnread: row.is_unread,
  isAnonymous: row.is_anonymous,
  photos: row.photo_count,
  receivedAt: new Date(row.received_at).toISOString(),
})

const COLUMNS = sql`r.id, r.kind, r.species, r.animals, r.commune, r.department, r.status,
  r.is_unread, r.reporter_name is null as is_anonymous, jsonb_array_length(r.photos) as photo_count,
  r.received_at`

/** A page of the reports that the person reads, the latest first. @throws {HttpError} 404 */
export async function listReports(
  req: PayloadRequest,
  { page, limit, search, status, kind, department }: ListQuery,
): Promise<Reports> {
  const own = await ownReports(req)
  const session = await sessionOf(req)
  const words = wordsSql(sql`r.commune`, sql`r.place`, sql`r.description`)
  const found = sql.join(
    [
      own,
      ...(kind ? [sql`r.kind = ${kind}`] : []),
      ...(department ? [sql`r.department = ${department}`] : []),
      ...searchedSql(words, search),
    ],
    sql` and `,
  )
  const only = status ? sql`${found} and r.status = ${status}` : found
  const { rows } = await session.execute<Row>(sql`
    select ${COLUMNS} from abuse_reports r where ${only}
    order by r.received_at desc, r.id desc limit ${limit} offset ${(page - 1) * limit}`)
  const { rows: groups } = await session.execute<{ status: Status; total: number }>(sql`
    select r.status, count(*)::int as total from abuse_reports r where ${found} group by 1`)
  const { rows: places } = await session.execute<{ department: string }>(sql`
    select distinct r.department from abuse_reports r where ${own} order by 1`)
  const statuses = Object.fromEntries(
    groups.map((each) => [each.status, each.total]),
  ) as Reports['counts']['statuses']
  const total = groups
    .filter((each) => !status || each.status === status)
    .reduce((sum, each) => sum + each.total, 0)
  return {
    data: rows.map(toRow),
    counts: { statuses },
    departments: places.map((each) => each.department),
    pagination: paginationOf(page, limit, total),
  }
}

type Whole = Row & {
  description: string
  place: string
  seen_on: string | null
  is_ongoing: Report['isOngoing']
  author: string
  shelters: string[]
  reporter_name: string | null
  reporter_email: string | null
  reporter_phone: string | null
  may_share: boolean
  photos: Photo[]
}

async function rowOf(req: PayloadRequest, id: string): Promise<Whole> {
  const own = await ownReports(req)
  const session = await sessionOf(req)
  const { rows } = await session.execute<Whole>(sql`
    select ${COLUMNS}, r.description, r.place, to_char(r.seen_on, 'YYYY-MM-DD') as seen_on,
      r.is_ongoing, r.author, array(select s.name from shelters s
        where r.accused_shelters ? s.id::text order by s.name) as shelters, r.reporter_name, r.reporter_email, r.reporter_phone, r.may_share,
      r.photos
    from abuse_reports r where r.id = ${id} and ${own}
  `)
  const [row] = rows
  if (!row) throw new HttpError(404, SENTENCES.missing)
  return row
}

/** A report for those who look after it. @throws {HttpError} 404 for one of others */
export async function readReport(req: PayloadRequest, id: string): Promise<Report> {
  const row = await rowOf(req, id)
  const reporter =
    row.reporter_name === null
      ? null
      : {
          name: row.reporter_name,
          email: row.reporter_email,
          phone: row.reporter_phone,
          mayShare: row.may_share,
        }
  return {
    ...toRow(row),
    description: row.description,
    place: row.place,
    seenOn: row.seen_on,
    isOngoing: row.is_ongoing,
    author: row.author,
    shelters: row.shelters,
    reporter,
    photos: row.photos.map(({ id: photo }) => ({ id: photo })),
    events: await eventsOf(req, id),
  }
}

/** One photo of a report. @throws {HttpError} 404 for one of others */
export async function readPhoto(req: PayloadRequest, id: string, photo: string): Promise<Photo> {
  const found = (await rowOf(req, id)).photos.find((each) => each.id === photo)
  if (!found) throw new HttpError(404, 'Photo introuvable')
  return found
}

/**
 * Somebody of the desk has a report on their screen: it is new for none of them any more, unless its
 * reporter wrote meanwhile.
 */
export async function markRead(
  req: PayloadRequest,
  { id, events }: Pick<Report, 'id' | 'events'>,
): Promise<void> {
  await inTransaction(req, async (execute) => {
    // Whoever writes a note holds the report: what they wrote is seen by the next statement.
    await execute(sql`select 1 from abuse_reports where id = ${id} for update`)
    await execute(sql`
      update abuse_reports set is_unread = false
      where id = ${id} and is_unread and not exists (
        select 1 from abuse_events e where e.report_id = ${id} and e.kind = 'NOTE'
          and not e.id::text = any(${sql.param(events.map((each) => each.id))}::text[]))
    `)
  })
}
