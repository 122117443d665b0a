import type { CollectionBeforeChangeHook } from 'payload'

import type { SavedSection } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { refuseRule } from '@/platform/validation/issues'

import { SAVED_SECTION_LIMITS } from '../model'

const { perShelter } = SAVED_SECTION_LIMITS

/** A shelter keeps a list that somebody can still read. */
export const refuseTooMany: CollectionBeforeChangeHook<SavedSection> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create') return data
  const { totalDocs } = await req.payload.count({
    collection: 'saved-sections',
    // The list of the shelter counts whole, whoever asks.
    overrideAccess: true,
    req,
    where: { shelter: { equals: idOf(data.shelter) } },
  })
  if (totalDocs >= perShelter) {
    const message = `Un refuge garde au maximum ${perShelter} sections : supprimez-en une d’abord`
    refuseRule('saved-sections', [{ path: 'name', message }])
  }
  return data
}
