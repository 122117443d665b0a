import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import type { Execute } from '@/platform/db/transaction'
import { cellSide, MAP_MOST } from '@/platform/geo/grid.model'
import type { Box, Point } from '@/platform/geo/model'
import { cellSql } from '@/platform/geo/sql'
import { openPayload } from '@/platform/payload'

import type { ReportKind } from './model'
import { askedSql, type Asked } from './queries'
import type { PublicReport } from './view'

export type MapReport = Pick<
  PublicReport,
  'id' | 'kind' | 'species' | 'sex' | 'name' | 'communeName' | 'day' | 'point'
>

/** Several reports that are near each other, in the middle of the points that everybody may see. */
export type MapGroup = { id: string; point: Point; count: number; box: Box }

export type ReportsOnMap = { reports: MapReport[]; groups: MapGroup[] }

/** The part of a map that is asked for; without it, all of it. */
export type Part = { box: Box; zoom: number } | null

type Row = Omit<MapReport, 'point'> & Point

async function readReports(execute: Execute, where: SQL): Promise<MapReport[]> {
  const { rows } = await execute<Row>(sql`
    select r.id, r.kind, r.species, r.sex, r.name, r.commune_name as "communeName", r.day,
      r.shown_lat::float8 as lat, r.shown_lng::float8 as lng
    from lost_found_reports r where ${where} order by r.day desc, r.id desc limit ${MAP_MOST}`)
  return rows.map(({ lat, lng, ...rest }) => ({ ...rest, point: { lat, lng } }))
}

type Cell = Box & Point & { column: number; row: number; count: number; first: string }

async function readGroups(execute: Execute, where: SQL, side: number): Promise<Cell[]> {
  const { column, row } = cellSql(sql`r.shown_lat`, sql`r.shown_lng`, side)
  const { rows } = await execute<Cell>(sql`
    select ${column} as column, ${row} as row, count(*)::int as count, min(r.id::text) as first,
      avg(r.shown_lat)::float8 as lat, avg(r.shown_lng)::float8 as lng,
      min(r.shown_lat)::float8 as south, max(r.shown_lat)::float8 as north,
      min(r.shown_lng)::float8 as west, max(r.shown_lng)::float8 as east
    from lost_found_reports r where ${where} group by 1, 2 order by 1, 2`)
  return rows
}

const inBox = ({ south, north, west, east }: Box): SQL =>
  sql`and r.shown_lat between ${south} and ${north} and r.shown_lng between ${west} and ${east}`

/**
 * Where the reports of a list are, to 300 m: each of them, or, beyond what one answer holds, groups
 * of what is near and those that stand alone.
 */
export async function mapReports(
  kind: ReportKind,
  filters: Asked,
  part: Part,
): Promise<ReportsOnMap> {
  const { where: asked } = askedSql(kind, filters)
  const where = part ? sql`${asked} ${inBox(part.box)}` : asked
  const { db } = await openPayload()
  const execute: Execute = db.drizzle.execute.bind(db.drizzle)
  const { rows } = await execute<Box & { count: number }>(sql`
    select count(*)::int as count, min(r.shown_lat)::float8 as south,
      max(r.shown_lat)::float8 as north, min(r.shown_lng)::float8 as west,
      max(r.shown_lng)::float8 as east
    from lost_found_reports r where ${where}`)
  const extent = rows[0]
  if (!extent || extent.count <= MAP_MOST) {
    return { reports: extent?.count ? await readReports(execute, where) : [], groups: [] }
  }
  const cells = await readGroups(execute, where, cellSide(extent, part?.zoom))
  const alone = cells.filter(({ count }) => count === 1).map(({ first }) => first)
  const reports =
    alone.length > 0
      ? await readReports(execute, sql`${asked} and r.id = any(${sql.param(alone)}::uuid[])`)
      : []
  const groups = cells
    .filter(({ count }) => count > 1)
    .map(({ column, row, count, lat, lng, south, north, west, east }) => ({
      id: `${column} ${row}`,
      point: { lat, lng },
      count,
      box: { south, north, west, east },
    }))
  return { reports, groups }
}
