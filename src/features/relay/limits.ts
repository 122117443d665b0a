import { limitAttempts } from '@/platform/rate-limit/attempts'
import { createLimiter } from '@/platform/rate-limit/limiter'

import { SENTENCES } from './model'

/** Writing by a link, reporting and leaving: a lively exchange, no flood. */
export const relayLimiter = limitAttempts({
  name: 'relay',
  sentence: SENTENCES.tooManyTries,
  byNetwork: 60,
  byAccount: 40,
})

/**
 * Messages with photos, of one network, before they are read: those between this limit and that of their
 * words are read, because a form that is refused without JavaScript comes back with its words.
 */
export const arrivalLimiter = limitAttempts({
  name: 'relay-arrival',
  sentence: SENTENCES.tooManyTries,
  byNetwork: 120,
  byAccount: 120,
})

/** First messages of strangers, by their network. */
export const strangerLimiter = limitAttempts({
  name: 'relay-first',
  sentence: SENTENCES.tooManyTries,
  byNetwork: 20,
  byAccount: 6,
})

/** First messages of one address in a day: nobody has that many animals. */
export const openLimiter = createLimiter({ name: 'relay-open', points: 10, seconds: 24 * 3600 })

/** Links sent to one address in a day: the form is no way to write to strangers. */
export const confirmLimiter = createLimiter({
  name: 'relay-confirm',
  points: 5,
  seconds: 24 * 3600,
})
