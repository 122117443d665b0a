import type { CollectionAfterChangeHook } from 'payload'

import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'

/** Its page is drawn anew. */
export const refreshPage: CollectionAfterChangeHook<{ id: string }> = ({ doc, req }) =>
  touch(req, [tags.supplyRequest(doc.id)])
