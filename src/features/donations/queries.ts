import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { LIVE_SPONSORSHIPS } from './model'

/**
 * How many sponsorships name a plan and may still take money: what its subscriptions are. Source:
 * docs/decisions/money.md.
 */
export async function countOpenSponsorships(req: PayloadRequest, planId: string): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'sponsorships',
    where: {
      and: [
        { plan: { equals: planId } },
        { status: { in: ['PENDING', 'ACTIVE', 'PAST_DUE', 'PAUSED', 'AWAITING_CHOICE'] } },
      ],
    },
    // A number, for whoever may manage the plan; the caller has checked that.
    overrideAccess: true,
    req,
  })
  return totalDocs
}

/** How many live sponsorships each of those animals has; without one, it is not in the map. */
export async function countSponsorsByAnimal(
  req: PayloadRequest,
  animals: readonly string[],
): Promise<Map<string, number>> {
  if (animals.length === 0) return new Map()
  const { rows } = await req.payload.db.drizzle.execute<{ id: string; count: number }>(sql`
    select animal_id as id, count(*)::int as count from sponsorships
    where animal_id = any(${sql.param([...animals])}::uuid[])
      and status::text = any(${sql.param([...LIVE_SPONSORSHIPS])}::text[])
    group by animal_id
  `)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
