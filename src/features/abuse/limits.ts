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
