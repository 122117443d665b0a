import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { newestDays } from '@/platform/db/batches'
import { boxAround, distanceBetween } from '@/platform/geo/model'
import { findPlace, type SearchPlace } from '@/platform/geo/places'
import { metresSql } from '@/platform/geo/sql'
import { isId } from '@/platform/ids.model'
import { openPayload } from '@/platform/payload'
import { addDays, parisDay } from '@/platform/time/model'

import { REPORTS_PER_PAGE, type ReportKind } from './model'
import { activeReportSql, publicReportSql } from './public'
import { PUBLIC_COLUMNS, toPublicReport } from './rows'
import type { ListFilters } from './schema'
import type { ListedReport, PublicReport } from './view'

export { listOwnReports } from './own-reports'

const readOne = cached(
  async (id: string): Promise<PublicReport | null> => {
    const { db } = await openPayload()
    const { rows } = await db.drizzle.execute(
      sql`select ${PUBLIC_COLUMNS} from lost_found_reports r where r.id = ${id} and ${publicReportSql}`,
    )
    return rows[0] ? toPublicReport(rows[0]) : null
  },
  { key: 'lost-found.one', tags: (id) => [tags.lostFound(id)] },
)

/** A report that everybody may read, over or not; null for every other id. */
export async function findReport(kind: ReportKind, id: string): Promise<PublicReport | null> {
  const found = isId(id) ? await readOne(id.toLowerCase()) : null
  return found?.kind === kind ? found : null
}

/** What a list or a map is asked for. */
export type Asked = Omit<ListFilters, 'page'>

/** The same but its place, in SQL on `lost_found_reports r`. */
function conditions(kind: ReportKind, filters: Asked, place: SearchPlace | null): SQL {
  const { species, sex, coat, size, chip, department, since, radiusKm } = filters
  const all = [sql`r.kind = ${kind}`, activeReportSql]
  if (species) all.push(sql`r.species = ${species}`)
  // What nobody said may be what is looked for.
  if (sex) all.push(sql`r.sex in (${sex}, 'UNKNOWN')`)
  if (coat) all.push(sql`(r.coat = ${coat} or r.coat2 = ${coat})`)
  if (size) all.push(sql`(r.size = ${size} or r.size is null)`)
  if (chip) all.push(sql`r.chip = ${chip}`)
  if (department) all.push(sql`r.department = ${department}`)
  if (since) all.push(sql`r.day >= ${addDays(parisDay(new Date()), -since)}`)
  if (place) {
    const { south, north, west, east } = boxAround(place, radiusKm * 1000)
    all.push(sql`r.shown_lat between ${south} and ${north}
      and r.shown_lng between ${west} and ${east}`)
  }
  return sql.join(all, sql` and `)
}

/** The reports that are asked for, in SQL on `lost_found_reports r`, and what « near » is. */
export function askedSql(
  kind: ReportKind,
  filters: Asked,
): { where: SQL; place: SearchPlace | null } {
  const place = filters.near ? findPlace(filters.near) : null
  const near = place
    ? sql`and ${metresSql(place, sql`r.shown_lat`, sql`r.shown_lng`)} <= ${filters.radiusKm * 1000}`
    : sql``
  return { where: sql`${conditions(kind, filters, place)} ${near}`, place }
}

export type ReportList = {
  reports: ListedReport[]
  total: number
  page: number
  pages: number
  /** What `near` turned out to be. */
  place: SearchPlace | null
}

/** Reports in which people still look, the latest day first, 24 a page. */
export async function searchReports(kind: ReportKind, filters: ListFilters): Promise<ReportList> {
  const { where, place } = askedSql(kind, filters)
  const { db } = await openPayload()
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.drizzle.execute(sql`
      select ${PUBLIC_COLUMNS} from lost_found_reports r where ${where}
      order by r.day desc, r.id desc
      limit ${REPORTS_PER_PAGE} offset ${(filters.page - 1) * REPORTS_PER_PAGE}`),
    db.drizzle.execute<{ total: number }>(
      sql`select count(*)::int as total from lost_found_reports r where ${where}`,
    ),
  ])
  const total = counted[0]?.total ?? 0
  return {
    reports: rows.map((row) => {
      const report = toPublicReport(row)
      const distance = place ? Math.round(distanceBetween(place, report.point)) : null
      return { ...report, distance }
    }),
    total,
    page: filters.page,
    pages: Math.max(1, Math.ceil(total / REPORTS_PER_PAGE)),
    place,
  }
}

export type LostFoundFigures = { lost: number; found: number; returned: number }

/** Animals looked for now, found now, and those that went home in the last year. */
export const countReports = cached(
  async (): Promise<LostFoundFigures> => {
    const { db } = await openPayload()
    const { rows } = await db.drizzle.execute<LostFoundFigures>(sql`
      select
        count(*) filter (where r.kind = 'LOST' and r.status in ('OPEN', 'MATCHED'))::int as lost,
        count(*) filter (where r.kind = 'FOUND' and r.status in ('OPEN', 'MATCHED'))::int as found,
        count(*) filter (where r.status = 'RETURNED' and r.ended_at > now() - interval '1 year')::int
          as returned
      from lost_found_reports r where ${publicReportSql}`)
    return rows[0] ?? { lost: 0, found: 0, returned: 0 }
  },
  { key: 'lost-found.figures', tags: () => [], maxAge: 60 },
)

/** Of each batch of the reports that people still look for, the day of the last change (yyyy-MM-dd). */
export async function reportDays(size: number): Promise<string[]> {
  const { db } = await openPayload()
  const { rows } = await db.drizzle.execute<{ day: string }>(
    newestDays('r', sql`lost_found_reports r where ${activeReportSql}`, size),
  )
  return rows.map(({ day }) => day)
}

export type ActiveReport = { id: string; kind: ReportKind; changedOn: string }

/** A batch of them, in an order that stays the same while others are added. @param batch from 1 */
export async function listActiveReports(batch: number, size: number): Promise<ActiveReport[]> {
  const { db } = await openPayload()
  const { rows } = await db.drizzle.execute<ActiveReport>(sql`
    select r.id, r.kind, to_char(r.updated_at, 'YYYY-MM-DD') as "changedOn"
    from lost_found_reports r where ${activeReportSql}
    order by r.id limit ${size} offset ${(batch - 1) * size}`)
  return rows
}
