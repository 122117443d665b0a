import { randomUUID } from 'node:crypto'

import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

import { refuse } from '@/platform/validation/issues'

import { MAX_PIXELS_PER_SIDE, MAX_UPLOAD_BYTES, MESSAGES } from '../model'

const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' } as const

type Format = keyof typeof EXTENSIONS

/**
 * Rewrites every uploaded picture before anything is stored: the type is read
 * from its bytes, the pixels are decoded and encoded again (nothing hidden
 * survives, the position of the photographer neither), it is turned upright
 * and gets a random name that nobody can guess.
 */
export const sanitiseUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { file } = req
  if (!file) return args
  if (file.size > MAX_UPLOAD_BYTES || file.data.length > MAX_UPLOAD_BYTES) {
    refuse('media', [{ path: 'file', message: MESSAGES.tooLarge }], 413)
  }
  const picture = sharp(file.data, {
    failOn: 'error',
    limitInputPixels: MAX_PIXELS_PER_SIDE ** 2 / 2,
  })
  const meta = await picture.metadata().catch(() => null)
  const format = meta?.format as Format | undefined
  const tooBig = Math.max(meta?.width ?? 0, meta?.height ?? 0) > MAX_PIXELS_PER_SIDE
  if (
    !format ||
    !(format in EXTENSIONS) ||
    tooBig ||
    (format === 'heif' && meta?.compression !== 'av1')
  ) {
    return refuse('media', [{ path: 'file', message: MESSAGES.notAnImage }])
  }
  const target = format === 'heif' ? 'avif' : format
  const data = await picture
    .rotate()
    .toFormat(target, { quality: 88 })
    .toBuffer()
    .catch(() => refuse('media', [{ path: 'file', message: MESSAGES.notAnImage }]))

  req.context.uploadTitle = file.name.replace(/\.[^.]*$/, '').slice(0, 100)
  req.file = {
    ...file,
    data,
    size: data.length,
    mimetype: `image/${target}`,
    name: `${randomUUID()}-${Date.now()}.${EXTENSIONS[format]}`,
  }
  return args
}
