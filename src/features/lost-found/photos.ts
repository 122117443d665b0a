import type { LostFoundReport } from '@/payload-types'

import type { StoredPhoto } from './model'

/** The photos that a row keeps. */
export const photosOf = ({ photos }: Pick<LostFoundReport, 'photos'>): StoredPhoto[] =>
  Array.isArray(photos) ? (photos as StoredPhoto[]) : []
