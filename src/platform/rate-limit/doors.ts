import { env } from '../env'
import { clientNetwork } from '../http/client-address'
import { HttpError } from '../http/errors'
import { knownDevice } from './device'
import { createLimiter, type Limiter } from './limiter'
import { TOO_MANY } from './sentences'

const WINDOW_SECONDS = 15 * 60
const HOUR_SECONDS = 3600

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
  /** The try never took place, as when the database is away: it alone no longer counts. */
  takeBack: () => Promise<void>
}

export type Door = {
  /**
   * Counts a try of this person, by their network and by network and account
   * together; where a door guards an account against everybody at once, also by
   * the account alone. A browser that the account signed in with before is
   * counted by itself, so that no stranger locks the owner out.
   * @param account e-mail of the account that is tried, when there is one
   * @throws {HttpError} 429 with `retryAfter` in seconds
   */
  enter: (request: Request, account?: string) => Promise<Pass>
}

type Rules = {
  name: string
  sentence: string
  byNetwork: number
  byAccount: number
  /** Tries on one account in an hour, from anywhere but its own devices. */
  byTarget?: number
}

/** A door that counts tries in windows of a quarter of an hour. */
export function createDoor({ name, sentence, byNetwork, byAccount, byTarget }: Rules): Door {
  const network = createLimiter({ name: `${name}-net`, points: byNetwork, seconds: WINDOW_SECONDS })
  const account = createLimiter({ name: `${name}-acc`, points: byAccount, seconds: WINDOW_SECONDS })
  const target =
    byTarget && createLimiter({ name: `${name}-all`, points: byTarget, seconds: HOUR_SECONDS })

  const count = async (counted: ReadonlyArray<[Limiter, string]>): Promise<void> => {
    const waits = await Promise.all(counted.map(([limiter, key]) => limiter.take(key)))
    const wait = Math.max(0, ...waits)
    if (wait > 0) throw tooMany(sentence, wait)
  }

  return {
    async enter(request, email) {
      const from = clientNetwork(request, env.TRUSTED_PROXIES)
      const who = email?.trim().toLowerCase()
      const device = who && knownDevice(request, who)
      const own = who && `${device ? `device ${device}` : from} ${who}`
      await count([[network, from], ...(own ? [[account, own] as [Limiter, string]] : [])])
      // After its own limits: one house alone never uses up what an account bears.
      const shared = target && who && !device ? target : null
      if (shared && who) await count([[shared, who]])
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

/**
 * Signing in: five tries for one account, thirty for one network, and fifty an
 * hour on one account from everywhere, its own devices apart. Guessing a password
 * at that pace takes longer than anybody lives; and whoever is kept out by
 * somebody else's tries enters with a known browser, or by a link sent by e-mail.
 */
export const signInDoor = createDoor({
  name: 'sign-in',
  sentence: TOO_MANY.signIn,
  byNetwork: 30,
  byAccount: 5,
  byTarget: 50,
})

/** Showing one's present password, with a session that may be a stolen one: as signing in. */
export const presentPasswordDoor = createDoor({
  name: 'present-password',
  sentence: TOO_MANY.other,
  byNetwork: 30,
  byAccount: 5,
  byTarget: 50,
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

/** Asking to join the platform: one shelter, a few corrections. */
export const joinDoor = createDoor({
  name: 'join',
  sentence: TOO_MANY.join,
  byNetwork: 8,
  byAccount: 3,
})

/** Writing to the team of the platform, without an account. */
export const contactDoor = createDoor({
  name: 'contact',
  sentence: TOO_MANY.forms,
  byNetwork: 10,
  byAccount: 4,
})

/** Inviting to a team: a message to an address that the person chooses. */
export const inviteDoor = createDoor({
  name: 'invite',
  sentence: TOO_MANY.other,
  byNetwork: 60,
  byAccount: 20,
})

/** Writing to a shelter, and answering it: a lively exchange, no flood. */
export const ticketDoor = createDoor({
  name: 'ticket',
  sentence: TOO_MANY.other,
  byNetwork: 120,
  byAccount: 60,
})

/** Sending anything to a form: counted before it is read. */
export const formTryDoor = createDoor({
  name: 'form-try',
  sentence: TOO_MANY.forms,
  byNetwork: 60,
  byAccount: 60,
})

/** Answers to forms that are right: a house, or a stand with one network, sends several. */
export const formDoor = createDoor({
  name: 'form',
  sentence: TOO_MANY.forms,
  byNetwork: 20,
  byAccount: 5,
})

/** Reading the CMS without a session: no page of the site does. */
export const cmsReadDoor = createDoor({
  name: 'cms-read',
  sentence: TOO_MANY.reads,
  byNetwork: 300,
  byAccount: 300,
})
