import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { FaqItem } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'

const tagsOf = (row: FaqItem | undefined): string[] => {
  const shelter = idOf(row?.shelter)
  return shelter ? [tags.shelterFaq(shelter)] : []
}

export const refreshAfterChange: CollectionAfterChangeHook<FaqItem> = async ({
  doc,
  previousDoc,
  req,
}) => {
  await touch(req, [...tagsOf(doc), ...tagsOf(previousDoc)])
}

export const refreshAfterDelete: CollectionAfterDeleteHook<FaqItem> = async ({ doc, req }) => {
  await touch(req, tagsOf(doc))
}
