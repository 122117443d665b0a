import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import type { Page } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { refuse } from '@/platform/validation/issues'

import { collectReferences } from '../content/references'

async function ownIds(
  req: PayloadRequest,
  collection: 'media' | 'animals',
  ids: string[],
  shelter: string,
): Promise<string[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection,
    // The question is to whom the rows belong, not whether the person sees them.
    overrideAccess: true,
    req,
    depth: 0,
    pagination: false,
    select: {},
    where: { and: [{ id: { in: ids } }, { shelter: { equals: shelter } }] },
  })
  return docs.map(({ id }) => id)
}

/**
 * Refuses content that shows a picture or an animal of another shelter, and
 * writes what the content uses into hidden columns: where-used, deletion guard
 * and cache read them.
 */
export const keepReferences: CollectionBeforeChangeHook<Page> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!data.sections) return data
  const shelter = idOf(data.shelter ?? originalDoc?.shelter)
  if (!shelter) return data
  const used = collectReferences(data.sections)
  const media = await ownIds(req, 'media', used.mediaIds, shelter)
  const animals = await ownIds(req, 'animals', used.animalIds, shelter)
  // What was there before and has since been deleted does not block a save.
  const before = originalDoc?.sections
    ? collectReferences(originalDoc.sections)
    : { mediaIds: [], animalIds: [] }
  const moved = originalDoc && idOf(originalDoc.shelter) !== shelter
  const known = moved ? [] : [...before.mediaIds, ...before.animalIds]
  const allowed = new Set([...media, ...animals, ...known])
  const foreign = [...used.mediaIds, ...used.animalIds].filter((id) => !allowed.has(id))
  if (foreign.length > 0) {
    const message = 'Cette page utilise une image ou un animal qui n’appartient pas à ce refuge'
    refuse('pages', [{ path: 'sections', message }])
  }
  return { ...data, mediaRefs: media, animalRefs: animals }
}
