import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { zoneMoments } from './hours.model'

/** A period of a table in which a moment falls. @param also a condition on the period */
const path = (at: number, also = ''): string => `$[*] ? (${also}@.from <= ${at} && @.end > ${at})`

/** The places `r` that are open at a moment, each on its own clocks: `isOpenBy` in SQL. */
export function openAtSql(now: Date): SQL {
  const zones = zoneMoments(now).map(({ zone, days }) => {
    const open = days.map(
      ({ day, weekday, at }) => sql`(case when jsonb_exists(r.open_table->'days', ${day})
        then jsonb_path_exists(r.open_table->'days'->${day}::text, ${path(at)}::jsonpath)
        else jsonb_path_exists(r.open_table->'week', ${path(at, `@.day == ${weekday} && `)}::jsonpath)
        end)`,
    )
    return sql`when ${zone} then (${sql.join(open, sql` or `)})`
  })
  return sql`coalesce(case r.timezone ${sql.join(zones, sql` `)} else false end, false)`
}
