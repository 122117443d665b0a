import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import type { Execute } from '@/platform/db/transaction'
import { MAP_MOST } from '@/platform/geo/grid.model'
import { groupOnMap, type MapGroup, type MapPart } from '@/platform/geo/grouped'
import type { Point } from '@/platform/geo/model'
import { freshExecute } from '@/platform/payload'

import type { Face } from './model'
import { askedSql, type Asked } from './queries'
import type { PublicPlace } from './view'

export type MapPlace = Pick<PublicPlace, 'id' | 'slug' | 'name' | 'kind' | 'communeName' | 'point'>

type Row = Omit<MapPlace, 'point'> & Point

async function readPlaces(execute: Execute, where: SQL): Promise<MapPlace[]> {
  const { rows } = await execute<Row>(sql`
    select r.id, r.slug, r.name, r.kind, r.commune_name as "communeName",
      r.lat::float8 as lat, r.lng::float8 as lng
    from places r where ${where} order by r.published_at desc, r.id limit ${MAP_MOST}`)
  return rows.map(({ lat, lng, ...rest }) => ({ ...rest, point: { lat, lng } }))
}

/** Where the places of a list are, alone or in groups. */
export async function mapPlaces(
  face: Face,
  filters: Asked,
  part: MapPart,
): Promise<{ places: MapPlace[]; groups: MapGroup[] }> {
  const { where } = askedSql(face, filters)
  const execute = await freshExecute()
  const mapped = { from: sql`places r`, id: sql`r.id`, lat: sql`r.lat`, lng: sql`r.lng` }
  const { alone, groups } = await groupOnMap(execute, mapped, where, part, (rows) =>
    readPlaces(execute, rows),
  )
  return { places: alone, groups }
}
