import { limitAttempts } from '@/platform/rate-limit/attempts'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'

import { TOO_MANY_JOINS } from './join/model'

/** Questions that we pass on to a service of somebody else, such as that of addresses. */
export const lookupLimiter = limitAttempts({
  name: 'lookup',
  sentence: TOO_MANY_TRIES,
  byNetwork: 200,
  byAccount: 60,
})

/** Asking to join the platform: one shelter, a few corrections. */
export const joinLimiter = limitAttempts({
  name: 'join',
  sentence: TOO_MANY_JOINS,
  byNetwork: 8,
  byAccount: 3,
})
