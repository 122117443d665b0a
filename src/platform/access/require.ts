import type { User } from '@/payload-types'

import { HttpError } from '../http/errors'

/**
 * @param sentence what whoever is refused reads, where « Vous n’avez pas le droit » does not say enough
 * @throws {HttpError} 403 for anybody but a super admin
 */
export function requireSuperAdmin(
  person: Partial<Pick<User, 'isSuperAdmin'>> | null | undefined,
  sentence?: string,
): void {
  if (!person?.isSuperAdmin) throw new HttpError(403, sentence)
}

/**
 * @param sentence what for the address must be confirmed
 * @throws {HttpError} 403 for an account whose address nobody confirmed
 */
export function requireConfirmed(user: Pick<User, 'emailVerified'>, sentence: string): void {
  if (!user.emailVerified) throw new HttpError(403, sentence)
}
