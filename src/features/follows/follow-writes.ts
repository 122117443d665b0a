import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'

import type { Animal, News } from '@/payload-types'
import { enqueue } from '@/platform/jobs/enqueue'

import { tellNews, tellUrgent } from './tasks'

const tellPublished: CollectionAfterChangeHook<News> = async ({ doc, previousDoc, req }) => {
  const isNew = doc.status === 'PUBLISHED' && previousDoc?.status !== 'PUBLISHED'
  if (isNew) await enqueue(req, tellNews, { news: doc.id })
}

const isUrgent = (animal: Partial<Animal> | undefined): boolean =>
  Boolean(animal?.isSos && animal.isVisible)

const tellSos: CollectionAfterChangeHook<Animal> = async ({ doc, previousDoc, req }) => {
  if (isUrgent(doc) && !isUrgent(previousDoc)) await enqueue(req, tellUrgent, { animal: doc.id })
}

const withHook = (collection: CollectionConfig, hook: CollectionAfterChangeHook) => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [...(collection.hooks?.afterChange ?? []), hook],
  },
})

/**
 * News that are told to those who follow the shelter: the news room knows nothing of follows, so the
 * composition root puts the two together.
 */
export const newsForFollowers = (news: CollectionConfig): CollectionConfig =>
  withHook(news, tellPublished)

/** The same for animals whose case is urgent. */
export const animalsForFollowers = (animals: CollectionConfig): CollectionConfig =>
  withHook(animals, tellSos)
