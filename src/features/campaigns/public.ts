import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { publicShelterSql } from '@/features/shelters/public'

const dayOf = (column: SQL): SQL => sql`(${column} at time zone 'Europe/Paris')::date`
const TODAY = sql`(now() at time zone 'Europe/Paris')::date`

/** First and last day of `campaigns c`, in Paris. */
export const FIRST_DAY: SQL = dayOf(sql`c.starts_on`)
export const LAST_DAY: SQL = dayOf(sql`c.ends_on`)

/** Its last day is over. */
export const isLate: SQL = sql`(c.ends_on is not null and ${LAST_DAY} < ${TODAY})`

/** It takes no gifts any more, whether or not the night has passed. */
export const IS_OVER: SQL = sql`(c.status = 'ENDED' or ${isLate})`

/** A campaign whose page everybody reads, on `campaigns c` joined with `shelters s`. */
export const shownSql: SQL = sql`(c.deleted_at is null and c.status in ('PUBLISHED', 'ENDED')
  and (c.starts_on is null or ${FIRST_DAY} <= ${TODAY}) and ${publicShelterSql})`

/** One that takes gifts today. */
export const openSql: SQL = sql`(${shownSql} and not ${IS_OVER})`
