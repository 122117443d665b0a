import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Where } from 'payload'

import { ofPublicShelter, publicShelterSql, shelterTodaySql } from '@/features/shelters/public'

/** The requests that everybody reads by Payload’s addresses. */
export const publicRequest: Where = { and: [{ isActive: { equals: true } }, ofPublicShelter] }

/**
 * A request whose page everybody reads, on `supply_requests r` joined with `shelters s`: one that is
 * closed keeps its page, which says so.
 */
export const shownSql: SQL = sql`(r.deleted_at is null and ${publicShelterSql})`

/** Its last day: what is stored is noon of that day. */
export const LAST_DAY: SQL = sql`(r.delivery_date at time zone 'Europe/Paris')::date`

/** Its last day is over at its shelter, on `supply_requests r` joined with `shelters s`. */
export const isLate: SQL = sql`(r.delivery_date is not null and ${LAST_DAY} < ${shelterTodaySql})`

/** One that still takes answers, joined with `supply_progress p` besides. */
export const openSql: SQL = sql`(${shownSql} and r.is_active
  and not ${isLate}
  and (r.quantity_requested is null or coalesce(p.secured, 0) < r.quantity_requested))`
