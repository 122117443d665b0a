import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import type { Execute } from '@/platform/db/transaction'

import { cellSide, MAP_MOST } from './grid.model'
import type { Box, Point } from './model'
import { cellSql } from './sql'

/** Several rows that are near each other, in the middle of the points that everybody may see. */
export type MapGroup = Point & { id: string; count: number; box: Box }

/** The part of a map that is asked for; without it, all of it. */
export type MapPart = { box: Box; zoom: number } | null

/** What is on the map: a table, its id, and the columns of the points that everybody may see. */
export type Mapped = { from: SQL; id: SQL; lat: SQL; lng: SQL }

type Cell = Box & Point & { column: number; row: number; count: number; first: string }

async function readCells(
  execute: Execute,
  { from, id, lat, lng }: Mapped,
  where: SQL,
  side: number,
): Promise<Cell[]> {
  const { column, row } = cellSql(lat, lng, side)
  const { rows } = await execute<Cell>(sql`
    select ${column} as column, ${row} as row, count(*)::int as count, min(${id}::text) as first,
      avg(${lat})::float8 as lat, avg(${lng})::float8 as lng,
      min(${lat})::float8 as south, max(${lat})::float8 as north,
      min(${lng})::float8 as west, max(${lng})::float8 as east
    from ${from} where ${where} group by 1, 2 order by 1, 2`)
  return rows
}

/**
 * Where the rows of a list are: each of them, or, beyond what one answer holds, groups of what is
 * near and those that stand alone.
 * @param asked condition that every row fulfils
 * @param read reads at most {@link MAP_MOST} rows that fulfil a condition
 */
export async function groupOnMap<T>(
  execute: Execute,
  mapped: Mapped,
  asked: SQL,
  part: MapPart,
  read: (where: SQL) => Promise<T[]>,
): Promise<{ alone: T[]; groups: MapGroup[] }> {
  const { from, id, lat, lng } = mapped
  const where = part
    ? sql`${asked} and ${lat} between ${part.box.south} and ${part.box.north}
        and ${lng} between ${part.box.west} and ${part.box.east}`
    : asked
  const { rows } = await execute<Box & { count: number }>(sql`
    select count(*)::int as count, min(${lat})::float8 as south, max(${lat})::float8 as north,
      min(${lng})::float8 as west, max(${lng})::float8 as east
    from ${from} where ${where}`)
  const extent = rows[0]
  if (!extent || extent.count <= MAP_MOST) {
    return { alone: extent?.count ? await read(where) : [], groups: [] }
  }
  const cells = await readCells(execute, mapped, where, cellSide(extent, part?.zoom))
  const ids = cells.filter(({ count }) => count === 1).map(({ first }) => first)
  const alone =
    ids.length > 0 ? await read(sql`${asked} and ${id} = any(${sql.param(ids)}::uuid[])`) : []
  const groups = cells
    .filter(({ count }) => count > 1)
    .map(({ column, row, count, south, north, west, east, ...middle }) => ({
      id: `${column} ${row}`,
      lat: middle.lat,
      lng: middle.lng,
      count,
      box: { south, north, west, east },
    }))
  return { alone, groups }
}
