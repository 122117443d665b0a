import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { News } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { forgetAddresses, writeAddress } from '@/platform/db/addresses'

/** A published article stays reachable at every address that it had while it was online. */
export const rememberAddress: CollectionAfterChangeHook<News> = async ({ doc, req }) => {
  const shelter = idOf(doc.shelter)
  if (doc._status !== 'published' || !doc.slug || !shelter) return
  await writeAddress(req, { collection: 'news', shelter, slug: doc.slug }, doc.id)
}

export const forgetArticle: CollectionAfterDeleteHook<News> = async ({ doc, req }) => {
  await forgetAddresses(req, doc.id)
}
