import type { CollectionBeforeChangeHook } from 'payload'

import type { Page } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { refuse } from '@/platform/validation/issues'

import { readContent } from '../content/read'
import { collectReferences } from '../content/references'
import { contentWithoutLost } from '../saved-sections/model'
import { ownIds } from './own-ids'

/**
 * Refuses content that shows a picture or an animal of another shelter, and
 * writes what the content uses into hidden columns: where-used, deletion guard
 * and cache read them.
 */
export const writeReferences: CollectionBeforeChangeHook<Page> = async ({
  data,
  originalDoc,
  req,
}) => {
  const shelter = idOf(data.shelter ?? originalDoc?.shelter)
  if (!shelter) return data
  const used = collectReferences(data.sections ?? originalDoc?.sections ?? null)
  // The social picture was checked by `ownRelations`; it is used like the others.
  const social = idOf('socialImage' in data ? data.socialImage : originalDoc?.socialImage)
  const withSocial = (ids: string[]) => (social ? [...new Set([...ids, social])] : ids)
  const media = await ownIds(req, 'media', used.mediaIds, shelter)
  const animals = await ownIds(req, 'animals', used.animalIds, shelter)
  // What was there before and has since been deleted does not block a save.
  const before = originalDoc?.sections
    ? collectReferences(originalDoc.sections)
    : { mediaIds: [], animalIds: [] }
  const moved = originalDoc && idOf(originalDoc.shelter) !== shelter
  const known = moved ? [] : [...before.mediaIds, ...before.animalIds]
  const allowed = new Set([...media, ...animals, ...known])
  // An old version comes back without what the shelter has no longer.
  if (req.context.isRestoringVersion && data.sections) {
    const kept = new Set([...media, ...animals])
    const content = contentWithoutLost(readContent(data.sections), kept)
    return { ...data, sections: content, mediaRefs: withSocial(media), animalRefs: animals }
  }
  const foreign = [...used.mediaIds, ...used.animalIds].filter((id) => !allowed.has(id))
  if (foreign.length > 0) {
    const message = 'Cette page utilise une image ou un animal qui n’appartient pas à ce refuge'
    refuse('pages', [{ path: 'sections', message }])
  }
  return { ...data, mediaRefs: withSocial(media), animalRefs: animals }
}
