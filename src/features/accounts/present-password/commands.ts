import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { HttpError } from '@/platform/http/errors'

import { presentPasswordLimiter } from '../limits'
import { isPasswordOf } from '../passwords/check'

type Wrong = { status: number; field: string; message: string }

/** What is said of another password, to whoever is signed in. */
const NOT_PRESENT: Wrong = {
  status: 403,
  field: 'currentPassword',
  message: 'Ce n’est pas votre mot de passe actuel',
}

/**
 * Does the person know the password of the account? A browser left open is not the account, nor
 * is a link. Tries are counted by network, by account, and on the account from everywhere.
 * @param wrong what is said of another password
 * @throws {HttpError} as `wrong` says, 429 after too many tries
 */
export async function checkPresentPassword(
  request: Request,
  req: PayloadRequest,
  user: Pick<User, 'id' | 'email'>,
  typed: string,
  wrong: Wrong = NOT_PRESENT,
): Promise<void> {
  const attempt = await presentPasswordLimiter.count(request, user.email)
  let isRight: boolean
  try {
    isRight = await isPasswordOf(req, user.id, typed)
  } catch (error) {
    // Nobody looked at the password: this was no try.
    await attempt.takeBack()
    throw error
  }
  if (!isRight) {
    const { status, field, message } = wrong
    throw new HttpError(status, message, { fields: { [field]: message } })
  }
  await attempt.forgive()
}
