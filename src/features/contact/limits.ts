import { TOO_MANY_ANSWERS } from '@/features/forms/model'
import { limitAttempts } from '@/platform/rate-limit/attempts'

/** Writing to the team of the platform, without an account. */
export const contactLimiter = limitAttempts({
  name: 'contact',
  sentence: TOO_MANY_ANSWERS,
  byNetwork: 10,
  byAccount: 4,
})
