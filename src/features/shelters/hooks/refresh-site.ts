import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Shelter } from '@/payload-types'
import { EVERYTHING } from '@/platform/cache/cached'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'

/** Everything the shelter shows depends on its row: name, theme, hours, state. */
export const refreshSite: CollectionAfterChangeHook<Shelter> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const isNewKey = previousDoc?.slug !== doc.slug || previousDoc?.status !== doc.status
  // Its clocks stand in what is kept of its articles, of which nobody here knows the names.
  const hasNewClocks = Boolean(previousDoc) && previousDoc.timezone !== doc.timezone
  await touch(req, [
    tags.shelter(doc.id),
    ...(hasNewClocks ? [EVERYTHING] : []),
    ...(isNewKey ? [tags.shelterKeys, tags.shelterPages(doc.id), tags.shelterAnimals(doc.id)] : []),
  ])
}

export const refreshAfterDelete: CollectionAfterDeleteHook<Shelter> = async ({ doc, req }) => {
  await touch(req, [
    tags.shelter(doc.id),
    tags.shelterKeys,
    tags.shelterPages(doc.id),
    tags.shelterAnimals(doc.id),
  ])
}
