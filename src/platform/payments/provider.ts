import { env } from '../env'
import { simulator } from './simulator/provider'
import { stripeProvider } from './stripe/provider'
import type { PaymentProvider } from './types'

/**
 * Whoever moves the money here: Stripe as soon as its keys are set, the simulator in a
 * demonstration alone, and otherwise nobody: giving is then off, with a notice.
 */
export function paymentProvider(): PaymentProvider | null {
  if (env.stripe) return stripeProvider
  return env.DEMO ? simulator : null
}
