import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** The profiles that everybody sees, on `profiles p` joined with `users u`. */
export const publicProfileSql: SQL = sql`(p.is_public and u.email_verified is not null)`
