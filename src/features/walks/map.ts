import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import type { Execute } from '@/platform/db/transaction'
import { MAP_MOST } from '@/platform/geo/grid.model'
import { groupOnMap, type MapGroup, type MapPart } from '@/platform/geo/grouped'
import type { Point } from '@/platform/geo/model'
import { freshExecute } from '@/platform/payload'

import { askedSql, type Asked } from './asked'
import type { Difficulty } from './model'

export type MapWalk = Point & {
  id: string
  slug: string
  name: string
  distance: number
  difficulty: Difficulty
}
export type WalksOnMap = { walks: MapWalk[]; groups: MapGroup[] }

async function readWalks(execute: Execute, where: SQL): Promise<MapWalk[]> {
  const { rows } = await execute<MapWalk>(sql`
    select w.id, w.slug, w.name, w.distance, w.difficulty, w.start_lat as lat, w.start_lng as lng
    from walks w where ${where} order by w.published_at desc, w.id desc limit ${MAP_MOST}`)
  return rows
}

/** Where the walks of a list begin, alone or in groups. */
export async function mapWalks(filters: Asked, part: MapPart): Promise<WalksOnMap> {
  const where = sql`${askedSql(filters).where} and w.start_lat is not null`
  const execute = await freshExecute()
  const mapped = {
    from: sql`walks w`,
    id: sql`w.id`,
    lat: sql`w.start_lat`,
    lng: sql`w.start_lng`,
  }
  const { alone, groups } = await groupOnMap(execute, mapped, where, part, (rows) =>
    readWalks(execute, rows),
  )
  return { walks: alone, groups }
}
