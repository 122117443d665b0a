import { limitAttempts } from '@/platform/rate-limit/attempts'

import { SENTENCES } from './model'

/** Saying what one brings: each asks a team to answer. */
export const answerLimiter = limitAttempts({
  name: 'supply-answer',
  sentence: SENTENCES.tooMany,
  byNetwork: 30,
  byAccount: 12,
})
