import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { isoSql } from '@/platform/db/iso'
import { directionSql } from '@/platform/db/order'
import { searchedSql, wordsSql } from '@/platform/db/plain'
import type { Frequency } from '@/platform/payments/types'
import { paginationOf } from '@/platform/http/pagination.model'

import { perMonthCents, type SponsorshipStatus } from '../model'
import { SPONSORSHIP_STATUSES } from './model'
import type { SponsorshipsQuery } from './schema'
import { givingOf } from './shelter'
import { ANIMAL, sumOf } from './sql'
import type { Pagination, SponsorshipRow, SponsorshipTotals } from './view'

type Filters = Pick<SponsorshipsQuery, 'status' | 'search' | 'animal'>

// An animal that has left is still found by its name.
const WORDS = wordsSql(
  sql`s.first_name`,
  sql`s.last_name`,
  sql`s.email`,
  sql`a.name`,
  sql`s.former_animal_name`,
)
const NAME = wordsSql(sql`s.last_name`, sql`s.first_name`)

function conditionsOf(shelter: string, { status, search, animal }: Filters): SQL {
  const conditions = [
    sql`s.shelter_id = ${shelter}`,
    ...(status ? [sql`s.status::text = any(${sql.param(status)}::text[])`] : []),
    ...(animal ? [sql`s.animal_id = ${animal}`] : []),
    ...searchedSql(WORDS, search),
  ]
  return sql.join(conditions, sql` and `)
}

function orderOf({ sortBy, sortOrder }: SponsorshipsQuery): SQL {
  const direction = directionSql(sortOrder)
  const first = {
    createdAt: sql`coalesce(s.started_at, s.created_at)`,
    nextPaymentAt: sql`s.next_payment_at`,
    amount: sql`s.amount_cents`,
    name: NAME,
  }[sortBy]
  return sql`${first} ${direction} nulls last, s.id ${direction}`
}

/** What a list says of a sponsorship. `paidCents`: all that the shelter kept of it so far. */
export const SPONSORSHIP_COLUMNS = sql`
  s.id, s.status, s.frequency, s.amount_cents::int as "amountCents",
  s.tip_cents::int as "tipCents", s.first_name as "firstName", s.last_name as "lastName",
  s.email, s.message, coalesce(s.is_anonymous, false) as "isAnonymous",
  ${ANIMAL} as "animal", s.former_animal_name as "formerAnimalName",
  ${isoSql(sql`s.created_at`)} as "createdAt", ${isoSql(sql`s.started_at`)} as "startedAt",
  ${isoSql(sql`s.next_payment_at`)} as "nextPaymentAt", ${isoSql(sql`s.ended_at`)} as "endedAt",
  s.end_reason as "endReason", ${isoSql(sql`s.choice_until`)} as "choiceUntil",
  ${sumOf(sql`m.paid`)} as "paidCents", coalesce(m.terms, 0)::int as "terms"`

export const SPONSORSHIP_MONEY = sql`left join lateral (
  select sum(p.amount_cents) as paid, count(*) filter (where p.kind = 'CHARGE') as terms
  from payments p where p.sponsorship_id = s.id
) m on true`

/** The rows of `sponsorships s` that a condition names, with their animal and their money. */
const sponsorshipsSql = (condition: SQL, order: SQL, part = sql``): SQL => sql`
  select ${SPONSORSHIP_COLUMNS} from sponsorships s
  left join animals a on a.id = s.animal_id ${SPONSORSHIP_MONEY}
  where ${condition} order by ${order} ${part}`

type Count = { status: SponsorshipStatus; frequency: Frequency; count: number; cents: number }

export type SponsorshipPage = {
  rows: SponsorshipRow[]
  totals: SponsorshipTotals
  pagination: Pagination
}

/**
 * One page of a shelter's sponsorships. `perMonthCents` is what those that take terms now bring
 * in a month, whatever their frequency.
 * @throws {HttpError} 403, 404
 */
export async function readSponsorships(
  req: PayloadRequest,
  key: string,
  query: SponsorshipsQuery,
): Promise<SponsorshipPage> {
  const { id: shelter } = await givingOf(req, key)
  const { page, limit, status } = query
  const drizzle = req.payload.db.drizzle
  const [found, counted] = await Promise.all([
    drizzle.execute<SponsorshipRow>(
      sponsorshipsSql(
        conditionsOf(shelter, query),
        orderOf(query),
        sql`limit ${limit} offset ${(page - 1) * limit}`,
      ),
    ),
    drizzle.execute<Count>(sql`
      select s.status, s.frequency, count(*)::int as count, ${sumOf(sql`sum(s.amount_cents)`)} as cents
      from sponsorships s left join animals a on a.id = s.animal_id
      where ${conditionsOf(shelter, { ...query, status: undefined })}
      group by s.status, s.frequency`),
  ])
  const counts = Object.fromEntries(SPONSORSHIP_STATUSES.map((each) => [each, 0])) as Record<
    SponsorshipStatus,
    number
  >
  for (const row of counted.rows) counts[row.status] += row.count
  const wanted = status ?? SPONSORSHIP_STATUSES
  const total = wanted.reduce((sum, each) => sum + counts[each], 0)
  return {
    rows: found.rows,
    totals: { counts, perMonthCents: perMonthOf(counted.rows) },
    pagination: paginationOf(page, limit, total),
  }
}

/** What the active ones bring in a month, in cents. */
export const perMonthOf = (rows: ReadonlyArray<Omit<Count, 'count'>>): number =>
  rows
    .filter((row) => row.status === 'ACTIVE')
    .reduce((sum, { cents, frequency }) => sum + perMonthCents(cents, frequency), 0)

/**
 * The sponsors of one animal, those of today first.
 * @throws {HttpError} 403, 404
 */
export async function readAnimalSponsors(
  req: PayloadRequest,
  key: string,
  animal: string,
): Promise<SponsorshipRow[]> {
  const { id: shelter } = await givingOf(req, key)
  const { rows } = await req.payload.db.drizzle.execute<SponsorshipRow>(
    sponsorshipsSql(
      sql`s.shelter_id = ${shelter} and s.animal_id = ${animal} and s.status <> 'PENDING'`,
      sql`s.status = 'ENDED', s.started_at desc, s.id desc`,
      sql`limit 500`,
    ),
  )
  return rows
}
