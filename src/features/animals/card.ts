import { townLabel } from '@/platform/geo/model'
import { minuteOf } from './arrivals/visit.model'
import type { PublicAnimalView } from './list/public-animal'
import { ageLabel } from './age.model'
import { type Sex, type Species } from './model'
import { decisive } from './presentation'
import { goodWith } from './wording'

/** What a card of a list shows. */
export type AnimalCardData = {
  id: string
  /** Its page: on the site of its shelter, or on the platform. */
  href: string
  name: string
  species: Species
  sex: Sex
  /** As the law wants it written. */
  breed: string
  birthDate: string | null
  /** Age worded when the data were read; the browser words it again. */
  age: string
  shortDescription: string
  isSos: boolean
  isReserved: boolean
  isAdopted: boolean
  /** Needs a home for a while, and still waits for one. */
  fosterWanted: boolean
  /** What decides of an adoption: « Ne part pas seule ». */
  decisive: string[]
  /** Whom it is known to live with. */
  goodWith: string[]
  /** Commune and department: « Rennes (35) ». */
  place: string
  /** As the crow flies from the place that was asked for, in metres. */
  distance: number | null
  /** 460×420, or the placeholder. */
  image: string
  /** 920×840, when the photo is large enough. */
  image2x: string | null
  /** Of the photo, until it comes. */
  colours?: string
  /** When it was written down (`minuteOf`): what came since the last visit is marked with it. */
  since?: string
}

type Listed = PublicAnimalView & { distance?: number | null }

/** Where a card leads: to the site of the animal's shelter, or to the platform's own page. */
type Site = 'shelter' | 'platform'

/** A card from a public animal, in the program as in the browser (answers of GET /api/animals). */
export function toCard(
  animal: Listed,
  site: Site = 'shelter',
  now: Date = new Date(),
): AnimalCardData {
  const { id, name, species, sex, breed, birthDate, image, photos, shelter } = animal
  return {
    id,
    href: site === 'platform' ? `/animaux/${id}` : `/shelter/${shelter.slug}/animals/${id}`,
    name,
    species,
    sex,
    breed,
    birthDate,
    age: ageLabel(birthDate, now),
    shortDescription: animal.shortDescription ?? '',
    isSos: animal.isSos,
    isReserved: animal.isReserved,
    isAdopted: animal.isAdopted,
    fosterWanted: Boolean(animal.fosterWanted) && !animal.isAdopted,
    decisive: decisive(animal),
    goodWith: goodWith(animal),
    place: townLabel(shelter.city, shelter.department),
    distance: animal.distance ?? null,
    image,
    image2x: photos[0]?.card2x ?? null,
    colours: photos[0]?.colours || undefined,
    since: minuteOf(new Date(animal.createdAt)),
  }
}
