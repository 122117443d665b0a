import { readWait } from '@/ui/countdown'

import type { GiftOrder } from '../form/model'
import { attemptKey, forgetAttempts } from './attempt'

/** Source: docs/decisions/money.md. */
const FAILED = 'Erreur lors de la création de la session de paiement'

type Checkout =
  | { url: string }
  | {
      error: string
      /** One sentence for each wrong value, by its name in the API. */
      fields: Record<string, string>
      /** Seconds before another try. */
      wait: number
    }

type Answer = {
  url?: string
  error?: string
  fields?: Record<string, string>
  retryAfter?: number
}

/** Asks for the page of payment of a gift. Never throws: a failure is an outcome too. */
export async function createCheckout(order: GiftOrder): Promise<Checkout> {
  try {
    const response = await fetch('/api/create-checkout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...order, idempotencyKey: attemptKey(JSON.stringify(order)) }),
    })
    const { url, error, fields = {}, retryAfter } = (await response.json()) as Answer
    if (response.ok && url) return { url }
    // That page exists no more, or is another's: the next try asks for a new one.
    if (response.status === 409) forgetAttempts()
    return { error: error || FAILED, fields, wait: readWait(retryAfter) }
  } catch {
    return { error: FAILED, fields: {}, wait: 0 }
  }
}

/** Keeps the name that somebody signed in typed, when their account has none. */
export async function saveName(first: string, last: string): Promise<void> {
  try {
    await fetch('/api/user/update-name', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: `${first} ${last}`.trim() }),
      keepalive: true,
    })
  } catch {
    // The gift matters more than the name.
  }
}
