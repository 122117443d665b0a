import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { fileAddress } from '@/features/media/address.model'
import { pictureKey } from '@/features/media/model'
import { moveFile, removeFiles } from '@/platform/storage/transaction'

/** A photo as a post keeps it: keys in the storage, pixels. */
export type StoredPhoto = { key: string; cardKey: string; width: number; height: number }

/** The same as it is shown: paths on the site. */
export type ShownPhoto = { url: string; cardUrl: string; width: number; height: number }

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1)

export const toShown = (photos: readonly StoredPhoto[]): ShownPhoto[] =>
  photos.map(({ key, cardKey, width, height }) => ({
    url: fileAddress(nameOf(key)),
    cardUrl: fileAddress(nameOf(cardKey)),
    width,
    height,
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
 * Photos under other names: whoever kept the address of one that is online no more sees nothing there.
 * In the transaction of the request.
 * @returns those whose files were there
 */
export async function renamePhotos(
  req: PayloadRequest,
  photos: readonly StoredPhoto[],
): Promise<StoredPhoto[]> {
  const moved: StoredPhoto[] = []
  for (const photo of photos) {
    const names = newPhotoKeys()
    const key = await moveFile(req, photo.key, names.key)
    const cardKey = await moveFile(req, photo.cardKey, names.cardKey)
    if (key && cardKey) moved.push({ ...photo, key, cardKey })
    // Half a photo is none.
    else
      await removeFiles(
        req,
        [key, cardKey].filter((each) => each !== null),
      )
  }
  return moved
}
