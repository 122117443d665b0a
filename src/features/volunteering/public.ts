import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { publicShelterSql } from '@/features/shelters/public'

/** The missions that everybody sees, on `volunteer_missions m` and its `shelters s`. */
export const publicMissionSql: SQL = sql`(m.status = 'OPEN' and ${publicShelterSql})`
