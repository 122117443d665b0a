import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { News } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'

type Row = Pick<News, 'id' | 'shelter'> & { _status?: string | null; status?: string | null }

function tagsOf(row: Row): string[] {
  const shelter = idOf(row.shelter)
  return [tags.article(row.id), ...(shelter ? [tags.shelterNews(shelter)] : [])]
}

/** Refreshes the article and its shelter's lists, whenever a visitor could see a difference. */
export const refreshSite: CollectionAfterChangeHook<News> = async ({ doc, previousDoc, req }) => {
  // A draft beside the published article changes nothing that a visitor sees.
  if (doc.status === 'PUBLISHED' && doc._status !== 'published' && !doc.deletedAt) return
  const wasPublic = previousDoc?.status === 'PUBLISHED'
  if (doc._status !== 'published' && !wasPublic) return
  await touch(req, [...tagsOf(doc), ...(previousDoc?.id ? tagsOf(previousDoc) : [])])
}

export const refreshAfterDelete: CollectionAfterDeleteHook<News> = async ({ doc, req }) => {
  await touch(req, tagsOf(doc))
}
