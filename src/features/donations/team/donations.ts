import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { isoSql } from '@/platform/db/iso'
import { directionSql } from '@/platform/db/order'
import { searchedSql, wordsSql } from '@/platform/db/plain'
import { addDays, parisInstant } from '@/platform/time/model'
import { paginationOf } from '@/platform/http/pagination.model'

import type { DonationStatus } from '../model'
import { DONATION_STATUSES } from './model'
import type { DonationsExport, DonationsQuery } from './schema'
import { ownerOf, type Owner } from './shelter'
import { ANIMAL, CAMPAIGN, RECEIPTS, sumOf } from './sql'
import type { DonationRow, DonationTotals, Pagination } from './view'

const ANIMAL_NAME = sql`(select x.name from animals x where x.id = d.animal_id)`
const WORDS = wordsSql(
  sql`d.first_name`,
  sql`d.last_name`,
  sql`d.email`,
  sql`d.message`,
  ANIMAL_NAME,
)
const NAME = wordsSql(sql`d.last_name`, sql`d.first_name`)

/** When a gift was made: paid, or asked for when it never was. */
const AT = sql`coalesce(d.paid_at, d.created_at)`

type Filters = Omit<DonationsExport, 'sortBy' | 'sortOrder'>

/** The gifts `donations d` of a shelter, or of the platform. */
export const ownedBy = ({ id }: Owner): SQL =>
  id === null ? sql`d.shelter_id is null` : sql`d.shelter_id = ${id}`

/** The conditions that filters mean, on `donations d`. */
export function conditionsOf(owner: Owner, filters: Filters): SQL {
  const { status, animal, campaign, from, to, search } = filters
  const conditions = [
    ownedBy(owner),
    ...(status ? [sql`d.status::text = any(${sql.param(status)}::text[])`] : []),
    ...(animal ? [sql`d.animal_id = ${animal}`] : []),
    ...(campaign ? [sql`d.campaign_id = ${campaign}`] : []),
    ...(from ? [sql`${AT} >= ${parisInstant(from, '00:00').toISOString()}`] : []),
    ...(to ? [sql`${AT} < ${parisInstant(addDays(to, 1), '00:00').toISOString()}`] : []),
    ...searchedSql(WORDS, search),
  ]
  return sql.join(conditions, sql` and `)
}

/** The order that was asked, always a whole one. */
export function orderOf({ sortBy, sortOrder }: Pick<DonationsExport, 'sortBy' | 'sortOrder'>): SQL {
  const direction = directionSql(sortOrder)
  const first = { createdAt: AT, amount: sql`d.amount_cents`, name: NAME }[sortBy]
  return sql`${first} ${direction}, d.id ${direction}`
}

/** What a list and an export say of a gift. `givenBackCents` is of the gift alone, not of the tip. */
export const COLUMNS = sql`
  d.id, d.status, d.amount_cents::int as "amountCents", d.tip_cents::int as "tipCents",
  d.first_name as "firstName", d.last_name as "lastName", d.email, d.message,
  coalesce(d.is_anonymous, false) as "isAnonymous",
  coalesce(d.receipt_wanted, false) as "receiptWanted",
  ${ANIMAL} as "animal", ${CAMPAIGN} as "campaign",
  ${isoSql(sql`d.created_at`)} as "createdAt", ${isoSql(sql`d.paid_at`)} as "paidAt",
  ${sumOf(sql`(select greatest(0, -sum(p.amount_cents)) from payments p
    where p.donation_id = d.id and p.kind <> 'CHARGE')`)} as "givenBackCents",
  ${RECEIPTS(sql`p.donation_id = d.id`)} as "receipts"`

const pageSql = (owner: Owner, { page, limit, ...query }: DonationsQuery): SQL => sql`
  select ${COLUMNS} from (
    select d.id from donations d where ${conditionsOf(owner, query)}
    order by ${orderOf(query)} limit ${limit} offset ${(page - 1) * limit}
  ) page
  join donations d on d.id = page.id
  left join animals a on a.id = d.animal_id
  order by ${orderOf(query)}`

/** How many gifts the filters leave, by state, and what was paid and given back of them. */
const sumsSql = (owner: Owner, filters: Filters): SQL => sql`
  select d.status, count(*)::int as count,
    ${sumOf(sql`sum(m.paid)`)} as paid, ${sumOf(sql`sum(m.back)`)} as back
  from donations d
  left join lateral (
    select sum(p.amount_cents) filter (where p.kind = 'CHARGE') as paid,
      -sum(p.amount_cents) filter (where p.kind <> 'CHARGE') as back
    from payments p where p.donation_id = d.id
  ) m on true
  where ${conditionsOf(owner, filters)} group by d.status`

type Sums = { status: DonationStatus; count: number; paid: number; back: number }

export type DonationPage = { rows: DonationRow[]; totals: DonationTotals; pagination: Pagination }

/**
 * One page of the gifts of a shelter, or of the platform (`null`). Tabs count what they would
 * show, with the other filters; the sums are of all that the filters leave, not of the page.
 * @throws {HttpError} 403, 404
 */
export async function readDonations(
  req: PayloadRequest,
  key: string | null,
  query: DonationsQuery,
): Promise<DonationPage> {
  const owner = await ownerOf(req, key)
  const { page, limit, status } = query
  const drizzle = req.payload.db.drizzle
  const [found, sums] = await Promise.all([
    drizzle.execute<DonationRow>(pageSql(owner, query)),
    drizzle.execute<Sums>(sumsSql(owner, { ...query, status: undefined })),
  ])
  const byStatus = new Map(sums.rows.map((row) => [row.status, row]))
  const counts = Object.fromEntries(
    DONATION_STATUSES.map((each) => [each, byStatus.get(each)?.count ?? 0]),
  ) as Record<DonationStatus, number>
  const left = sums.rows.filter((row) => !status || status.includes(row.status))
  const total = left.reduce((sum, { count }) => sum + count, 0)
  const paidCents = left.reduce((sum, { paid }) => sum + paid, 0)
  const givenBackCents = left.reduce((sum, { back }) => sum + back, 0)
  return {
    rows: found.rows,
    totals: { counts, paidCents, givenBackCents, netCents: paidCents - givenBackCents },
    pagination: paginationOf(page, limit, total),
  }
}
