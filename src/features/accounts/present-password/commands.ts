import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { HttpError } from '@/platform/http/errors'

import { presentPasswordLimiter } from '../limits'
import { isPasswordOf } from '../passwords/check'

/**
 * Does the signed-in person know the password of their account? A browser left open is not the
 * account.
 * @throws {HttpError} 403 on the field `currentPassword`, 429 after too many tries
 */
export async function checkPresentPassword(
  request: Request,
  req: PayloadRequest,
  user: User,
  typed: string,
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
    const message = 'Ce n’est pas votre mot de passe actuel'
    throw new HttpError(403, message, { fields: { currentPassword: message } })
  }
  await attempt.forgive()
}
