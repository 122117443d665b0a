import { createHmac } from 'node:crypto'

import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { openPool } from '../db/pool'
import { env } from '../env'

export type Rule = {
  /** Name of the counter; unique in the program. */
  name: string
  /** Tries within the window. */
  points: number
  /** Length of the window, in seconds. */
  seconds: number
}

export type Limiter = {
  /** Counts one try. @returns seconds to wait when there were too many, else 0. */
  take: (key: string) => Promise<number>
  /** Takes one counted try back. */
  giveBack: (key: string) => Promise<void>
  /** Forgets what was counted. */
  reset: (key: string) => Promise<void>
}

type Shared = { pool?: Pool }

// One small pool for each process, beside Payload's: a flood of tries never takes
// the connections that the rest of the program needs.
const shared: Shared = ((globalThis as { patteRateLimit?: Shared }).patteRateLimit ??= {})

function pool(): Pool {
  if (!shared.pool) {
    shared.pool = openPool({
      connectionString: env.DATABASE_URL,
      max: 2,
      connectionTimeoutMillis: 2000,
      statement_timeout: 2000,
      application_name: 'patte-blanche-limits',
      allowExitOnIdle: true,
    })
  }
  return shared.pool
}

/** Keys hold people's addresses: only their fingerprint is stored. */
const fingerprint = (key: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET).update(key).digest('base64url')

/**
 * A counter shared by all servers. When Postgres does not answer, each server
 * counts for itself: nothing is left without a limit, nor closed for everybody.
 */
export function createLimiter({ name, points, seconds }: Rule): Limiter {
  let limiter: RateLimiterPostgres | undefined
  const get = () =>
    (limiter ??= new RateLimiterPostgres({
      storeClient: pool(),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    }))
  return {
    async take(key) {
      try {
        await get().consume(fingerprint(key))
        return 0
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      }
    },
    giveBack: async (key) => void (await get().reward(fingerprint(key))),
    reset: async (key) => void (await get().delete(fingerprint(key))),
  }
}
