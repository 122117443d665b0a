import type { PayloadRequest } from 'payload'

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
