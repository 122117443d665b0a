import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { publicShelterSql, shelterTodaySql } from '@/features/shelters/public'

const dayOf = (column: SQL): SQL => sql`(${column} at time zone 'Europe/Paris')::date`

/** `campaigns c` with its shelter. */
export const CAMPAIGNS: SQL = sql`campaigns c join shelters s on s.id = c.shelter_id`

/** First and last day of `campaigns c`: what is stored is noon of each. */
export const FIRST_DAY: SQL = dayOf(sql`c.starts_on`)
export const LAST_DAY: SQL = dayOf(sql`c.ends_on`)

/** Its last day is over at its shelter, on `campaigns c` joined with `shelters s`. */
export const isLate: SQL = sql`(c.ends_on is not null and ${LAST_DAY} < ${shelterTodaySql})`

/** It takes no gifts any more, whether or not the night has passed. */
export const IS_OVER: SQL = sql`(c.status = 'ENDED' or ${isLate})`

/** A campaign whose page everybody reads, on `campaigns c` joined with `shelters s`. */
export const shownSql: SQL = sql`(c.deleted_at is null and c.status in ('PUBLISHED', 'ENDED')
  and (c.starts_on is null or ${FIRST_DAY} <= ${shelterTodaySql}) and ${publicShelterSql})`

/** One that takes gifts today. */
export const openSql: SQL = sql`(${shownSql} and not ${IS_OVER})`

/** Of `donations d`: its money came, or may still come. */
export const givenSql: SQL = sql`(d.status not in ('EXPIRED', 'FAILED')
  or exists (select 1 from payments p where p.donation_id = d.id))`
