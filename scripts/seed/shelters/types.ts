import type { Species } from '@/features/animals/model'
import type { ShelterStatus } from '@/features/shelters/model'
import type { Theme } from '@/features/shelters/theme/model'

import type { Place } from './places'

export type Hour = { weekday: number; opensAt?: string; closesAt?: string; isClosed?: boolean }

/** How many animals of each species a shelter has. */
export type Flock = Readonly<Partial<Record<Species, number>>>

/** Which family of pages a shelter has; the first two have pages of their own. */
export type PageModel = 'REFUGE' | 'CATS' | 'POUND' | 'FARM' | 'SMALL_PETS'

export type ShelterSeed = {
  slug: string
  name: string
  shelterType: 'ASSOCIATION' | 'ANIMAL_POUND' | 'SANCTUARY' | 'PRIVATE_SHELTER'
  status?: ShelterStatus
  rejectionReason?: string
  suspensionReason?: string
  /** What its request to join says. */
  joinReason?: string
  contactName?: string
  isVerified?: boolean
  isPhysical?: boolean
  place: Place
  /** An invented street. */
  address: string
  email: string
  phone: string
  shortDescription: string
  longDescription: string
  openingHours: Hour[]
  theme: Theme
  accepts: { adoptions: boolean; donations: boolean; sponsoring: boolean }
  /** `yyyy-mm-dd` */
  foundationDate: string
  /** Places for animals, all species together. */
  capacity?: number
  pages?: PageModel
  flock: Flock
}
