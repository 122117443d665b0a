import { randomUUID } from 'node:crypto'

import { Forbidden, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import sharp from 'sharp'

import { actorOf } from '@/platform/access/builders'
import { canSomewhere } from '@/platform/access/model'
import { storage } from '@/platform/storage'
import { refuse } from '@/platform/validation/issues'

import { PICTURE_EDITORS } from '../access'
import { fingerprint } from '../fingerprint'
import {
  EXTENSIONS,
  focalPointOf,
  MAX_KEPT_SIDE,
  MAX_PIXELS,
  MAX_PIXELS_PER_SIDE,
  MAX_UPLOAD_BYTES,
  MESSAGES,
  pictureKey,
  sniff,
  titleOf,
  type FocalPoint,
  type Format,
} from '../model'

type Args = { id?: string; overrideAccess?: boolean; trash?: boolean }
type Sent = NonNullable<PayloadRequest['file']>

// AVIF at sharp's usual effort takes half a minute; this takes two seconds.
const OPTIONS = { jpeg: {}, png: {}, webp: {}, avif: { effort: 2 } } satisfies Record<
  Format,
  object
>

const refusal = (message: string, status?: number): never =>
  refuse('media', [{ path: 'file', message }], status)

/** A name that nobody can guess and that was never used: addresses are kept for ever. */
const newName = (format: Format): string => `${randomUUID()}-${Date.now()}.${EXTENSIONS[format]}`

/**
 * The picture as it is kept: decoded and encoded again, so that nothing hidden in
 * the file survives, the photographer's position neither; upright; of a size
 * that every later step handles with little memory.
 * @throws {ValidationError} 413 when too large, 400 for anything but a picture of a sane size
 */
async function clean(file: Sent): Promise<Sent> {
  if (file.size > MAX_UPLOAD_BYTES || file.data.length > MAX_UPLOAD_BYTES) {
    return refusal(MESSAGES.tooLarge, 413)
  }
  const format = sniff(file.data)
  if (!format) return refusal(MESSAGES.notAnImage)
  // Reads the header alone: a bomb is refused before anything is decoded.
  const { width, height } = await sharp(file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => refusal(MESSAGES.notAnImage))
  if (Math.max(width, height) > MAX_PIXELS_PER_SIDE || width * height > MAX_PIXELS) {
    return refusal(MESSAGES.tooManyPixels)
  }
  const data = await sharp(file.data, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({
      width: MAX_KEPT_SIDE,
      height: MAX_KEPT_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toFormat(format, { quality: 88, ...OPTIONS[format] })
    .toBuffer()
    .catch(() => refusal(MESSAGES.notAnImage))
  return { data, size: data.length, mimetype: `image/${format}`, name: newName(format) }
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
    req.context.uploadSha256 = fingerprint(req.file.data)
    req.file = await clean(req.file)
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
    req.context.uploadSha256 = fingerprint(req.file.data)
    req.file = await clean(req.file)
  } else if (focalPoint) {
    req.file = await again(req, { ...given, id }, focalPoint)
    if (!req.file && req.query) req.query.uploadEdits = undefined
  }
  return args
}
