import { randomUUID } from 'node:crypto'

import { pictureKey } from '@/features/media/model'
import type { LostFoundReport } from '@/payload-types'

import type { StoredPhoto } from './model'

/** The photos that a row keeps. */
export const photosOf = ({ photos }: Pick<LostFoundReport, 'photos'>): StoredPhoto[] =>
  Array.isArray(photos) ? (photos as StoredPhoto[]) : []

/** New names in the storage, which nobody guesses, for a photo and its smaller copy. */
export function newPhotoKeys(): Pick<StoredPhoto, 'key' | 'cardKey'> {
  const name = `${randomUUID()}-${Date.now()}`
  return { key: pictureKey(`${name}.webp`), cardKey: pictureKey(`${name}-card.webp`) }
}
