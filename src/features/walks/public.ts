import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** The walks that everybody may read, on `walks w`. */
export const publicWalkSql: SQL = sql`(w.status = 'PUBLISHED')`
