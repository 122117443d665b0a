import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { isoSql } from '@/platform/db/iso'

/**
 * Cents that were added up, as a number: of more than 21 million euros an `int` has no room. Exact
 * up to 90,000 billion euros.
 */
export const sumOf = (sum: SQL): SQL => sql`coalesce(${sum}, 0)::float8`

/** The receipts of the payments `p` that a condition names, the latest first. */
export const RECEIPTS = (condition: SQL): SQL => sql`coalesce((
  select jsonb_agg(jsonb_build_object(
      'id', r.id, 'label', r.label, 'status', r.status, 'amountCents', r.amount_cents::int,
      'issuedAt', ${isoSql(sql`r.issued_at`)}, 'payment', r.payment_id
    ) order by r.year desc, r.number desc)
  from receipts r join payments p on p.id = r.payment_id where ${condition}), '[]'::jsonb)`

/** The campaign of the gift `d`, or null. */
export const CAMPAIGN = sql`(
  select jsonb_build_object('id', c.id, 'title', c.title) from campaigns c where c.id = d.campaign_id)`

/** The animal `a` that was joined, or null. */
export const ANIMAL = sql`
  case when a.id is null then null else jsonb_build_object('id', a.id, 'name', a.name) end`
