import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import type { Receipt } from '@/payload-types'
import { isoSql } from '@/platform/db/iso'
import { directionSql } from '@/platform/db/order'
import { plainSql, searchedSql, wordsSql } from '@/platform/db/plain'
import { sessionOf } from '@/platform/db/session'
import { paginationOf } from '@/platform/http/pagination.model'

import { requireReceiptRight } from './right'
import { receiptPath } from './mails'
import {
  receiptBlockers,
  type ReceiptNeed,
  type ReceiptSnapshot,
  type ReceiptStatus,
} from './model'
import { countOpenOrders } from './orders'
import type { ReceiptsQuery } from './schema'

/** A receipt in the list of a shelter. */
export type ReceiptRow = {
  id: string
  label: string
  year: number
  status: ReceiptStatus
  amountCents: number
  donor: ReceiptSnapshot['donor']
  paidAt: string
  issuedAt: string
  cancelledAt: string | null
  cancelReason: string | null
  /** Label of the receipt that replaces this one. */
  replacedBy: string | null
  replaces: string | null
}

/** What the valid receipts of a year come to: what a shelter declares (CGI 222 bis). */
export type YearTotal = { year: number; issued: number; amountCents: number; cancelled: number }

export type ReceiptsPage = {
  rows: ReceiptRow[]
  /** By year, the latest first, whatever the filters. */
  years: YearTotal[]
  pagination: { page: number; limit: number; total: number; pages: number }
}

const DONOR = (name: string) => sql`r.facts->'donor'->>${sql.raw(`'${name}'`)}`
const WORDS = wordsSql(sql`r.label`, DONOR('firstName'), DONOR('lastName'), DONOR('email'))

type Filters = { [Name in 'year' | 'status' | 'search']?: ReceiptsQuery[Name] | null }

/** The conditions that filters mean, on `receipts r`. */
export function conditionsOf(shelter: string, { year, status, search }: Filters): SQL {
  return sql.join(
    [
      sql`r.shelter_id = ${shelter}`,
      ...(year ? [sql`r.year = ${year}`] : []),
      ...(status ? [sql`r.status = ${status}`] : []),
      ...searchedSql(WORDS, search),
    ],
    sql` and `,
  )
}

export const RECEIPT_COLUMNS = sql`
  r.id, r.label, r.year::int as "year", r.status, r.amount_cents::int as "amountCents",
  r.facts->'donor' as "donor", r.facts->>'paidAt' as "paidAt",
  ${isoSql(sql`r.issued_at`)} as "issuedAt", ${isoSql(sql`r.cancelled_at`)} as "cancelledAt",
  r.cancel_reason as "cancelReason", r.facts->>'replaces' as "replaces",
  (select next.label from receipts next where next.id = r.replaced_by_id) as "replacedBy"`

const NAME = plainSql(sql`concat(${DONOR('lastName')}, ' ', ${DONOR('firstName')})`)

/** The order that was asked, always a whole one: numbers begin again each year. */
function orderOf({ sortBy, sortOrder }: Pick<ReceiptsQuery, 'sortBy' | 'sortOrder'>): SQL {
  const direction = directionSql(sortOrder)
  const number = sql`r.year ${direction}, r.number ${direction}`
  if (sortBy === 'number') return number
  const first = { amount: sql`r.amount_cents`, name: NAME }[sortBy]
  return sql`${first} ${direction}, r.year desc, r.number desc`
}

/** Totals by year of a shelter's receipts; the caller has checked the right to them. */
async function yearTotals(req: PayloadRequest, shelter: string): Promise<YearTotal[]> {
  const { rows } = await req.payload.db.drizzle.execute<YearTotal>(sql`
    select year::int as "year", (count(*) filter (where status = 'ISSUED'))::int as "issued",
      -- An int has no room for more than 21 million euros.
      coalesce(sum(amount_cents) filter (where status = 'ISSUED'), 0)::float8 as "amountCents",
      (count(*) filter (where status = 'CANCELLED'))::int as "cancelled"
    from receipts where shelter_id = ${shelter} group by year order by year desc
  `)
  return rows
}

/**
 * One page of a shelter's receipts, and the totals of its years.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function listReceipts(
  req: PayloadRequest,
  key: string,
  query: Filters & Pick<ReceiptsQuery, 'page' | 'limit' | 'sortBy' | 'sortOrder'>,
): Promise<ReceiptsPage> {
  const { id: shelter } = await requireReceiptRight(req, key)
  const { page, limit } = query
  const where = conditionsOf(shelter, query)
  const drizzle = req.payload.db.drizzle
  const [found, counted, years] = await Promise.all([
    drizzle.execute<ReceiptRow>(sql`
      select ${RECEIPT_COLUMNS} from receipts r where ${where}
      order by ${orderOf(query)} limit ${limit} offset ${(page - 1) * limit}
    `),
    drizzle.execute<{ count: number }>(
      sql`select count(*)::int as count from receipts r where ${where}`,
    ),
    yearTotals(req, shelter),
  ])
  const total = counted.rows[0]?.count ?? 0
  return {
    rows: found.rows,
    years,
    pagination: paginationOf(page, limit, total),
  }
}

/** What keeps a shelter from giving receipts, and how many wait for it. */
export type ReceiptNotice = { missing: ReceiptNeed[]; isEnabled: boolean; waiting: number }

/**
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function receiptNotice(req: PayloadRequest, key: string): Promise<ReceiptNotice> {
  const { id } = await requireReceiptRight(req, key)
  const shelter = await req.payload.findByID({
    collection: 'shelters',
    id,
    // The right to the shelter's receipts was checked; only what is missing is said.
    overrideAccess: true,
    depth: 0,
    req,
  })
  return {
    missing: receiptBlockers(shelter),
    isEnabled: shelter.taxReceiptsEnabled === true,
    waiting: await countOpenOrders(req, id),
  }
}

/** Is the receipt of a payment not asked for, on its way, or sent? */
export async function receiptStateOf(
  req: PayloadRequest,
  paymentId: string,
): Promise<'none' | 'coming' | 'sent'> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select is_done as "isDone" from receipt_orders
    where payment_id = ${paymentId} and amount_cents > 0
  `)
  if (rows.length === 0) return 'none'
  return rows[0]?.isDone ? 'sent' : 'coming'
}

/** A receipt of a donor, for the page that is theirs. */
export type OwnReceipt = {
  payment: string
  label: string
  status: ReceiptStatus
  replacedBy: string | null
  /** Opens the file; `null` for one that is not valid any more. */
  href: string | null
}

/** The receipts of a donor's payments; the caller has checked that they are theirs. */
export async function receiptsOfDonor(req: PayloadRequest, donor: string): Promise<OwnReceipt[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select r.id, r.payment_id as "payment", r.label, r.status,
      (select next.label from receipts next where next.id = r.replaced_by_id) as "replacedBy"
    from receipts r join payments p on p.id = r.payment_id
    where p.donor_id = ${donor}
    order by r.year desc, r.number desc
  `)
  return (rows as Array<OwnReceipt & { id: string }>).map(({ id, ...row }) => ({
    ...row,
    href: row.status === 'ISSUED' ? receiptPath(id) : null,
  }))
}

/** A receipt by its id, for whoever holds its link; `null` when there is none. */
export const receiptById = async (req: PayloadRequest, id: string): Promise<Receipt | null> =>
  req.payload.findByID({
    collection: 'receipts',
    id,
    // The link is the right to it.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
