import type { GlobalAfterChangeHook } from 'payload'

import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'

/** Every page of words is read again: they are few. */
export const refreshTexts: GlobalAfterChangeHook = async ({ doc, req }) => {
  await touch(req, [tags.siteTexts])
  return doc as unknown
}
