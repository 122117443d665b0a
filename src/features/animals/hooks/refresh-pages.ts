import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import { idOf } from '@/platform/access/model'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'

type Row = { id: string; shelter: string | { id: string } }

function tagsOf(row: Row): string[] {
  const shelter = idOf(row.shelter)
  return [tags.animal(row.id), ...(shelter ? [tags.shelterAnimals(shelter)] : [])]
}

export const refreshAfterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before = previousDoc?.id ? tagsOf(previousDoc as Row) : []
  await touch(req, [...tagsOf(doc as Row), ...before])
}

export const refreshAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await touch(req, tagsOf(doc as Row))
}
