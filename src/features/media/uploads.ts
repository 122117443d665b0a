import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Media } from '@/payload-types'
import { HttpError } from '@/platform/http/errors'
import { pictureColours } from '@/platform/pictures/colours'
import { storage } from '@/platform/storage'

import { libraryOf } from './access'
import { fingerprint } from './fingerprint'
import {
  formatOf,
  MAX_UPLOAD_BYTES,
  MESSAGES,
  pendingName,
  PENDING_MS,
  pendingSince,
  pictureKey,
  shelterFolder,
  UPLOAD_SECONDS,
} from './model'
import type { UploadWish } from './schema'

/** How a browser sends a file. */
export type UploadPlan =
  /** The library has the same bytes already. */
  | { mode: 'existing'; picture: Media }
  /** As a form, through this server. */
  | { mode: 'server' }
  /** Straight into the storage; then `path` is taken into the library. */
  | { mode: 'direct'; url: string; method: 'PUT'; headers: Record<string, string>; path: string }

/**
 * Says how a browser is to send a file: not at all, straight to the storage, or through this
 * server. Nothing that is said of the file here is believed later: its bytes are checked when
 * they are taken into the library.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404, and 413 for a file over five megabytes
 */
export async function planUpload(
  req: PayloadRequest,
  key: string,
  { type, size, sha256 }: UploadWish,
): Promise<UploadPlan> {
  const shelter = await libraryOf(req, key)
  if (size > MAX_UPLOAD_BYTES) {
    throw new HttpError(413, MESSAGES.tooLarge, { fields: { size: MESSAGES.tooLarge } })
  }
  const { docs } = await req.payload.find({
    collection: 'media',
    overrideAccess: false,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { and: [{ shelter: { equals: shelter } }, { sha256: { equals: sha256 } }] },
  })
  if (docs[0]) return { mode: 'existing', picture: docs[0] }
  const format = formatOf(type)
  if (!format) throw new HttpError(400, MESSAGES.notAnImage)
  const path = `${shelterFolder(shelter)}${pendingName(Date.now(), randomUUID(), format)}`
  const signed = await storage.signedUpload(`public/${path}`, {
    size,
    type,
    seconds: UPLOAD_SECONDS,
  })
  return signed ? { mode: 'direct', method: 'PUT', path, ...signed } : { mode: 'server' }
}

/** Removes the files that browsers sent a day ago and that no library took. */
export async function sweepUploads(now = Date.now()): Promise<void> {
  const keys = await storage.list('public/shelters')
  const isForgotten = (key: string): boolean => {
    const since = pendingSince(key.split('/').pop() ?? '')
    return since !== null && since < now - PENDING_MS
  }
  for (const key of keys.filter(isForgotten)) await storage.remove(key)
}

const AT_ONCE = 200

/**
 * Gives a fingerprint and colours to pictures of before there were any. The bytes that were sent are
 * gone: those that are kept stand for them, so that whoever sends a downloaded picture again finds it.
 * @returns how many were looked at, at most 200
 */
export async function recognisePictures(req: PayloadRequest): Promise<number> {
  const { drizzle } = req.payload.db
  const { rows } = await drizzle.execute<{ id: string; filename: string | null }>(sql`
    select id, filename from media where colours is null or sha256 is null limit ${AT_ONCE}
  `)
  for (const { id, filename } of rows) {
    const bytes = filename && (await storage.read(pictureKey(filename)))
    // Without a file there is nothing to find; an empty one is not looked for again.
    const sha256 = bytes ? fingerprint(bytes) : ''
    const colours = bytes ? await pictureColours(bytes).catch(() => '') : ''
    await drizzle.execute(sql`
      update media set sha256 = coalesce(sha256, ${sha256}), colours = coalesce(colours, ${colours})
      where id = ${id}`)
  }
  return rows.length
}
