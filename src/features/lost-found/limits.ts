import { limitAttempts } from '@/platform/rate-limit/attempts'
import { createLimiter } from '@/platform/rate-limit/limiter'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'

/** Reporting, without an account. */
export const reportLimiter = limitAttempts({
  name: 'lost-found',
  sentence: 'Trop d’avis ont été envoyés. Réessayez plus tard.',
  byNetwork: 12,
  byAccount: 5,
})

/** Reports of one address in a day. Source: docs/decisions/lost-found.md. */
export const dailyReports = createLimiter({ name: 'lost-found-day', points: 5, seconds: 86_400 })

/** Photos sent to one report in an hour: each is decoded and encoded twice. */
export const photoLimiter = createLimiter({ name: 'lost-found-photo', points: 20, seconds: 3600 })

/** Writing to the author of a report, without an account. */
export const messageLimiter = limitAttempts({
  name: 'lost-found-message',
  sentence: 'Trop de messages ont été envoyés. Réessayez plus tard.',
  byNetwork: 15,
  byAccount: 6,
})

/** Saying that something is wrong with a report. */
export const flagLimiter = limitAttempts({
  name: 'lost-found-flag',
  sentence: 'Trop d’envois détectés. Réessayez plus tard.',
  byNetwork: 5,
  byAccount: 5,
})

/**
 * Forms with a photo, of one network, before they are read: those between this limit and that of their
 * words are read, because a form that is refused without JavaScript comes back with its words.
 */
export const arrivalLimiter = limitAttempts({
  name: 'lost-found-arrival',
  sentence: TOO_MANY_TRIES,
  byNetwork: 60,
  byAccount: 60,
})

/** What the author of one report does in an hour: each change may write to others. */
export const pressLimiter = createLimiter({ name: 'lost-found-press', points: 30, seconds: 3600 })

/** Found animals that one person takes in, in a day. */
export const takeInLimiter = createLimiter({ name: 'lost-found-take', points: 30, seconds: 86_400 })
