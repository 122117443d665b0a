import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { limitAttempts } from '@/platform/rate-limit/attempts'
import { createLimiter } from '@/platform/rate-limit/limiter'

/** Reports of one network: several neighbours may see the same thing. */
export const reportLimiter = limitAttempts({
  name: 'abuse',
  sentence: TOO_MANY_TRIES,
  byNetwork: 8,
  byAccount: 4,
})

/**
 * Reports of one network before they are read, photos of 30 MB and all. Those between the two
 * limits are read, because a form that is refused without JavaScript comes back with its words.
 */
export const arrivalLimiter = limitAttempts({
  name: 'abuse-arrival',
  sentence: TOO_MANY_TRIES,
  byNetwork: 16,
  byAccount: 16,
})

/** What is added by a personal link. */
export const followLimiter = limitAttempts({
  name: 'abuse-follow',
  sentence: TOO_MANY_TRIES,
  byNetwork: 40,
  byAccount: 20,
})

/** Forms that are kept for their page after a refusal, for everybody: a table is no store of strangers. */
export const draftLimiter = createLimiter({ name: 'abuse-drafts', points: 600, seconds: 900 })

/** Letters to one address in a day: the form is no way to write to strangers. */
export const letterLimiter = createLimiter({ name: 'abuse-mail', points: 3, seconds: 24 * 3600 })
