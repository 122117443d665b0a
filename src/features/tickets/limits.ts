import { limitAttempts } from '@/platform/rate-limit/attempts'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'

/** Writing to a shelter, and answering it: a lively exchange, no flood. */
export const ticketLimiter = limitAttempts({
  name: 'ticket',
  sentence: TOO_MANY_TRIES,
  byNetwork: 120,
  byAccount: 60,
})
