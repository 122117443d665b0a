import { randomUUID } from 'node:crypto'

import { fileAddress, fileNameOf } from '@/features/media/address.model'
import { pictureKey } from '@/features/media/model'
import { invalidField } from '@/platform/http/errors'

import { SENTENCES } from './model'
import type { SentPhoto } from './schema'

/** A photo as the rows of a walk and of its waypoints keep it: keys in the storage, pixels. */
export type StoredPhoto = {
  key: string
  cardKey: string
  width: number
  height: number
  title: string | null
  description: string | null
}

/** The same as it is shown: paths on the site. The main one is the cover, else the first. */
export type ShownPhoto = {
  url: string
  cardUrl: string
  width: number
  height: number
  title: string | null
  description: string | null
  order: number
  isMain: boolean
}

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1)

/** The path on the site of a file in the storage. */
export const addressOfKey = (key: string): string => fileAddress(nameOf(key))

/** @param cover key of the one that stands for all; `null` for the first */
export const toShown = (
  photos: readonly StoredPhoto[] | null,
  cover: string | null = null,
): ShownPhoto[] =>
  (photos ?? []).map(({ key, cardKey, ...rest }, order) => ({
    ...rest,
    url: addressOfKey(key),
    cardUrl: addressOfKey(cardKey),
    order,
    isMain: cover === null ? order === 0 : key === cover,
  }))

/** Those of a waypoint, by what the documents call them: the name of a file is its own for ever. */
export const toWaypointPhotos = (photos: readonly StoredPhoto[] | null, waypointId: string) =>
  toShown(photos).map((photo, at) => ({
    id: nameOf(photos?.[at]?.key ?? '').replace(/\.\w+$/, ''),
    waypointId,
    ...photo,
  }))

/** The files of some photos, in the storage. */
export const photoKeys = (photos: readonly StoredPhoto[]): string[] =>
  photos.flatMap(({ key, cardKey }) => [key, cardKey])

/** New names in the storage, which nobody guesses. */
export function newPhotoKeys(): Pick<StoredPhoto, 'key' | 'cardKey'> {
  const name = `${randomUUID()}-${Date.now()}`
  return { key: pictureKey(`${name}.webp`), cardKey: pictureKey(`${name}-card.webp`) }
}

/**
 * What is kept of photos that are sent by their addresses: their place, their words, and the files
 * that the walk holds already. A file of anybody else never becomes one of this walk, and so never goes
 * with it.
 * @param path of the list among the fields that were sent
 * @throws {HttpError} 422 on the first that this walk does not hold
 */
export function keptPhotos(
  sent: readonly SentPhoto[],
  held: readonly StoredPhoto[],
  path: string,
): StoredPhoto[] {
  return sent.map(({ url, title, description }, at) => {
    const name = fileNameOf(url)
    const found = held.find(({ key }) => nameOf(key) === name)
    if (!found) throw invalidField(`${path}.${at}.url`, SENTENCES.notOurPhoto)
    return { ...found, title, description }
  })
}

/** The key of the photo that an address means; `null` for none of these. */
function keyAmong(url: string | null, photos: readonly StoredPhoto[]): string | null {
  const name = url === null ? null : fileNameOf(url)
  return photos.find(({ key }) => nameOf(key) === name)?.key ?? null
}

/**
 * The key of the photo that stands for a walk: the one that is asked for; without a word about it the
 * one that was sent as the main one, or that it was before; the first where none of these is left.
 * @param now the photos as they are kept
 * @param before address of the one that it was
 * @throws {HttpError} 422 on `coverImage` for one that is not among the photos
 */
export function coverOf(
  sent: { coverImage?: string | null; photos?: readonly SentPhoto[] | null },
  now: readonly StoredPhoto[],
  before: string | null,
): string | null {
  const first = now[0]?.key ?? null
  if (sent.coverImage) {
    const asked = keyAmong(sent.coverImage, now)
    if (!asked) throw invalidField('coverImage', SENTENCES.notOurPhoto)
    return asked
  }
  if (sent.coverImage === null) return first
  const main = sent.photos?.find(({ isMain }) => isMain)?.url
  return keyAmong(main ?? before, now) ?? first
}
