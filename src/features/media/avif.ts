import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Media } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { asAvif } from '@/platform/pictures/avif'
import { storage } from '@/platform/storage'
import { placeFiles } from '@/platform/storage/transaction'

import { avifOf } from './avif.model'
import { namesOf, pictureKey } from './model'

/** Pictures of one run: about a minute of one processor. */
const AT_ONCE = 60
const MOST_FAILURES = 5

type Row = Pick<Media, 'id' | 'filename' | 'sizes'>
type File = { key: string; bytes: Buffer }

/** The copies of a picture; none of a size that cannot be read. @throws {StorageDownError} */
async function copiesOf(row: Row): Promise<File[]> {
  const copies: File[] = []
  // One after the other: visitors come first.
  for (const name of namesOf(row)) {
    const copy = avifOf(name)
    const bytes = copy && (await storage.read(pictureKey(name)))
    const made = bytes && (await asAvif(bytes).catch(() => null))
    if (copy && made && made.length < bytes.length)
      copies.push({ key: pictureKey(copy), bytes: made })
  }
  return copies
}

/** @throws {StorageDownError} nothing is written then */
async function writeCopies(req: PayloadRequest, row: Row): Promise<void> {
  const copies = await copiesOf(row)
  await inTransaction(req, async (execute) => {
    // A picture that was changed meanwhile has other files, and its turn again.
    const { rows } = await execute(sql`
      update media set avif_at = now()
      where id = ${row.id} and avif_at is null and filename is not distinct from ${row.filename}
      returning id`)
    if (rows.length > 0 && copies.length > 0) await placeFiles(req, copies)
  })
}

/**
 * Writes the copies in AVIF of pictures that have none yet, the newest pictures first.
 * @returns how many pictures were looked at, at most 60
 * @throws {StorageDownError} for those that could not be read or written; the others have theirs
 */
export async function writeAvifs(req: PayloadRequest): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'media',
    // Work of the program, on every library.
    overrideAccess: true,
    req,
    depth: 0,
    limit: AT_ONCE,
    pagination: false,
    sort: '-createdAt',
    where: { avifAt: { exists: false } },
    select: { filename: true, sizes: true },
  })
  const failures: unknown[] = []
  for (const row of docs) {
    try {
      await writeCopies(req, row)
    } catch (error) {
      failures.push(error)
      // Of one file nobody knows why; of several it is the storage.
      if (failures.length === MOST_FAILURES) break
    }
  }
  if (failures.length > 0) throw failures[0]
  return docs.length
}
