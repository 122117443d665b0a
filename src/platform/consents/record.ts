import type { PayloadRequest } from 'payload'

import { normalisedEmail, type Consent } from './model'

/**
 * Writes down that somebody agreed, or does no more, in the transaction of the write that follows
 * from it: without that write there is no consent.
 */
export async function recordConsent(req: PayloadRequest, consent: Consent): Promise<void> {
  // Straight to the database: nobody has the right to write here.
  await req.payload.db.create({
    collection: 'consents',
    req,
    returning: false,
    data: {
      ...consent,
      decision: consent.decision ?? 'GIVEN',
      email: normalisedEmail(consent.email),
      user: consent.user ?? null,
      shelter: consent.shelter ?? null,
      at: consent.at ?? new Date().toISOString(),
    },
  })
}
