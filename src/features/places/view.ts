import type { Point } from '@/platform/geo/model'

import type { PlaceOpening } from './hours.model'
import type { AcceptedAnimal, PlaceKind } from './model'

/** A place as everybody may read it. `publishedAt` and `updatedAt` are ISO moments. */
export type PublicPlace = PlaceOpening & {
  id: string
  slug: string
  name: string
  kind: PlaceKind
  text: string | null
  address: string | null
  communeName: string
  department: string
  point: Point
  phone: string | null
  site: string | null
  takesEmergencies: boolean
  isAccessible: boolean
  accepts: AcceptedAnimal[]
  updatedAt: string
}

/** One of a list, with its distance in metres from the place that was asked about. */
export type ListedPlace = PublicPlace & { distance: number | null }
