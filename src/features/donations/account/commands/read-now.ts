import type { PayloadRequest } from 'payload'

import { paymentProvider } from '@/platform/payments/provider'

import { accountShelter, asked, type Owner } from '../shelter-account'
import { refreshAccount } from './refresh'

/**
 * The state of the shelter's account, as the provider has it now.
 * @throws {HttpError} 403, 404, 503
 */
export async function readAccountNow(req: PayloadRequest, key: string): Promise<Owner> {
  const shelter = await accountShelter(req, key)
  if (!shelter.stripeAccountId || !paymentProvider()) return shelter
  await asked(refreshAccount(req, shelter.stripeAccountId))
  return accountShelter(req, key)
}
