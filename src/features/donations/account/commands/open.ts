import { createHash } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { isPublicShelter } from '@/features/shelters/model'
import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/errors'
import { paymentProvider } from '@/platform/payments/provider'
import type { PaymentProvider } from '@/platform/payments/types'

import { NO_PROVIDER } from '../model'
import { accountShelter, asked, writeAccount } from '../shelter-account'

/** @throws {HttpError} 503 when this installation takes no payments */
function provider(): PaymentProvider {
  const found = paymentProvider()
  if (!found) throw new HttpError(503, NO_PROVIDER)
  return found
}

/**
 * Opens the shelter's account at the provider, or goes on with it.
 * @returns address of the provider's pages, good for a few minutes
 * @throws {HttpError} 403, 404; 422 for a shelter that is not approved; 503
 */
export async function openAccount(req: PayloadRequest, key: string): Promise<string> {
  const { id, name, slug, email, status, stripeAccountId } = await accountShelter(req, key)
  if (!isPublicShelter({ status })) {
    throw new HttpError(422, 'Seul un refuge approuvé peut activer les paiements')
  }
  const at = provider()
  let account = stripeAccountId
  if (!account) {
    // The same facts again are the same account, also when the server died in between.
    const facts = createHash('sha256')
      .update(JSON.stringify([email, name]))
      .digest('hex')
    const key = `account:${id}:${facts}`
    const made = await asked(at.createAccount({ email, name, shelter: id }, key))
    const kept = await writeAccount(req, id, (now) =>
      now.stripeAccountId ? null : { stripeAccountId: made, payoutState: 'PENDING' },
    )
    account = kept.stripeAccountId ?? made
  }
  const back = `${env.publicUrl}/retour-paiements/${slug}`
  return asked(at.onboardingUrl({ id: account, returnUrl: back, refreshUrl: back }))
}
