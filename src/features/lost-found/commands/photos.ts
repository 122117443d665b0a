import type { PayloadRequest } from 'payload'

import type { LostFoundReport } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { HttpError } from '@/platform/http/errors'
import type { Attached, SentFile } from '@/platform/http/read-upload'
import { sizesOf, type PhotoSizes } from '@/platform/pictures/sent-photo'
import { countTry } from '@/platform/rate-limit/presses'
import { placeFiles, removeFiles, swept } from '@/platform/storage/transaction'

import { isActive, LOST_FOUND_LIMITS, PHOTO_MAX_BYTES, SENTENCES, type StoredPhoto } from '../model'
import { photoLimiter } from '../limits'
import { ownReport, withOwnReport } from '../links'
import { newPhotoKeys, photoKeys, photosOf, type Sight } from '../photos'
import { photoName } from '../view'
import { writeReport } from './write'

const wrongPhoto = (message: string): HttpError =>
  new HttpError(400, message, { fields: { photo: message } })

/** Nobody but its author sees a report that is not online, nor its photos. */
export const sightOf = ({ confirmedAt, hiddenAt }: LostFoundReport): Sight =>
  confirmedAt && !hiddenAt ? 'public' : 'private'

/** One photo beside the words of a form. */
export const ONE_PHOTO: Attached = {
  field: 'photo',
  most: 1,
  maxBytes: PHOTO_MAX_BYTES,
  sentences: { tooMany: SENTENCES.onePhoto, tooLarge: SENTENCES.photoTooLarge },
}

/**
 * A photo in its two sizes for whoever holds the link of a report.
 * @throws {HttpError} 404 for another link, 429 after too many photos
 */
export async function ownPhotoSizes(
  req: PayloadRequest,
  token: string,
  file: SentFile,
): Promise<PhotoSizes> {
  const { report } = await ownReport(req, token)
  await countTry(photoLimiter, report.id)
  return sizesOf(file)
}

/** Writes a photo under new names, in the transaction of the request. @throws {StorageDownError} 503 */
export async function placePhoto(
  req: PayloadRequest,
  { full, card, width, height }: PhotoSizes,
  sight: Sight,
): Promise<StoredPhoto> {
  const photo = { ...newPhotoKeys(sight), width, height }
  await placeFiles(req, [
    { key: photo.key, bytes: full },
    { key: photo.cardKey, bytes: card },
  ])
  return photo
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
  const sizes = await sizesOf(file)
  const work = withOwnReport(req, token, async ({ report }) => {
    if (!isActive(report.status)) throw new HttpError(409, SENTENCES.over)
    const photos = photosOf(report)
    if (photos.length >= LOST_FOUND_LIMITS.photos) throw wrongPhoto(SENTENCES.tooManyPhotos)
    const all = [...photos, await placePhoto(req, sizes, sightOf(report))]
    await writeReport(req, report.id, { photos: all })
    await touch(req, [tags.lostFound(report.id)])
    return all
  })
  return swept(work)
}

/** Takes a photo away; one that is not there changes nothing. @param url its address on the page */
export async function removePhoto(
  req: PayloadRequest,
  token: string,
  url: string,
): Promise<StoredPhoto[]> {
  const work = withOwnReport(req, token, async ({ report }) => {
    const photos = photosOf(report)
    const gone = photos.find(({ key }) => photoName(key) === photoName(url))
    if (!gone) return photos
    const left = photos.filter((photo) => photo !== gone)
    await removeFiles(req, photoKeys([gone]))
    await writeReport(req, report.id, { photos: left })
    await touch(req, [tags.lostFound(report.id)])
    return left
  })
  return swept(work)
}
