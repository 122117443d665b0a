import { HttpError } from '../http/errors'
import { createLimiter, type Limiter } from './limiter'
import { TOO_MANY_TRIES } from './sentences'

/** Presses of one person on hearts and « Suivre », in ten minutes: nobody means more. */
const presses = createLimiter({ name: 'presses', points: 150, seconds: 600 })

/** Counts one try of a signed-in person. @throws {HttpError} 429 with the seconds to wait */
export async function countTry(limiter: Limiter, user: string): Promise<void> {
  const wait = await limiter.take(user)
  if (wait === 0) return
  throw new HttpError(429, TOO_MANY_TRIES, {
    more: { retryAfter: wait },
    headers: { 'retry-after': String(wait) },
  })
}

/** Counts one press. @throws {HttpError} 429 with the seconds to wait */
export const countPress = (user: string): Promise<void> => countTry(presses, user)
