import type { CollectionBeforeChangeHook } from 'payload'

import type { User } from '@/payload-types'

import { NO_RESET } from '../model'

/**
 * An address that somebody wrote over a verified one is not verified. Nor is it a sign-up that waits
 * for its confirmation, which would go after thirty days: the account was confirmed once. A link for
 * a forgotten password went to the address before, and proves nothing of this one.
 */
export const forgetVerifiedEmail: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  if (!originalDoc?.id || data.email === undefined) return data
  const isSame = data.email.toLowerCase() === originalDoc.email.toLowerCase()
  // The program may verify the new address in the same write.
  const isProven = data.emailVerified && data.emailVerified !== originalDoc.emailVerified
  if (isSame) return data
  const moved = { ...data, ...NO_RESET }
  if (isProven) return moved
  const wasVerified = Boolean(originalDoc.emailVerified)
  return { ...moved, emailVerified: null, ...(wasVerified ? { signedUpAt: null } : {}) }
}
