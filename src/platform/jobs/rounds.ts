import { log } from '../log'

const MINUTE_MS = 60_000

type Rounds = {
  /** What is done, for the log: « old tickets ». */
  what: string
  /** Rows of one round. */
  most: number
  /**
   * The ids of the next rows, oldest first.
   * @param most no more than so many
   * @param besides those that resisted, which are not among them
   */
  list: (most: number, besides: readonly string[]) => Promise<string[]>
  /**
   * Does some rows in a transaction of its own, and looks again whether each is still due.
   * @returns how many were done
   */
  work: (ids: readonly string[]) => Promise<number>
  /** Each row is a transaction of its own. */
  isOneByOne?: boolean
  /** No round begins after this long; the next day takes the rest. */
  longestMs?: number
  clock?: () => number
}

/**
 * Does what a task of every day has to do, in rounds, until one is not full or some minutes have
 * passed. A row that resists undoes its round: each is then tried alone, and the one keeps no other.
 * @returns how many rows were done
 * @throws what the first row that resisted threw, after all others were done
 */
export async function inRounds({
  what,
  most,
  list,
  work,
  isOneByOne = false,
  longestMs = 5 * MINUTE_MS,
  clock = Date.now,
}: Rounds): Promise<number> {
  const end = clock() + longestMs
  const resisting: string[] = []
  const failures: unknown[] = []
  let done = 0
  const alone = async (ids: readonly string[]) => {
    for (const id of ids) {
      try {
        done += await work([id])
      } catch (error) {
        log.error({ id, err: error }, `one of the ${what} resists`)
        resisting.push(id)
        failures.push(error)
      }
    }
  }
  for (;;) {
    const ids = await list(most, resisting)
    if (ids.length === 0) break
    if (isOneByOne) await alone(ids)
    else {
      try {
        done += await work(ids)
      } catch (error) {
        log.warn({ err: error }, `a round of ${what} was undone: each is tried alone`)
        await alone(ids)
      }
    }
    if (ids.length < most) break
    if (clock() >= end) {
      log.warn({ done }, `${what}: the rest waits for another day`)
      break
    }
  }
  if (failures.length > 0) throw failures[0]
  return done
}
