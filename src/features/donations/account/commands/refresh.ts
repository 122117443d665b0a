import type { PayloadRequest } from 'payload'

import { paymentProvider } from '@/platform/payments/provider'
import { ProviderRefusal, type AccountRecord } from '@/platform/payments/types'

import { payoutStateOf } from '../model'
import { writeAccount } from '../shelter-account'

/**
 * Reads at the provider what an account may do, and notes it at its shelter. An account that is
 * nobody's is left alone.
 * @throws {ProviderDown} when the provider does not answer
 */
export async function refreshAccount(req: PayloadRequest, account: string): Promise<void> {
  const at = paymentProvider()
  if (!at) return
  const { docs } = await req.payload.find({
    collection: 'shelters',
    // The provider's account leads to its shelter, whoever asks.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    where: { stripeAccountId: { equals: account } },
  })
  const shelter = docs[0]?.id
  if (!shelter) return
  const record = await at.readAccount(account).catch((error: unknown): AccountRecord | null => {
    if (error instanceof ProviderRefusal) return null
    throw error
  })
  await writeAccount(req, shelter, ({ payoutState }) => {
    const state = payoutStateOf(record, payoutState)
    return state === payoutState ? null : { payoutState: state }
  })
}
