import type { CollectionAfterChangeHook } from 'payload'

import type { User } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'

import { tellMoved, tellMovedHere } from '../mails'

/**
 * Tells the address that an account had: whoever changed it may not be its owner. When somebody
 * else changed it, the new address is told too.
 */
export const tellOldAddress: CollectionAfterChangeHook<User> = async ({
  data,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === 'update' ? (previousDoc as Partial<User>).email : undefined
  // What is written, not what is answered: that may be some of the columns.
  const after = data.email ?? before
  if (!before || !after || before.toLowerCase() === after.toLowerCase()) return
  const { emailVerified, signedUpAt } = previousDoc as Partial<User>
  // Who signs up with the address of somebody else, and moves on, is nobody that these know.
  if (emailVerified || !signedUpAt) await tellMoved(req, before)
  const actor = actorOf(req)
  if (actor && actor.id !== doc.id) await tellMovedHere(req, after)
}
