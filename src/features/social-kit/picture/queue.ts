import { HttpError } from '@/platform/http/errors'

/** Pictures that one server draws at once: each takes a processor for most of a second. */
const AT_ONCE = 2
/** Those that may wait for their turn. */
const WAITING = 24

let drawing = 0
const queue: Array<() => void> = []

/**
 * Runs a drawing in its turn.
 * @throws {HttpError} 503 when too many wait already
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (drawing >= AT_ONCE) {
    if (queue.length >= WAITING) {
      throw new HttpError(
        503,
        'Trop d’images sont demandées à la fois. Réessayez dans un instant.',
        {
          headers: { 'retry-after': '5' },
        },
      )
    }
    // Whoever ends hands its place over: it stays counted.
    await new Promise<void>((resolve) => queue.push(resolve))
  } else drawing += 1
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else drawing -= 1
  }
}
