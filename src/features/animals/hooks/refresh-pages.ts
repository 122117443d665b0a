import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Animal } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'

function tagsOf(row: Pick<Animal, 'id' | 'shelter'>): string[] {
  const shelter = idOf(row.shelter)
  return [tags.animal(row.id), ...(shelter ? [tags.shelterAnimals(shelter)] : [])]
}

export const refreshAfterChange: CollectionAfterChangeHook<Animal> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const before = previousDoc?.id ? tagsOf(previousDoc) : []
  await touch(req, [...tagsOf(doc), ...before])
}

export const refreshAfterDelete: CollectionAfterDeleteHook<Animal> = async ({ doc, req }) => {
  await touch(req, tagsOf(doc))
}
