import type { Sex, Species } from '@/features/animals/model'
import { fileAddress } from '@/features/media/address.model'
import type { Point } from '@/platform/geo/model'

import {
  privatePhotoApi,
  type Age,
  type Chip,
  type Coat,
  type ReportKind,
  type ReportState,
  type Size,
  type StoredPhoto,
  type Whereabouts,
} from './model'

/** A photo as the site shows it: paths on the site, pixels. */
export type ReportPhoto = { url: string; cardUrl: string; width: number; height: number }

/** Where photos are that nobody but the author of their report may see yet. */
export const PRIVATE_PHOTOS = 'private/lost-found/'

/** The last part of a key in the storage, and of the address of a photo. */
export const photoName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/**
 * A photo as a page shows it.
 * @param token `photoToken` of its report, for photos that are not public yet
 */
export function toPhoto(photo: StoredPhoto, token = ''): ReportPhoto {
  const { width, height } = photo
  const addressOf = (key: string): string =>
    key.startsWith(PRIVATE_PHOTOS)
      ? privatePhotoApi(token, photoName(key))
      : fileAddress(photoName(key))
  return { url: addressOf(photo.key), cardUrl: addressOf(photo.cardKey), width, height }
}

/** A report as everybody may read it. `point` is blurred to 300 m; `day` is « 2026-11-24 ». */
export type PublicReport = {
  id: string
  kind: ReportKind
  status: ReportState
  species: Species
  sex: Sex
  name: string | null
  coat: Coat | null
  coat2: Coat | null
  size: Size | null
  age: Age | null
  breed: string | null
  marks: string | null
  collar: string | null
  chip: Chip
  whereabouts: Whereabouts | null
  text: string | null
  hasReward: boolean
  day: string
  communeName: string
  department: string
  placeWords: string | null
  point: Point
  photos: ReportPhoto[]
  /** A shelter took it in. */
  isTaken: boolean
  /** What its author said in the end, and the photo that came with it. */
  endWords: string | null
  endPhoto: ReportPhoto | null
}

/** One of a list, with its distance in metres from the place that was asked about. */
export type ListedReport = PublicReport & { distance: number | null }
