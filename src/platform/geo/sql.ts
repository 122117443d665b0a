import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import type { Point } from './model'

/**
 * Metres as the crow flies between a place and the point of a row: `distanceBetween` in SQL.
 * @param lat column in degrees
 * @param lng column in degrees
 */
export const metresSql = (from: Point, lat: SQL, lng: SQL): SQL => sql`(2 * 6371008.8 * asin(
  least(1, sqrt(power(sin(radians(${lat}::float8 - ${from.lat}::float8) / 2), 2)
  + cos(radians(${from.lat}::float8)) * cos(radians(${lat}::float8))
    * power(sin(radians(${lng}::float8 - ${from.lng}::float8) / 2), 2)))))`

/** The department of a French postal code, as `departmentOf` of a shelter tells it. */
export const departmentSql = (postalCode: SQL): SQL => {
  const code = sql`replace(coalesce(${postalCode}, ''), ' ', '')`
  return sql`case
    when ${code} = '97133' then '977'
    when ${code} = '97150' then '978'
    when ${code} ~ '^9[78]' then left(${code}, 3)
    when ${code} ~ '^20[01]' then '2A'
    when ${code} ~ '^20' then '2B'
    else left(${code}, 2) end`
}

/**
 * The column and the row of {@link cellOf} for the point of a row.
 * @param side of the squares, in degrees of the equator
 */
export const cellSql = (lat: SQL, lng: SQL, side: number): { column: SQL; row: SQL } => ({
  column: sql`floor(${lng}::float8 / ${side}::float8)`,
  row: sql`floor(degrees(ln(tan(pi() / 4
    + radians(greatest(-85, least(85, ${lat}::float8))) / 2))) / ${side}::float8)`,
})
