import { randomUUID } from 'node:crypto'

import { HttpError } from '@/platform/http/errors'
import type { SentFile } from '@/platform/http/read-upload'
import { cleanPicture, UnusablePicture } from '@/platform/pictures/clean'
import { sniff, TOO_MANY_PIXELS } from '@/platform/pictures/model'

import { SENTENCES } from './model'

/** A photo of a report as its row keeps it. */
export type Photo = { id: string; key: string; type: string }

const refuse = (message: string): HttpError =>
  new HttpError(400, message, { fields: { photos: message } })

/**
 * A photo as it is kept: encoded again, so that where and with what it was taken is gone, under a
 * name of its own.
 * @throws {HttpError} 400 on `photos` for anything but a picture of a sane size
 */
async function cleanPhoto({ bytes }: SentFile): Promise<Photo & { bytes: Buffer }> {
  if (!sniff(bytes)) throw refuse(SENTENCES.photoType)
  const clean = await cleanPicture(bytes, 'jpeg').catch((error: unknown) => {
    const isHuge = error instanceof UnusablePicture && error.reason === 'tooManyPixels'
    throw refuse(isHuge ? TOO_MANY_PIXELS : SENTENCES.photoType)
  })
  const id = randomUUID()
  return { id, key: `private/abuse/${id}.jpg`, type: 'image/jpeg', bytes: clean }
}

/** One after the other: six photos at once would take the memory of the server. */
export async function cleanPhotos(
  files: readonly SentFile[],
): Promise<Array<Photo & { bytes: Buffer }>> {
  const photos: Array<Photo & { bytes: Buffer }> = []
  for (const file of files) photos.push(await cleanPhoto(file))
  return photos
}
