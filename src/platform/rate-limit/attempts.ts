import { env } from '../env'
import { clientNetwork } from '../http/client-address'
import { tooMany } from '../http/errors'
import { knownDevice } from './device'
import { createLimiter, type Limiter } from './limiter'

const WINDOW_SECONDS = 15 * 60
const HOUR_SECONDS = 3600

export type Attempt = {
  /** The try was a good one: it no longer counts. */
  forgive: () => Promise<void>
  /** The try never took place, as when the database is away: it alone no longer counts. */
  takeBack: () => Promise<void>
}

export type AttemptLimiter = {
  /**
   * Counts a try of this person, by their network and by network and account
   * together; where it guards an account against everybody at once, also by
   * the account alone. A browser that the account signed in with before is
   * counted by itself, so that no stranger locks the owner out.
   * @param account e-mail of the account that is tried, when there is one
   * @throws {HttpError} 429 with `retryAfter` in seconds
   */
  count: (request: Request, account?: string) => Promise<Attempt>
}

type Rules = {
  name: string
  sentence: string
  byNetwork: number
  byAccount: number
  /** Tries on one account in an hour, from anywhere but its own devices. */
  byTarget?: number
}

/** Counts tries in windows of a quarter of an hour. */
export function limitAttempts(rules: Rules): AttemptLimiter {
  const { name, sentence, byNetwork, byAccount, byTarget } = rules
  const network = createLimiter({ name: `${name}-net`, points: byNetwork, seconds: WINDOW_SECONDS })
  const account = createLimiter({ name: `${name}-acc`, points: byAccount, seconds: WINDOW_SECONDS })
  const target =
    byTarget && createLimiter({ name: `${name}-all`, points: byTarget, seconds: HOUR_SECONDS })

  const take = async (counted: ReadonlyArray<[Limiter, string]>): Promise<void> => {
    const waits = await Promise.all(counted.map(([limiter, key]) => limiter.take(key)))
    const wait = Math.max(0, ...waits)
    if (wait > 0) throw tooMany(sentence, wait)
  }

  return {
    async count(request, email) {
      const from = clientNetwork(request, env.TRUSTED_PROXIES)
      const who = email?.trim().toLowerCase()
      const device = who && knownDevice(request, who)
      const own = who && `${device ? `device ${device}` : from} ${who}`
      await take([[network, from], ...(own ? [[account, own] as [Limiter, string]] : [])])
      // After its own limits: one network alone never uses up what an account bears.
      const shared = target && who && !device ? target : null
      if (shared && who) await take([[shared, who]])
      return {
        takeBack: async () => {
          const counted = [network.giveBack(from)]
          if (own) counted.push(account.giveBack(own))
          if (shared && who) counted.push(shared.giveBack(who))
          // The failure that it is about is the one to report.
          await Promise.allSettled(counted)
        },
        forgive: async () => {
          await network.giveBack(from)
          if (own) await account.reset(own)
          if (shared && who) await shared.giveBack(who)
        },
      }
    },
  }
}
