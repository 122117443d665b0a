import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import type { Execute } from '@/platform/db/transaction'
import { cellSide, MAP_MOST } from '@/platform/geo/grid.model'
import type { Box, Point } from '@/platform/geo/model'
import { cellSql } from '@/platform/geo/sql'
import { openPayload } from '@/platform/payload'

import { askedSql, type Asked } from './asked'
import type { Difficulty } from './model'

export type MapWalk = Point & {
  id: string
  slug: string
  name: string
  distance: number
  difficulty: Difficulty
}
/** Several walks that begin near each other, in the middle of their starts. */
export type MapGroup = Point & { id: string; count: number; box: Box }
export type WalksOnMap = { walks: MapWalk[]; groups: MapGroup[] }

async function readWalks(execute: Execute, where: SQL): Promise<MapWalk[]> {
  const { rows } = await execute<MapWalk>(sql`
    select w.id, w.slug, w.name, w.distance, w.difficulty, w.start_lat as lat, w.start_lng as lng
    from walks w where ${where} order by w.published_at desc, w.id desc limit ${MAP_MOST}`)
  return rows
}

type Cell = Box & Point & { column: number; row: number; count: number; first: string }

async function readCells(execute: Execute, where: SQL, side: number): Promise<Cell[]> {
  const { column, row } = cellSql(sql`w.start_lat`, sql`w.start_lng`, side)
  const { rows } = await execute<Cell>(sql`
    select ${column} as column, ${row} as row, count(*)::int as count, min(w.id::text) as first,
      avg(w.start_lat) as lat, avg(w.start_lng) as lng, min(w.start_lat) as south,
      max(w.start_lat) as north, min(w.start_lng) as west, max(w.start_lng) as east
    from walks w where ${where} group by 1, 2 order by 1, 2`)
  return rows
}

const inBox = ({ south, north, west, east }: Box): SQL =>
  sql`w.start_lat between ${south} and ${north} and w.start_lng between ${west} and ${east}`

/**
 * Where the walks of a list begin: each of them, or, beyond what one answer holds, groups of what is
 * near and those that stand alone.
 * @param part of the map that is asked for; without it, all of it
 */
export async function mapWalks(
  filters: Asked,
  part: { box: Box; zoom: number } | null,
): Promise<WalksOnMap> {
  const placed = sql`${askedSql(filters).where} and w.start_lat is not null`
  const where = part ? sql`${placed} and ${inBox(part.box)}` : placed
  const { db } = await openPayload()
  const execute: Execute = db.drizzle.execute.bind(db.drizzle)
  const { rows } = await execute<Box & { count: number }>(sql`
    select count(*)::int as count, min(w.start_lat) as south, max(w.start_lat) as north,
      min(w.start_lng) as west, max(w.start_lng) as east from walks w where ${where}`)
  const extent = rows[0]
  if (!extent || extent.count <= MAP_MOST) {
    return { walks: extent?.count ? await readWalks(execute, where) : [], groups: [] }
  }
  const cells = await readCells(execute, where, cellSide(extent, part?.zoom))
  const alone = cells.filter(({ count }) => count === 1).map(({ first }) => first)
  return {
    walks:
      alone.length > 0
        ? await readWalks(execute, sql`w.id = any(${sql.param(alone)}::uuid[])`)
        : [],
    groups: cells
      .filter(({ count }) => count > 1)
      .map(({ column, row, count, lat, lng, south, north, west, east }) => {
        return { id: `${column} ${row}`, lat, lng, count, box: { south, north, west, east } }
      }),
  }
}
