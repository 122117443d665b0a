import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { pictureKey } from '@/features/media/model'
import type { LostFoundReport } from '@/payload-types'
import { moveFile, removeFiles } from '@/platform/storage/transaction'

import type { StoredPhoto } from './model'
import { PRIVATE_PHOTOS } from './view'

/** The photos that a row keeps. */
export const photosOf = ({ photos }: Pick<LostFoundReport, 'photos'>): StoredPhoto[] =>
  Array.isArray(photos) ? (photos as StoredPhoto[]) : []

/** The photo that came with the last word, in a list that is empty without one. */
export const endPhotosOf = ({ endPhotos }: Pick<LostFoundReport, 'endPhotos'>): StoredPhoto[] =>
  Array.isArray(endPhotos) ? (endPhotos as StoredPhoto[]) : []

/** The files of some photos, in the storage. */
export const photoKeys = (photos: readonly StoredPhoto[]): string[] =>
  photos.flatMap(({ key, cardKey }) => [key, cardKey])

/** Who may see a photo: everybody, or whoever holds the link of its report. */
export type Sight = 'public' | 'private'

const keyOf: Readonly<Record<Sight, (name: string) => string>> = {
  public: pictureKey,
  private: (name) => PRIVATE_PHOTOS + name,
}

/** New names in the storage, which nobody guesses, for a photo and its smaller copy. */
export function newPhotoKeys(sight: Sight): Pick<StoredPhoto, 'key' | 'cardKey'> {
  const name = `${randomUUID()}-${Date.now()}`
  return { key: keyOf[sight](`${name}.webp`), cardKey: keyOf[sight](`${name}-card.webp`) }
}

/**
 * Photos under other names, where those who may see them now find them: an address that somebody kept
 * shows nothing. In the transaction of the request.
 * @returns those whose files were there
 */
export async function movePhotos(
  req: PayloadRequest,
  photos: readonly StoredPhoto[],
  sight: Sight,
): Promise<StoredPhoto[]> {
  const moved: StoredPhoto[] = []
  for (const photo of photos) {
    const names = newPhotoKeys(sight)
    const key = await moveFile(req, photo.key, names.key)
    const cardKey = await moveFile(req, photo.cardKey, names.cardKey)
    if (key && cardKey) moved.push({ ...photo, key, cardKey })
    // Half a photo is none: nobody would ever remove what is left of it.
    else
      await removeFiles(
        req,
        [key, cardKey].filter((each) => each !== null),
      )
  }
  return moved
}
