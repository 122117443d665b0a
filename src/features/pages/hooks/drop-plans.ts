import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Page } from '@/payload-types'

import { dropPlans } from '../schedule/commands'

const isAway = (page: Partial<Page> | undefined) =>
  Boolean(page?.deletedAt) || page?.status === 'ARCHIVED'

/** A page that somebody archives or puts in the bin does not come back by a plan of before. */
export const dropPlansOfPage: CollectionAfterChangeHook<Page> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (isAway(doc) && !isAway(previousDoc)) await dropPlans(req, doc)
  return doc
}

export const dropPlansOfGone: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  await dropPlans(req, doc)
}
