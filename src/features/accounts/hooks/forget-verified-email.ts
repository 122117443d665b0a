import type { CollectionBeforeChangeHook } from 'payload'

import type { User } from '@/payload-types'

/** An address that somebody wrote over a verified one is not verified. */
export const forgetVerifiedEmail: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  if (!originalDoc?.id || data.email === undefined) return data
  const isSame = data.email.toLowerCase() === originalDoc.email.toLowerCase()
  // The program may verify the new address in the same write.
  const isProven = data.emailVerified && data.emailVerified !== originalDoc.emailVerified
  return isSame || isProven ? data : { ...data, emailVerified: null }
}
