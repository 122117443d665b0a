import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import type { Execute } from '@/platform/db/transaction'
import { MAP_MOST } from '@/platform/geo/grid.model'
import { groupOnMap, type MapGroup, type MapPart } from '@/platform/geo/grouped'
import type { Point } from '@/platform/geo/model'
import { freshExecute } from '@/platform/payload'

import type { ReportKind } from './model'
import { askedSql, type Asked } from './queries'
import type { PublicReport } from './view'

export type MapReport = Pick<
  PublicReport,
  'id' | 'kind' | 'species' | 'sex' | 'name' | 'communeName' | 'day' | 'point'
>

export type ReportsOnMap = { reports: MapReport[]; groups: MapGroup[] }

type Row = Omit<MapReport, 'point'> & Point

async function readReports(execute: Execute, where: SQL): Promise<MapReport[]> {
  const { rows } = await execute<Row>(sql`
    select r.id, r.kind, r.species, r.sex, r.name, r.commune_name as "communeName", r.day,
      r.shown_lat::float8 as lat, r.shown_lng::float8 as lng
    from lost_found_reports r where ${where} order by r.day desc, r.id desc limit ${MAP_MOST}`)
  return rows.map(({ lat, lng, ...rest }) => ({ ...rest, point: { lat, lng } }))
}

/** Where the reports of a list are, to 300 m, alone or in groups. */
export async function mapReports(
  kind: ReportKind,
  filters: Asked,
  part: MapPart,
): Promise<ReportsOnMap> {
  const { where } = askedSql(kind, filters)
  const execute = await freshExecute()
  const mapped = {
    from: sql`lost_found_reports r`,
    id: sql`r.id`,
    lat: sql`r.shown_lat`,
    lng: sql`r.shown_lng`,
  }
  const { alone, groups } = await groupOnMap(execute, mapped, where, part, (rows) =>
    readReports(execute, rows),
  )
  return { reports: alone, groups }
}
