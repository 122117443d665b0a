import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import type { Counted } from '@/platform/db/counted'

/** The places that everybody may read, on `places r`: the desk published them. */
export const publicPlaceSql: SQL = sql`(r.status = 'PUBLISHED')`

/** Places that people suggested and the desk published. */
export const placesPublished: Counted = (people) => sql`
  select r.created_by_id as user_id, count(*)::int as value from places r
  where r.created_by_id = any(${people}) and ${publicPlaceSql} group by 1`
