import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'

import type { Plan } from '@/payload-types'
import { refuseRule } from '@/platform/validation/issues'

import { subscribedMessage } from '../model'
import { countSubscriptions } from '../subscriptions'

/** A plan that somebody stands on is not deleted. Source: docs/decisions/adoptions.md. */
export const refuseDeletingSubscribed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const count = await countSubscriptions(req, String(id))
  if (count > 0) refuseRule('plans', [{ path: 'title', message: subscribedMessage(count) }])
}

/** The bin is a deletion too. */
export const refuseTrashingSubscribed: CollectionBeforeChangeHook<Plan> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!data.deletedAt || !originalDoc || originalDoc.deletedAt) return data
  const count = await countSubscriptions(req, originalDoc.id)
  if (count > 0) refuseRule('plans', [{ path: 'title', message: subscribedMessage(count) }])
  return data
}
