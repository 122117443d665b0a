import type { User } from '@/payload-types'

import { HttpError } from './errors'

/**
 * The person behind a route that also answers plain forms: without a session such a form is led to
 * the way in, which `auth: 'user'` would not do.
 * @throws {HttpError} 401
 */
export function signedIn(user: User | null): User {
  if (!user) throw new HttpError(401)
  return user
}
