import { outsideTransactions } from '../../db/transaction'
import { env } from '../../env'
import { ProviderDown, ProviderRefusal, type Account } from '../types'
import type Stripe from './library'
import { Library } from './library'

// Some commands ask three times: with one retry each, they have an answer within a minute, after
// which their order is taken for left (features/donations/sponsorships/orders.ts).
const TIMEOUT_MS = 8_000
const RETRIES = 1

const shared = ((globalThis as { patteStripe?: { client?: Stripe } }).patteStripe ??= {})

/** The one client of this process. @throws when no key is set */
function stripeClient(): Stripe {
  if (shared.client) return shared.client
  if (!env.stripe) throw new Error('Stripe has no key here')
  const { secretKey, apiUrl } = env.stripe
  shared.client = new Library(secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(apiUrl && {
      protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
      host: apiUrl.hostname,
      port: apiUrl.port || (apiUrl.protocol === 'http:' ? 80 : 443),
    }),
  })
  return shared.client
}

/** On whose account a call is made; with a key it is done once, however often it is sent. */
export const at = (account: Account, idempotencyKey?: string): Stripe.RequestOptions => ({
  ...(account && { stripeAccount: account }),
  ...(idempotencyKey && { idempotencyKey }),
})

/** Our own word where Stripe has several for one thing. */
const CODES: Record<string, string> = {
  insufficient_funds: 'balance_insufficient',
  refund_disputed_payment: 'charge_disputed',
}

/** Nothing is known, and the same may be sent again. */
const isDown = (error: InstanceType<typeof Library.errors.StripeError>): boolean =>
  error instanceof Library.errors.StripeConnectionError ||
  error instanceof Library.errors.StripeAPIError ||
  error instanceof Library.errors.StripeRateLimitError ||
  error instanceof Library.errors.StripeAuthenticationError ||
  error.code === 'idempotency_key_in_use' ||
  error.code === 'lock_timeout'

/**
 * Asks Stripe.
 * @throws {ProviderDown} when it does not answer, takes no more, or does not know our key
 * @throws {ProviderRefusal} when it says no
 */
export async function ask<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
  outsideTransactions('Stripe')
  try {
    return await work(stripeClient())
  } catch (error) {
    if (!(error instanceof Library.errors.StripeError)) throw error
    if (isDown(error)) throw new ProviderDown(error.message, { cause: error })
    const isOtherQuestion = error instanceof Library.errors.StripeIdempotencyError
    const code = isOtherQuestion ? 'idempotency_error' : (error.code ?? null)
    throw new ProviderRefusal(error.message, code && (CODES[code] ?? code))
  }
}

/** Keys that one write may use up: each stands for a refusal that was kept. */
const MOST_KEYS = 20

/** A refusal of before, said again without another look. Source: docs.stripe.com/api/idempotent_requests. */
const isRepeated = (error: unknown): boolean =>
  error instanceof Library.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'

/**
 * Asks for something that is to be done once, however often it is asked. Stripe keeps a refusal
 * for a day and repeats it to whoever comes with the same key, although what was in the way may be
 * gone, such as an empty balance. Nothing was done then, so the next key of the row asks anew.
 * @param key under which it is done once
 * @throws {ProviderDown | ProviderRefusal} as `ask`
 */
export async function askOnce<T>(
  key: string,
  work: (stripe: Stripe, key: string) => Promise<T>,
): Promise<T> {
  for (let turn = 0; ; turn += 1) {
    let wasKept = false
    const own = turn === 0 ? key : `${key}:${turn}`
    try {
      return await ask((stripe) =>
        work(stripe, own).catch((error: unknown) => {
          wasKept = isRepeated(error)
          throw error
        }),
      )
    } catch (error) {
      const isOld = wasKept && error instanceof ProviderRefusal
      if (!isOld || turn === MOST_KEYS) throw error
    }
  }
}

/** The id of a thing that Stripe gives whole or by its id. */
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)

/** A thing that was asked for whole; `null` when only its id came. */
export const whole = <T extends object>(thing: string | T | null | undefined): T | null =>
  typeof thing === 'object' ? thing : null

export const dateOf = (seconds: number): Date => new Date(seconds * 1000)
