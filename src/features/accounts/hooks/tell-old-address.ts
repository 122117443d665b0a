import type { CollectionAfterChangeHook } from 'payload'

import type { User } from '@/payload-types'

import { tellMoved } from '../mails'

/** Tells the address that an account had: whoever changed it may not be its owner. */
export const tellOldAddress: CollectionAfterChangeHook<User> = async ({
  data,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === 'update' ? (previousDoc as Partial<User>).email : undefined
  // What is written, not what is answered: that may be some of the columns.
  const after = data.email ?? before
  if (!before || before.toLowerCase() === after?.toLowerCase()) return
  await tellMoved(req, before)
}
