import type { CollectionAfterChangeHook } from 'payload'

import type { User } from '@/payload-types'

import { tellMoved } from '../mails'

/** Tells the address that an account had: whoever changed it may not be its owner. */
export const tellOldAddress: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === 'update' ? (previousDoc as Partial<User>).email : undefined
  if (!before || before.toLowerCase() === doc.email.toLowerCase()) return
  await tellMoved(req, before)
}
