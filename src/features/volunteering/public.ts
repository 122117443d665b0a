import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { publicShelterSql } from '@/features/shelters/public'
import { PARIS } from '@/platform/time/model'
import { ZONES_OF_DEPARTMENTS } from '@/platform/time/zones.model'

export { hoursWorked, slotsAttended } from './worked'

/**
 * Is somebody old enough for a mission, on `volunteer_missions m` and `volunteers v`? By what they said,
 * and the whole years since: a birthday is not asked.
 */
export const oldEnoughSql: SQL = sql`(m.min_age is null or v.age is null
  or v.age + extract(year from age(now(), v.age_at))::int >= m.min_age)`

/** The missions that everybody sees, on `volunteer_missions m` and its `shelters s`. */
export const publicMissionSql: SQL = sql`(m.status = 'OPEN' and ${publicShelterSql})`

const OVERSEAS = Object.entries(ZONES_OF_DEPARTMENTS).map(([code, zone]) =>
  sql.raw(`when '${code}' then '${zone}'`),
)

/** `zoneOfDepartment` of `volunteer_missions m`. */
export const missionZoneSql: SQL = sql`case m.department ${sql.join(OVERSEAS, sql` `)}
  else ${sql.raw(`'${PARIS}'`)} end`
