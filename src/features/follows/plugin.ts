import type { CollectionAfterChangeHook } from 'payload'

import { isAdoptable } from '@/features/animals/model'
import type { Animal, News } from '@/payload-types'
import { enqueue } from '@/platform/jobs/enqueue'
import { extendCollections } from '@/platform/plugins'

import { tellNews, tellUrgent } from './tasks'

const tellPublished: CollectionAfterChangeHook<News> = async ({ doc, previousDoc, req }) => {
  const isNew = doc.status === 'PUBLISHED' && previousDoc?.status !== 'PUBLISHED'
  if (isNew) await enqueue(req, tellNews, { news: doc.id })
}

const isUrgent = (animal: Partial<Animal> | undefined): boolean =>
  Boolean(animal?.isSos && isAdoptable(animal))

const tellSos: CollectionAfterChangeHook<Animal> = async ({ doc, previousDoc, req }) => {
  // A change that is undone never was: they were told when the SOS began.
  if (req.context.undoing === doc.id) return
  if (isUrgent(doc) && !isUrgent(previousDoc)) await enqueue(req, tellUrgent, { animal: doc.id })
}

/** News and urgent cases are told to those who follow the shelter. */
export const followsPlugin = extendCollections({
  animals: { afterChange: [tellSos] },
  news: { afterChange: [tellPublished] },
})
