import { tooMany } from '../http/errors'
import { createLimiter, type Limiter } from './limiter'
import { TOO_MANY_TRIES } from './sentences'

/** Presses of one person on hearts and « Suivre », in ten minutes: nobody means more. */
const presses = createLimiter({ name: 'presses', points: 150, seconds: 600 })

/**
 * Counts one try.
 * @param key whose it is: the id of a signed-in person, an address
 * @throws {HttpError} 429 with the seconds to wait
 */
export async function countTry(
  limiter: Limiter,
  key: string,
  sentence = TOO_MANY_TRIES,
): Promise<void> {
  const wait = await limiter.take(key)
  if (wait > 0) throw tooMany(sentence, wait)
}

/** Counts one press. @throws {HttpError} 429 with the seconds to wait */
export const countPress = (user: string): Promise<void> => countTry(presses, user)
