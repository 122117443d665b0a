import type { PayloadRequest } from 'payload'

/** Counts what stands on a plan in one room: open adoption requests, sponsorships. */
export type SubscriptionCounter = (req: PayloadRequest, planId: string) => Promise<number>

/**
 * How many subscriptions a plan has: open adoption requests and running sponsorships that name
 * it. Those rooms stand on this one, so `payload.config.ts` hands their counters in.
 * Source: docs/decisions/adoptions.md.
 */
export async function countSubscriptions(req: PayloadRequest, planId: string): Promise<number> {
  const { subscriptions } = req.payload.collections.plans.config.custom as {
    subscriptions: SubscriptionCounter[]
  }
  const counts = await Promise.all(subscriptions.map((count) => count(req, planId)))
  return counts.reduce((sum, count) => sum + count, 0)
}
