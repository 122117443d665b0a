import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import type { Counted } from '@/platform/db/counted'

/** The walks that everybody may read, on `walks w`. */
export const publicWalkSql: SQL = sql`(w.status = 'PUBLISHED')`

/** Walks that people published. */
export const walksPublished: Counted = (people) => sql`
  select w.created_by as user_id, count(*)::int as value from walks w
  where w.created_by = any(${people}) and ${publicWalkSql} group by 1`
