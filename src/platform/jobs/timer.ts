import { INTERNAL_HEADER, internalSecret } from '../cache/internal'
import { env } from '../env'
import { log } from '../log'

/** Path of the route that runs what is due. */
export const INTERNAL_JOBS_PATH = '/api/internal/jobs'

const PERIOD_MS = 15_000
/** A long job must not keep the others waiting, nor runs pile up. */
const MOST_AT_ONCE = 3

let underWay = 0

async function tick(): Promise<void> {
  if (underWay >= MOST_AT_ONCE) return
  underWay += 1
  try {
    const response = await fetch(`http://127.0.0.1:${env.PORT}${INTERNAL_JOBS_PATH}`, {
      method: 'POST',
      headers: { [INTERNAL_HEADER]: internalSecret() },
    })
    if (!response.ok) log.warn({ status: response.status }, 'the jobs could not be run')
  } catch (error) {
    log.warn({ error: String(error) }, 'the jobs could not be run')
  } finally {
    underWay -= 1
  }
}

/**
 * Runs due jobs every 15 seconds for the life of the process, through a request to
 * itself: only inside a request can a job refresh pages.
 */
export function startJobTimer(): void {
  setInterval(() => void tick(), PERIOD_MS).unref()
}
