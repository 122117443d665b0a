import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'

import type { Media } from '@/payload-types'
import { placeFiles, removeFiles } from '@/platform/storage/transaction'

import { keysOf, pictureKey } from '../model'

/**
 * Writes the picture and its sizes into the storage, and has those that they
 * replace removed: both become true when the row's transaction commits.
 */
export const storeFiles: CollectionAfterChangeHook<Media> = async ({ data, previousDoc, req }) => {
  const { file, payloadUploadSizes = {} } = req
  const { filename } = data
  if (!file || !filename || filename === previousDoc?.filename) return
  const sizes = Object.entries(payloadUploadSizes).flatMap(([size, bytes]) => {
    const name = data.sizes?.[size as keyof NonNullable<Media['sizes']>]?.filename
    return name ? [{ key: pictureKey(name), bytes }] : []
  })
  await placeFiles(req, [{ key: pictureKey(filename), bytes: file.data }, ...sizes])
  if (previousDoc?.id) await removeFiles(req, keysOf(previousDoc))
}

/**
 * A picture that is deleted for good takes its files along. It is held (`guard-usage.ts`): whoever
 * writes copies of it, or another file, holds the row first too.
 */
export const dropFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const row = await req.payload.findByID({
    collection: 'media',
    id,
    // The right to delete was checked; this reads what there is to remove.
    overrideAccess: true,
    req,
    depth: 0,
    trash: true,
    select: { filename: true, sizes: true },
  })
  await removeFiles(req, keysOf(row))
}
