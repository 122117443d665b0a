import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Testimonial } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'

const tagsOf = (row: Testimonial | undefined): string[] => {
  const shelter = idOf(row?.shelter)
  return shelter ? [tags.shelterTestimonials(shelter)] : []
}

export const refreshAfterChange: CollectionAfterChangeHook<Testimonial> = async ({
  doc,
  previousDoc,
  req,
}) => {
  await touch(req, [...tagsOf(doc), ...tagsOf(previousDoc)])
}

export const refreshAfterDelete: CollectionAfterDeleteHook<Testimonial> = async ({ doc, req }) => {
  await touch(req, tagsOf(doc))
}
