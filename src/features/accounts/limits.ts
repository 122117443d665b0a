import { limitAttempts } from '@/platform/rate-limit/attempts'
import { createLimiter } from '@/platform/rate-limit/limiter'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'

import { TOO_MANY_RESETS, TOO_MANY_SIGN_INS } from './model'
import { TOO_MANY_SIGN_UPS } from './sign-up/model'

/**
 * Signing in: five tries for one account, thirty for one network, and fifty an
 * hour on one account from everywhere, its own devices apart. Guessing a password
 * at that pace takes longer than anybody lives; and whoever is kept out by
 * somebody else's tries enters with a known browser, or by a link sent by e-mail.
 */
export const signInLimiter = limitAttempts({
  name: 'sign-in',
  sentence: TOO_MANY_SIGN_INS,
  byNetwork: 30,
  byAccount: 5,
  byTarget: 50,
})

/** Showing one's present password, with a session that may be a stolen one: as signing in. */
export const presentPasswordLimiter = limitAttempts({
  name: 'present-password',
  sentence: TOO_MANY_TRIES,
  byNetwork: 30,
  byAccount: 5,
  byTarget: 50,
})

/** Asking for a new password, and using the link. */
export const resetLimiter = limitAttempts({
  name: 'reset',
  sentence: TOO_MANY_RESETS,
  byNetwork: 15,
  byAccount: 3,
})

/** The other ways to accounts: first registration, verification, unlocking. */
export const accountLimiter = limitAttempts({
  name: 'account',
  sentence: TOO_MANY_TRIES,
  byNetwork: 15,
  byAccount: 5,
})

/** Inviting to a team: a message to an address that the person chooses. */
export const inviteLimiter = limitAttempts({
  name: 'invite',
  sentence: TOO_MANY_TRIES,
  byNetwork: 60,
  byAccount: 20,
})

/** Opening an account, and asking for its link once more. */
export const signUpLimiter = limitAttempts({
  name: 'sign-up',
  sentence: TOO_MANY_SIGN_UPS,
  byNetwork: 20,
  byAccount: 5,
})

/** Messages to one address in an hour: whoever asks more often only repeats the last one. */
export const confirmationMails = createLimiter({
  name: 'confirmation-mail',
  points: 6,
  seconds: 3600,
})
