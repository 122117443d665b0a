import { limitAttempts } from '@/platform/rate-limit/attempts'
import { createLimiter } from '@/platform/rate-limit/limiter'

import { SENTENCES } from './model'

/** Asking for an alert. */
export const askLimiter = limitAttempts({
  name: 'saved-search',
  sentence: SENTENCES.tooMany,
  byNetwork: 20,
  byAccount: 8,
})

/** E-mails in a day to an address that somebody typed: the form is no way to write to strangers. */
export const mailsToAddress = createLimiter({
  name: 'saved-search-mail',
  points: 5,
  seconds: 86_400,
})

/** Presses on the page of a link. */
export const pressLimiter = limitAttempts({
  name: 'saved-search-press',
  sentence: SENTENCES.tooMany,
  byNetwork: 60,
  byAccount: 60,
})
