import sharp from 'sharp'

import { HttpError } from '../http/errors'
import type { SentFile } from '../http/read-upload'
import { cleanPicture, UnusablePicture } from './clean'
import { sniff, TOO_MANY_PIXELS } from './model'

/** Longest sides of what is kept of a photo that a visitor sent, in pixels. */
const SIDES = { full: 1600, card: 640 } as const

const PHOTO_TYPE = 'Ce fichier n’est pas une photo que nous savons lire (JPG, PNG, WEBP ou AVIF)'

export type PhotoSizes = { full: Buffer; card: Buffer; width: number; height: number }

const refusal = (message: string): HttpError =>
  new HttpError(400, message, { fields: { photo: message } })

/**
 * A photo in the two sizes that are shown, without anything else of the file.
 * @throws {HttpError} 400 on `photo` for anything but a picture
 */
export async function sizesOf({ bytes }: Pick<SentFile, 'bytes'>): Promise<PhotoSizes> {
  if (!sniff(bytes)) throw refusal(PHOTO_TYPE)
  const inside = (side: number) =>
    ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const
  try {
    const full = await cleanPicture(bytes, 'webp', inside(SIDES.full))
    const card = await cleanPicture(full, 'webp', inside(SIDES.card))
    const { width, height } = await sharp(full).metadata()
    return { full, card, width, height }
  } catch (error) {
    const isHuge = error instanceof UnusablePicture && error.reason === 'tooManyPixels'
    throw refusal(isHuge ? TOO_MANY_PIXELS : PHOTO_TYPE)
  }
}
