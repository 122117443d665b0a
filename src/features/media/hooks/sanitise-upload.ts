import { randomUUID } from 'node:crypto'

import { Forbidden, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { canSomewhere } from '@/platform/access/model'
import { cleanPicture, UnusablePicture } from '@/platform/pictures/clean'
import { pictureColours } from '@/platform/pictures/colours'
import { EXTENSIONS, sniff, type Format } from '@/platform/pictures/model'
import { storage } from '@/platform/storage'
import { refuse } from '@/platform/validation/issues'

import { PICTURE_EDITORS } from '../access'
import { fingerprint } from '../fingerprint'
import {
  focalPointOf,
  MAX_UPLOAD_BYTES,
  MESSAGES,
  pictureKey,
  titleOf,
  type FocalPoint,
} from '../model'

type Args = { id?: string; overrideAccess?: boolean; trash?: boolean }
type Sent = NonNullable<PayloadRequest['file']>

const refusal = (message: string, status?: number): never =>
  refuse('media', [{ path: 'file', message }], status)

/** A name that nobody can guess and that was never used: addresses are kept for ever. */
const newName = (format: Format): string => `${randomUUID()}-${Date.now()}.${EXTENSIONS[format]}`

/** @throws {ValidationError} 413 when too large, 400 for anything but a picture of a sane size */
async function clean(file: Sent): Promise<Sent> {
  if (file.size > MAX_UPLOAD_BYTES || file.data.length > MAX_UPLOAD_BYTES) {
    return refusal(MESSAGES.tooLarge, 413)
  }
  const format = sniff(file.data)
  if (!format) return refusal(MESSAGES.notAnImage)
  const data = await cleanPicture(file.data, format).catch((error: unknown) => {
    const isHuge = error instanceof UnusablePicture && error.reason === 'tooManyPixels'
    return refusal(isHuge ? MESSAGES.tooManyPixels : MESSAGES.notAnImage)
  })
  return { data, size: data.length, mimetype: `image/${format}`, name: newName(format) }
}

/** Takes the file that was sent: what it was, and what is kept of it. */
async function take(req: PayloadRequest, file: Sent): Promise<void> {
  req.context.uploadSha256 = fingerprint(file.data)
  req.file = await clean(file)
  req.context.uploadColours = await pictureColours(req.file.data)
}

/** The stored picture as if it were sent again, so that its cuts follow a new focal point. */
async function again(
  req: PayloadRequest,
  { id, overrideAccess, trash }: Args & { id: string },
  { x, y }: FocalPoint,
): Promise<Sent | undefined> {
  const row = await req.payload.findByID({
    collection: 'media',
    id,
    overrideAccess: overrideAccess === true,
    req,
    depth: 0,
    trash,
  })
  if (row.focalX === x && row.focalY === y) return undefined
  const data = row.filename ? await storage.read(pictureKey(row.filename)) : null
  const format = data && sniff(data)
  if (!format) return refusal(MESSAGES.lost)
  return { data, size: data.length, mimetype: `image/${format}`, name: newName(format) }
}

/**
 * Stands before everything Payload does with a file: what it gets afterwards is a
 * clean picture of ours under a random name. Its own ways of fetching a picture
 * from an address, and of cutting it, are closed.
 */
export const sanitiseUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const given = args as Args
  // One request may write several pictures; none inherits the fingerprint of another.
  delete req.context.uploadSha256
  const focalPoint = focalPointOf(
    (req.query?.uploadEdits as { focalPoint?: unknown } | undefined)?.focalPoint,
  )
  if (req.query) req.query.uploadEdits = focalPoint ? { focalPoint } : undefined
  // Access is checked after this: no work for whoever may write no picture anywhere.
  if (given.overrideAccess !== true && !canSomewhere(actorOf(req), ...PICTURE_EDITORS)) {
    throw new Forbidden(req.t)
  }
  if (operation === 'create') {
    // Without this Payload would fetch the `url` of the data.
    if (!req.file) return refusal(MESSAGES.missing)
    req.context.uploadTitle = titleOf(req.file.name)
    await take(req, req.file)
    return args
  }
  const { id } = given
  if (id === undefined) {
    // Several pictures at once: one file cannot replace them all.
    if (req.file) return refusal(MESSAGES.notAnImage)
    if (req.query) req.query.uploadEdits = undefined
    return args
  }
  if (req.file) {
    await take(req, req.file)
  } else if (focalPoint) {
    req.file = await again(req, { ...given, id }, focalPoint)
    if (!req.file && req.query) req.query.uploadEdits = undefined
  }
  return args
}
