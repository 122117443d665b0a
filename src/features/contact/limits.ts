import { limitAttempts } from '@/platform/rate-limit/attempts'
import { TOO_MANY } from '@/platform/rate-limit/sentences'

/** Writing to the team of the platform, without an account. */
export const contactLimiter = limitAttempts({
  name: 'contact',
  sentence: TOO_MANY.forms,
  byNetwork: 10,
  byAccount: 4,
})
