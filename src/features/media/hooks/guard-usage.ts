import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'

import type { Media } from '@/payload-types'
import { sessionOf } from '@/platform/db/session'
import { refuseRule } from '@/platform/validation/issues'

import { publicUsesOf, usedBy } from '../uses'

/**
 * Holds the picture first: a page that begins to use it waits for what happens to it here, and one
 * that already wrote that it does is waited for, and seen.
 */
async function refuseIfUsed(req: PayloadRequest, id: string | number): Promise<void> {
  const session = await sessionOf(req)
  await session.execute(sql`select 1 from media where id = ${id} for update`)
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
