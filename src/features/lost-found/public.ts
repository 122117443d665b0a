import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import type { Things } from '@/platform/db/counted'

/** The reports that everybody may read, on `lost_found_reports r`: their author confirmed them, nobody took them down. */
export const publicReportSql: SQL = sql`(r.confirmed_at is not null and r.hidden_at is null)`

/** Those in which people still look: what the lists show. */
export const activeReportSql: SQL = sql`(${publicReportSql} and r.status in ('OPEN', 'MATCHED'))`

/**
 * Animals that are home because somebody told that they had found them. The animal of the sheet that a
 * shelter wrote of it, where there is one, is the same animal.
 */
export const animalsBroughtHome: Things = (people) => sql`
  select r.user_id, coalesce(r.animal_id, r.id)::text as thing from lost_found_reports r
  where r.user_id = any(${people}) and r.kind = 'FOUND' and r.status = 'RETURNED'
    and r.confirmed_at is not null and r.hidden_at is null`
