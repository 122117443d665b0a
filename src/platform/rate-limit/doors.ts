import { env } from '../env'
import { clientNetwork } from '../http/client-address'
import { HttpError } from '../http/errors'
import { createLimiter, type Limiter } from './limiter'
import { TOO_MANY } from './sentences'

const WINDOW_SECONDS = 15 * 60

/** 429 with the seconds to wait, as the countdown of the page reads them. */
function tooMany(sentence: string, seconds: number): HttpError {
  return new HttpError(429, sentence, {
    more: { retryAfter: seconds },
    headers: { 'retry-after': String(seconds) },
  })
}

type Pass = {
  /** The try was a good one: it no longer counts. */
  forgive: () => Promise<void>
}

export type Door = {
  /**
   * Counts a try of this person, by their network and by network and account
   * together, so that nobody locks somebody else out.
   * @param account e-mail of the account that is tried, when there is one
   * @throws {HttpError} 429 with `retryAfter` in seconds
   */
  enter: (request: Request, account?: string) => Promise<Pass>
}

type Rules = { name: string; sentence: string; byNetwork: number; byAccount: number }

/** A door that counts tries in windows of a quarter of an hour. */
function createDoor({ name, sentence, byNetwork, byAccount }: Rules): Door {
  const network = createLimiter({ name: `${name}-net`, points: byNetwork, seconds: WINDOW_SECONDS })
  const account = createLimiter({ name: `${name}-acc`, points: byAccount, seconds: WINDOW_SECONDS })
  return {
    async enter(request, email) {
      const from = clientNetwork(request, env.TRUSTED_PROXIES)
      const counted: Array<[Limiter, string]> = [[network, from]]
      if (email) counted.push([account, `${from} ${email.trim().toLowerCase()}`])
      const waits = await Promise.all(counted.map(([limiter, key]) => limiter.take(key)))
      const wait = Math.max(...waits)
      if (wait > 0) throw tooMany(sentence, wait)
      return {
        forgive: async () => {
          const [[, key], mine] = counted as [[Limiter, string], [Limiter, string] | undefined]
          await network.giveBack(key)
          if (mine) await account.reset(mine[1])
        },
      }
    },
  }
}

/** Signing in: five tries for one account, thirty for one network. */
export const signInDoor = createDoor({
  name: 'sign-in',
  sentence: TOO_MANY.signIn,
  byNetwork: 30,
  byAccount: 5,
})

/** Asking for a new password, and using the link. */
export const resetDoor = createDoor({
  name: 'reset',
  sentence: TOO_MANY.reset,
  byNetwork: 15,
  byAccount: 3,
})

/** The other doors of accounts: first registration, verification, unlocking. */
export const accountDoor = createDoor({
  name: 'account',
  sentence: TOO_MANY.other,
  byNetwork: 15,
  byAccount: 5,
})

/** Questions that we pass on to a service of somebody else, such as that of addresses. */
export const lookupDoor = createDoor({
  name: 'lookup',
  sentence: TOO_MANY.other,
  byNetwork: 200,
  byAccount: 60,
})
