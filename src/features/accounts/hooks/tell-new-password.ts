import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, RequestContext } from 'payload'

import type { User } from '@/payload-types'

import { tellNewPassword } from '../mails'
import { NO_RESET } from '../model'

const ofRequest = (context: RequestContext): Set<string> => (context.newPasswords ??= new Set())

/**
 * Payload takes the password out of what is written before anybody hears of it. A link that was
 * asked for before would put another in its place.
 */
export const notePassword: CollectionBeforeChangeHook<User> = ({ data, originalDoc, context }) => {
  if (!originalDoc?.id || !data.password) return data
  ofRequest(context).add(originalDoc.id)
  return { ...data, ...NO_RESET }
}

/** Tells the address that the account had: whoever changed the password may not be its owner. */
export const tellPasswordChange: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  context,
  req,
}) => {
  if (!ofRequest(context).delete(doc.id)) return
  const { email } = previousDoc as Partial<User>
  if (email) await tellNewPassword(req, email)
}
