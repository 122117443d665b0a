import { HttpError } from './http/errors'

/**
 * Lets a few pieces of heavy work run at once; the others wait their turn.
 * @param atOnce how many run together
 * @param waiting how many may wait; more are told to come back
 * @param busy what those are told, in French
 * @returns a function that runs a piece of work in its turn
 * @throws {HttpError} 503 when too many wait already
 */
export function createSemaphore(atOnce: number, waiting: number, busy?: string) {
  const queue: Array<() => void> = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        throw new HttpError(503, busy, { headers: { 'retry-after': '5' } })
      }
      // Whoever leaves hands their place over, so that nobody slips in between.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
