import { limitAttempts } from '@/platform/rate-limit/attempts'
import { TOO_MANY } from '@/platform/rate-limit/sentences'

/** Sending anything to a form: counted before it is read. */
export const formTryLimiter = limitAttempts({
  name: 'form-try',
  sentence: TOO_MANY.forms,
  byNetwork: 60,
  byAccount: 60,
})

/** Answers to forms that are right: a house, or a stand with one network, sends several. */
export const formLimiter = limitAttempts({
  name: 'form',
  sentence: TOO_MANY.forms,
  byNetwork: 20,
  byAccount: 5,
})
