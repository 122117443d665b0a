import { limitAttempts } from '@/platform/rate-limit/attempts'

import { TOO_MANY_ANSWERS } from './model'

/** Sending anything to a form: counted before it is read. */
const formTryLimiter = limitAttempts({
  name: 'form-try',
  sentence: TOO_MANY_ANSWERS,
  byNetwork: 60,
  byAccount: 60,
})

/** Answers to forms that are right: a network, or a stand with one network, sends several. */
export const formLimiter = limitAttempts({
  name: 'form',
  sentence: TOO_MANY_ANSWERS,
  byNetwork: 20,
  byAccount: 5,
})

/** Counts a sending before anything of it is read. @throws {HttpError} 429 */
export const enterForms = async (request: Request): Promise<void> => {
  await formTryLimiter.count(request)
}
