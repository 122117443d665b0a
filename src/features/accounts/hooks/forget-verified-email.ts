import type { CollectionBeforeChangeHook } from 'payload'

import type { User } from '@/payload-types'

/**
 * An address that somebody wrote over a verified one is not verified. Nor is it a sign-up that waits
 * for its confirmation, which would go after thirty days: the account was confirmed once.
 */
export const forgetVerifiedEmail: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  if (!originalDoc?.id || data.email === undefined) return data
  const isSame = data.email.toLowerCase() === originalDoc.email.toLowerCase()
  // The program may verify the new address in the same write.
  const isProven = data.emailVerified && data.emailVerified !== originalDoc.emailVerified
  if (isSame || isProven) return data
  const wasVerified = Boolean(originalDoc.emailVerified)
  return { ...data, emailVerified: null, ...(wasVerified ? { signedUpAt: null } : {}) }
}
