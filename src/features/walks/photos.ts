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

/** The same as it is shown: paths on the site. The first of a list is the main one. */
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

export const toShown = (photos: readonly StoredPhoto[] | null): ShownPhoto[] =>
  (photos ?? []).map(({ key, cardKey, ...rest }, order) => ({
    ...rest,
    url: addressOfKey(key),
    cardUrl: addressOfKey(cardKey),
    order,
    isMain: order === 0,
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
export function coverAmong(url: string | null, photos: readonly StoredPhoto[]): string | null {
  const name = url === null ? null : fileNameOf(url)
  return photos.find(({ key }) => nameOf(key) === name)?.key ?? null
}
