import type { CollectionBeforeChangeHook } from 'payload'

import type { SavedSection } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { refuse } from '@/platform/validation/issues'

import { same } from '../../content/json'
import { collectReferences } from '../../content/references'
import { ownIds } from '../../hooks/own-ids'

/**
 * Refuses a section that shows a picture or an animal of another shelter, and writes its
 * pictures into a hidden column: where-used reads it.
 */
export const refuseForeign: CollectionBeforeChangeHook<SavedSection> = async ({
  data,
  originalDoc,
  req,
}) => {
  const shelter = idOf(data.shelter ?? originalDoc?.shelter)
  const moved = originalDoc && idOf(originalDoc.shelter) !== shelter
  // A new name alone says nothing of pictures that have since been deleted.
  const isSame = originalDoc && same(data.content, originalDoc.content)
  if (!shelter || (isSame && !moved)) return data
  const used = collectReferences(data.content ?? originalDoc?.content ?? null)
  const media = await ownIds(req, 'media', used.mediaIds, shelter)
  const animals = await ownIds(req, 'animals', used.animalIds, shelter)
  if (media.length < used.mediaIds.length || animals.length < used.animalIds.length) {
    const message = 'Cette section utilise une image ou un animal qui n’appartient pas à ce refuge'
    refuse('saved-sections', [{ path: 'content', message }])
  }
  return { ...data, mediaRefs: media }
}
