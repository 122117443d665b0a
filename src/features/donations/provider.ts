import { HttpError } from '@/platform/http/errors'
import { log } from '@/platform/log'
import { paymentProvider } from '@/platform/payments/provider'
import { ProviderDown, ProviderRefusal, type PaymentProvider } from '@/platform/payments/types'

const GIVING_IS_OFF = 'Les dons en ligne ne sont pas ouverts pour le moment'
const DOWN =
  'Le service de paiement ne répond pas. Rien n’a été débité\u00a0: réessayez dans un instant.'

/** The provider of today. @throws {HttpError} 503 when there is none */
export function openProvider(): PaymentProvider {
  const provider = paymentProvider()
  if (!provider) throw new HttpError(503, GIVING_IS_OFF)
  return provider
}

/**
 * The provider that knows a row, `null` when it is not the one of today: rows of the simulator
 * are nobody's once real keys are set.
 */
export function providerOf(row: { provider: string }): PaymentProvider | null {
  const provider = paymentProvider()
  return provider?.name === row.provider ? provider : null
}

/**
 * Does something at the provider for a person who waits.
 * @param refused what the person reads when the provider says no
 * @param down what they read when it does not answer
 * @throws {HttpError} 503 when it is down, 422 when it refuses
 */
export async function atProvider<T>(
  work: Promise<T>,
  refused: string,
  down: string = DOWN,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ProviderDown) throw new HttpError(503, down)
    if (!(error instanceof ProviderRefusal)) throw error
    log.warn({ code: error.code, error: error.message }, 'the payment provider refused')
    throw new HttpError(422, refused)
  }
}
