import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Media } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import type { SentFile } from '@/platform/http/read-upload'
import { storage } from '@/platform/storage'
import { removeFiles, swept } from '@/platform/storage/transaction'

import { libraryOf } from './access'
import { MAX_UPLOAD_BYTES, MESSAGES, pendingSince, shelterFolder } from './model'
import type { Import, PictureChange, UploadFields } from './schema'
import { publicUsesOf, usedBy, usesOf, type PictureUse } from './uses'

/** Place of the next picture: after all those that the library holds. */
async function nextOrder(req: PayloadRequest, shelter: string): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'media',
    overrideAccess: false,
    req,
    where: { shelter: { equals: shelter } },
  })
  return totalDocs
}

type Row = { shelter: string; order: number } & UploadFields

function create(req: PayloadRequest, data: Row, { name, type, bytes }: SentFile): Promise<Media> {
  return req.payload.create({
    collection: 'media',
    data,
    file: { data: bytes, size: bytes.length, name, mimetype: type },
    overrideAccess: false,
    depth: 0,
    req,
  })
}

/**
 * Puts a picture that was sent into a shelter's library.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 * @throws {ValidationError} 400 for anything but a picture, 413 over five megabytes
 * @throws {StorageDownError} 503; nothing is kept then
 */
export async function addPicture(
  req: PayloadRequest,
  key: string,
  file: SentFile,
  texts: UploadFields,
): Promise<Media> {
  const shelter = await libraryOf(req, key)
  const order = await nextOrder(req, shelter)
  return swept(create(req, { ...texts, shelter, order }, file))
}

/** A file that waits in the storage. @throws {HttpError} 404, 413 */
async function waiting(key: string): Promise<Buffer> {
  const file = await storage.open(key)
  if (!file) throw new HttpError(404, MESSAGES.notFound)
  if (file.size > MAX_UPLOAD_BYTES) {
    await file.stream.cancel()
    throw new HttpError(413, MESSAGES.tooLarge)
  }
  return Buffer.from(await new Response(file.stream).arrayBuffer())
}

/** The same file is taken once, however often that is asked at the same time. @throws {HttpError} 404 */
async function claim(execute: Execute, key: string): Promise<void> {
  await lockName(execute, key)
  const { rows } = await execute(sql`select 1 from file_removals where key = ${key}`)
  if (rows.length > 0) throw new HttpError(404, MESSAGES.notFound)
}

/**
 * Puts a file that already is in the storage into a shelter's library, as if it
 * were sent now; the file itself is consumed. The path of a picture of the library
 * only changes its texts, so that the same call twice makes one picture.
 * @param key id or slug of the shelter
 * @throws as {@link addPicture}, and {HttpError} 404 when there is no such file
 */
export async function importPicture(
  req: PayloadRequest,
  key: string,
  { path, title, description, alt, order }: Import,
): Promise<{ picture: Media; isNew: boolean }> {
  const shelter = await libraryOf(req, key)
  const folder = shelterFolder(shelter)
  if (!path.startsWith(folder)) {
    const message = 'Ce chemin n’est pas dans la médiathèque de ce refuge'
    throw new HttpError(400, message, { fields: { path: message } })
  }
  const name = path.slice(folder.length)
  const { docs } = await req.payload.find({
    collection: 'media',
    overrideAccess: false,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { and: [{ shelter: { equals: shelter } }, { filename: { equals: name } }] },
  })
  const known = docs[0]
  const texts = { title, description, alt }
  if (known) {
    const picture = await req.payload.update({
      collection: 'media',
      id: known.id,
      data: { ...texts, order },
      overrideAccess: false,
      depth: 0,
      req,
    })
    return { picture, isNew: false }
  }
  const place = order ?? (await nextOrder(req, shelter))
  const work = inTransaction(req, async (execute) => {
    const source = `public/${path}`
    await claim(execute, source)
    // What a browser sent straight to the storage was named by us.
    const sentName = pendingSince(name) === null ? name : ''
    const file = { name: sentName, type: '', bytes: await waiting(source) }
    const picture = await create(req, { ...texts, shelter, order: place }, file)
    await removeFiles(req, [source])
    return picture
  })
  return { picture: await swept(work), isNew: true }
}

/** A picture of a library, by the shelter (id or slug) and its own id. */
export type Address = { shelter: string; media: string }

/** @throws {HttpError} 403, 404 */
async function pictureAt(req: PayloadRequest, address: Address): Promise<Media> {
  const shelter = await libraryOf(req, address.shelter)
  const { docs } = await req.payload.find({
    collection: 'media',
    overrideAccess: false,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { and: [{ id: { equals: address.media } }, { shelter: { equals: shelter } }] },
  })
  if (!docs[0]) throw new HttpError(404, MESSAGES.notFound)
  return docs[0]
}

/**
 * Changes the words of a picture, or the point that its cuts keep in sight: then its
 * cuts are made again, under new names.
 * @throws {HttpError} 403, 404
 * @throws {StorageDownError} 503; nothing is changed then
 */
export async function changePicture(
  req: PayloadRequest,
  address: Address,
  { isDecorative, focalX, focalY, ...texts }: PictureChange,
): Promise<Media> {
  const row = await pictureAt(req, address)
  if (focalX !== undefined || focalY !== undefined) {
    const focalPoint = { x: focalX ?? row.focalX ?? 50, y: focalY ?? row.focalY ?? 50 }
    req.query = { ...req.query, uploadEdits: { focalPoint } }
  }
  const work = req.payload.update({
    collection: 'media',
    id: row.id,
    data: { ...texts, ...(isDecorative !== undefined && { decorative: isDecorative }) },
    overrideAccess: false,
    depth: 0,
    req,
  })
  return swept(work)
}

/** Every place that names the picture. @throws {HttpError} 403, 404 */
export async function listUses(req: PayloadRequest, address: Address): Promise<PictureUse[]> {
  const row = await pictureAt(req, address)
  return usesOf(req, row.id, idOf(row.shelter) ?? '')
}

/**
 * Deletes a picture for good, with its file and the sizes made from it.
 * @throws {HttpError} 403, 404, and 422 with the list of `uses` that visitors see, and
 * the `pages` among them
 */
export async function deletePicture(req: PayloadRequest, address: Address): Promise<void> {
  const work = inTransaction(req, async () => {
    const { id } = await pictureAt(req, address)
    const uses = await publicUsesOf(req, id)
    if (uses.length > 0) {
      const pages = uses
        .filter(({ collection }) => collection === 'pages' || collection === 'news')
        .map((use) => ({ id: use.id, title: use.title }))
      const list = uses.map(({ collection, id: used, title, label }) => ({
        collection,
        id: used,
        title,
        label,
      }))
      throw new HttpError(422, usedBy(uses), { more: { pages, uses: list } })
    }
    await req.payload.delete({ collection: 'media', id, overrideAccess: false, req })
  })
  await swept(work)
}
