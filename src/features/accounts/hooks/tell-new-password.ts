import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'

import type { User } from '@/payload-types'

import { tellNewPassword } from '../mails'

const KEY = 'newPasswords'

const ofRequest = (context: Record<string, unknown>): Set<string> =>
  (context[KEY] ??= new Set<string>()) as Set<string>

/** Payload takes the password out of what is written before anybody hears of it. */
export const notePassword: CollectionBeforeChangeHook<User> = ({ data, originalDoc, context }) => {
  if (originalDoc?.id && data.password) ofRequest(context).add(originalDoc.id)
  return data
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
