import type { Sex, Species } from '@/features/animals/model'
import { fileAddress } from '@/features/media/address.model'
import type { Point } from '@/platform/geo/model'

import type {
  Age,
  Chip,
  Coat,
  ReportKind,
  ReportState,
  Size,
  StoredPhoto,
  Whereabouts,
} from './model'

/** A photo as the site shows it: paths on the site, pixels. */
export type ReportPhoto = { url: string; cardUrl: string; width: number; height: number }

const named = (key: string): string => fileAddress(key.slice(key.lastIndexOf('/') + 1))

export const toPhoto = ({ key, cardKey, width, height }: StoredPhoto): ReportPhoto => ({
  url: named(key),
  cardUrl: named(cardKey),
  width,
  height,
})

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
  /** What its author said in the end. */
  endWords: string | null
}

/** One of a list, with its distance in metres from the place that was asked about. */
export type ListedReport = PublicReport & { distance: number | null }
