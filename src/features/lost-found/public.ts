import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** The reports that everybody may read, on `lost_found_reports r`: their author confirmed them, nobody took them down. */
export const publicReportSql: SQL = sql`(r.confirmed_at is not null and r.hidden_at is null)`

/** Those in which people still look: what the lists show. */
export const activeReportSql: SQL = sql`(${publicReportSql} and r.status in ('OPEN', 'MATCHED'))`
