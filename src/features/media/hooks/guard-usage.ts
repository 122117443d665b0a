import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'

import type { Media } from '@/payload-types'
import { refuseRule } from '@/platform/validation/issues'

import { publicUsesOf, usedBy } from '../uses'

async function refuseIfUsed(req: PayloadRequest, id: string | number): Promise<void> {
  const uses = await publicUsesOf(req, String(id))
  if (uses.length === 0) return
  refuseRule('media', [{ path: 'file', message: usedBy(uses) }])
}

export const refuseDeletingUsedPictures: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuseIfUsed(req, id)

/** Putting a picture in the bin takes it off the site like a deletion. */
export const refuseTrashingUsedPictures: CollectionBeforeChangeHook<Media> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (data.deletedAt && originalDoc && !originalDoc.deletedAt)
    await refuseIfUsed(req, originalDoc.id)
  return data
}
