import type { CollectionBeforeChangeHook } from 'payload'

import type { FormSubmission } from '@/payload-types'

/** The first time that an answer is no longer new is when it was read. */
export const noteReading: CollectionBeforeChangeHook<FormSubmission> = ({ data, originalDoc }) => {
  const status = data.status ?? originalDoc?.status
  if (!originalDoc || originalDoc.readAt || !status || status === 'NEW') return data
  return { ...data, readAt: new Date().toISOString() }
}
