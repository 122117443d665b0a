import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** The places that everybody may read, on `places r`: the desk published them. */
export const publicPlaceSql: SQL = sql`(r.status = 'PUBLISHED')`
