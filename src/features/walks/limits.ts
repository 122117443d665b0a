import { limitAttempts } from '@/platform/rate-limit/attempts'
import { createLimiter } from '@/platform/rate-limit/limiter'

import { WALK_LIMITS } from './model'

/** Walks that one person begins in a day. */
export const dailyWalks = createLimiter({
  name: 'walks-day',
  points: WALK_LIMITS.perDay,
  seconds: 86_400,
})

/** Photos of one person in an hour: each is decoded and encoded twice. */
export const photoLimiter = createLimiter({ name: 'walk-photos', points: 60, seconds: 3600 })

/** GPX files of one person in an hour that the server reads, where a browser does not. */
export const fileLimiter = createLimiter({ name: 'walk-files', points: 20, seconds: 3600 })

/** Photos of one network, before they are read. */
export const arrivalLimiter = limitAttempts({
  name: 'walk-arrival',
  sentence: 'Trop d’envois détectés. Réessayez plus tard.',
  byNetwork: 120,
  byAccount: 120,
})

/** Saying that something is wrong with a walk. */
export const problemLimiter = limitAttempts({
  name: 'walk-problem',
  sentence: 'Trop d’envois détectés. Réessayez plus tard.',
  byNetwork: 8,
  byAccount: 8,
})
