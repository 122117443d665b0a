import type { PayloadRequest } from 'payload'

import type { LostFoundReport } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { HttpError } from '@/platform/http/errors'
import type { SentFile } from '@/platform/http/read-upload'
import { cleanPicture, UnusablePicture } from '@/platform/pictures/clean'
import { sniff, TOO_MANY_PIXELS } from '@/platform/pictures/model'
import { placeFiles, removeFiles, swept } from '@/platform/storage/transaction'
import sharp from 'sharp'

import { isActive, LOST_FOUND_LIMITS, PHOTO_SIDES, SENTENCES, type StoredPhoto } from '../model'
import { withOwnReport } from '../links'
import { newPhotoKeys, photosOf } from '../photos'
import { toPhoto } from '../view'
import { writeReport } from './write'

const wrongPhoto = (message: string): HttpError =>
  new HttpError(400, message, { fields: { photo: message } })

/** A photo in the two sizes that are shown, without anything else of the file. */
async function sizesOf({ bytes }: SentFile) {
  if (!sniff(bytes)) throw wrongPhoto(SENTENCES.photoType)
  const inside = (side: number) =>
    ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const
  try {
    const full = await cleanPicture(bytes, 'webp', inside(PHOTO_SIDES.full))
    const card = await cleanPicture(full, 'webp', inside(PHOTO_SIDES.card))
    const { width, height } = await sharp(full).metadata()
    return { full, card, width, height }
  } catch (error) {
    const isHuge = error instanceof UnusablePicture && error.reason === 'tooManyPixels'
    throw wrongPhoto(isHuge ? TOO_MANY_PIXELS : SENTENCES.photoType)
  }
}

/**
 * Adds a photo to a report, after the others.
 * @param token its personal link, read again once the photo is decoded
 * @throws {HttpError} 400 on `photo` for anything but a picture, and for one too many; 409 for a
 *   report that is over
 * @throws {StorageDownError} 503
 */
export async function addPhoto(
  req: PayloadRequest,
  token: string,
  before: LostFoundReport,
  file: SentFile,
): Promise<StoredPhoto[]> {
  // Looked at before anything is decoded, and again when it is written.
  if (photosOf(before).length >= LOST_FOUND_LIMITS.photos) throw wrongPhoto(SENTENCES.tooManyPhotos)
  const { full, card, width, height } = await sizesOf(file)
  const photo = { ...newPhotoKeys(), width, height }
  const work = withOwnReport(req, token, async ({ report }) => {
    if (!isActive(report.status)) throw new HttpError(409, SENTENCES.over)
    const photos = photosOf(report)
    if (photos.length >= LOST_FOUND_LIMITS.photos) throw wrongPhoto(SENTENCES.tooManyPhotos)
    await placeFiles(req, [
      { key: photo.key, bytes: full },
      { key: photo.cardKey, bytes: card },
    ])
    const all = [...photos, photo]
    await writeReport(req, report.id, { photos: all })
    await touch(req, [tags.lostFound(report.id)])
    return all
  })
  return swept(work)
}

/** Takes a photo away; one that is not there changes nothing. @param url its address on the site */
export async function removePhoto(
  req: PayloadRequest,
  token: string,
  url: string,
): Promise<StoredPhoto[]> {
  const work = withOwnReport(req, token, async ({ report }) => {
    const photos = photosOf(report)
    const gone = photos.find((photo) => toPhoto(photo).url === url)
    if (!gone) return photos
    const left = photos.filter((photo) => photo !== gone)
    await removeFiles(req, [gone.key, gone.cardKey])
    await writeReport(req, report.id, { photos: left })
    await touch(req, [tags.lostFound(report.id)])
    return left
  })
  return swept(work)
}
