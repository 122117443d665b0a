import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Plan } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'

const tagsOf = (row: Plan | undefined): string[] => {
  const shelter = idOf(row?.shelter)
  return shelter ? [tags.shelterPlans(shelter)] : []
}

/** The pages of animals print what their plan asks for. */
export const refreshAfterChange: CollectionAfterChangeHook<Plan> = async ({
  doc,
  previousDoc,
  req,
}) => {
  await touch(req, [...tagsOf(doc), ...tagsOf(previousDoc)])
}

export const refreshAfterDelete: CollectionAfterDeleteHook<Plan> = async ({ doc, req }) => {
  await touch(req, tagsOf(doc))
}
