import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Frequency } from '@/platform/payments/types'
import { parisInstant } from '@/platform/time/model'

import type { SponsorshipStatus } from '../model'
import { givingOf } from './shelter'
import { perMonthOf } from './sponsorships'
import { ANIMAL, sumOf } from './sql'
import { everyMonth, lastMonths, SUMMARY_MONTHS, type MonthSums } from './summary.model'
import type { GivingSummary } from './view'

/** Animals that the summary names. */
const MOST_ANIMALS = 12

type Running = { status: SponsorshipStatus; frequency: Frequency; count: number; cents: number }

/**
 * A shelter's giving over 24 months, by month and by animal, and the sponsorships of today.
 * Everything is read from the ledger: what was paid, less what was given back.
 * @throws {HttpError} 403, 404
 */
export async function readGivingSummary(
  req: PayloadRequest,
  key: string,
  now = new Date(),
): Promise<GivingSummary> {
  const { id: shelter } = await givingOf(req, key)
  const drizzle = req.payload.db.drizzle
  const [firstMonth] = lastMonths(now, SUMMARY_MONTHS)
  const since = parisInstant(`${firstMonth}-01`, '00:00').toISOString()
  const recent = sql`p.shelter_id = ${shelter} and p.happened_at >= ${since}`
  const [months, animals, running] = await Promise.all([
    drizzle.execute<MonthSums>(sql`
      select to_char(p.happened_at at time zone 'Europe/Paris', 'YYYY-MM') as month,
        ${sumOf(sql`sum(p.amount_cents) filter (
          where p.kind = 'CHARGE' and p.sponsorship_id is null)`)} as "giftsCents",
        ${sumOf(sql`sum(p.amount_cents) filter (
          where p.kind = 'CHARGE' and p.sponsorship_id is not null)`)} as "sponsorshipsCents",
        ${sumOf(sql`-sum(p.amount_cents) filter (where p.kind <> 'CHARGE')`)}
          as "givenBackCents",
        count(*) filter (where p.kind = 'CHARGE')::int as count
      from payments p where ${recent} group by 1`),
    drizzle.execute<GivingSummary['animals'][number]>(sql`
      select ${ANIMAL} as "animal", ${sumOf(sql`sums.net`)} as "netCents", (
          select count(*)::int from sponsorships s
          where s.shelter_id = ${shelter} and s.status in ('ACTIVE', 'PAST_DUE')
            and s.animal_id is not distinct from sums.animal_id
        ) as sponsors
      from (
        select p.animal_id, sum(p.amount_cents) as net from payments p where ${recent}
        group by p.animal_id having sum(p.amount_cents) > 0
        order by net desc limit ${MOST_ANIMALS}
      ) sums left join animals a on a.id = sums.animal_id
      order by sums.net desc, a.name`),
    drizzle.execute<Running>(sql`
      select s.status, s.frequency, count(*)::int as count, ${sumOf(sql`sum(s.amount_cents)`)} as cents
      from sponsorships s
      where s.shelter_id = ${shelter} and s.status in ('ACTIVE', 'PAST_DUE')
      group by s.status, s.frequency`),
  ])
  const countOf = (status: SponsorshipStatus) =>
    running.rows.reduce((sum, row) => sum + (row.status === status ? row.count : 0), 0)
  return {
    months: everyMonth(now, months.rows),
    animals: animals.rows,
    sponsors: countOf('ACTIVE'),
    late: countOf('PAST_DUE'),
    perMonthCents: perMonthOf(running.rows),
  }
}
