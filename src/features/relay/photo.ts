import { randomUUID } from 'node:crypto'

import { HttpError } from '@/platform/http/errors'
import { cleanPicture, UnusablePicture } from '@/platform/pictures/clean'
import { sniff, TOO_MANY_PIXELS } from '@/platform/pictures/model'

import { PHOTO_MAX_BYTES, PHOTO_SIDE, SENTENCES } from './model'

const KEPT = {
  width: PHOTO_SIDE,
  height: PHOTO_SIDE,
  fit: 'inside',
  withoutEnlargement: true,
} as const

const wrong = (message: string, status = 400): HttpError =>
  new HttpError(status, message, { fields: { photo: message } })

/** A photo ready to be stored: nothing that the file said of its author is left. */
export type CleanPhoto = { key: string; bytes: Buffer }

/**
 * Cleans a photo that somebody sends to the other side.
 * @throws {HttpError} on `photo`: 413 for one that is too large, 400 for anything but a picture
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<CleanPhoto> {
  if (bytes.length > PHOTO_MAX_BYTES) throw wrong(SENTENCES.photoTooLarge, 413)
  if (!sniff(bytes)) throw wrong(SENTENCES.photoType)
  const clean = await cleanPicture(Buffer.from(bytes), 'webp', KEPT).catch((error: unknown) => {
    const isHuge = error instanceof UnusablePicture && error.reason === 'tooManyPixels'
    throw wrong(isHuge ? TOO_MANY_PIXELS : SENTENCES.photoType)
  })
  return storedPhoto(clean)
}

/** A photo that was cleaned already, as a WebP of a size that is kept. */
export const storedPhoto = (bytes: Buffer): CleanPhoto => ({
  key: `private/relay/${randomUUID()}.webp`,
  bytes,
})
