import type { AnimalStatus } from '@/features/animals/model'

import { addDays, datesOf, dayOf, monthsBetween } from './menagerie/days'
import { feeOf, sizeOf } from './menagerie/figures'
import { chipNumber, tattooNumber } from './menagerie/identity'
import { CAT_KINDS, DOG_KINDS, type Kind } from './menagerie/kinds'
import { noticeOf } from './menagerie/notice'
import { pickName } from './menagerie/names'
import { situations, speciesOf, type Situation } from './menagerie/situations'
import { temperOf } from './menagerie/temper'
import type { DemoAnimal } from './menagerie/types'
import type { AnimalPicture } from './illustrations/index'
import { createRandom, type Random } from './illustrations/prng'
import { BACKGROUNDS, POSES, type Pose } from './illustrations/types'
import { describeAnimal, type Description } from './texts'
import { STORIES, type AnimalFacts, type Story } from './wording/facts'
import { isMixed, lookOf } from './wording/look'
import { describeLostOrFound } from './wording/lost-found'
import { ARRIVAL_REASONS } from './wording/openings'

export type AnimalsOrder = {
  count: number
  seed: number
  /** Ages and dates are counted back from here. */
  today: Date
  /** The shelter's slug: it keeps the chip numbers of two shelters apart. */
  shelterKey: string
}

const BIRTH_PLACES = [
  'inconnu',
  'inconnu',
  'Rennes',
  'Bruz',
  'Annecy',
  'Fougères',
  'Thonon-les-Bains',
  'Redon',
]

/** Nobody knows yet what a found animal gets along with. */
const UNTESTED = {
  sociabilityDogs: 'UNKNOWN',
  sociabilityCats: 'UNKNOWN',
  sociabilityKids: 'UNKNOWN',
  sociabilityAdults: 'UNKNOWN',
} as const

const HEALTH = [
  'Bon état général à la dernière visite.',
  'En bonne santé, dents détartrées à l’arrivée.',
  'Poids stable, rien à signaler.',
  'A repris du poids depuis l’arrivée, bon état général.',
]

/** Dogs and cats of a shelter, always the same for the same order. */
export function makeAnimals({ count, seed, today, shelterKey }: AnimalsOrder): DemoAnimal[] {
  const root = createRandom(`animals:${shelterKey}:${seed}`)
  const species = speciesOf(count, root.fork('species'))
  const taken = new Set<string>()
  return situations(count, root.fork('situations')).map((situation, index) => {
    const animal = makeAnimal(
      species[index] ?? 'CAT',
      situation,
      { index, today, shelterKey },
      taken,
      root.fork(`animal:${index}`),
    )
    taken.add(animal.name)
    return animal
  })
}

type Place = { index: number; today: Date; shelterKey: string }

function makeAnimal(
  species: 'DOG' | 'CAT',
  situation: Situation,
  { index, today, shelterKey }: Place,
  taken: ReadonlySet<string>,
  rng: Random,
): DemoAnimal {
  const kind = pickKind(species, rng)
  const sex = kind.only ?? rng.pick(['MALE', 'FEMALE'] as const)
  const dates = datesOf(situation, today, rng)
  const ageMonths = monthsBetween(dates.birth, today)
  const born = dayOf(dates.birth)
  const name = pickName(species, sex, Number(born.slice(0, 4)), taken, rng)
  const pedigree = situation.status !== 'FOUND' && !isMixed(kind.breed) && rng.chance(0.08)
  const story = storyOf(situation.status, ageMonths, pedigree, rng)
  const facts: AnimalFacts = {
    name,
    species,
    sex,
    ageMonths,
    story,
    birthDate: born,
    ageIsEstimated:
      !pedigree && situation.status !== 'LOST' && ['STRAY', 'POUND', 'RESCUE'].includes(story),
    look: lookOf(kind.breed, sex, pedigree),
    robe: kind.robe,
    longHair: kind.longHair ?? false,
    ...temperOf(species, kind, ageMonths, rng.fork('temper')),
    ...(situation.status === 'FOUND' ? UNTESTED : {}),
    isNeutered: ageMonths >= 8 && rng.chance(0.92),
    isSos: situation.isSos,
    dogCategory: kind.category2 ? 'CATEGORY_2' : 'NONE',
  }
  const {
    look: _look,
    robe: _robe,
    longHair: _long,
    story: _story,
    ageMonths: _age,
    ...known
  } = facts
  const { status } = situation
  const photos = picturesOf(species, kind.coat, rng.fork('photos'))
  const unidentified = status === 'FOUND'
  const tattooed = ageMonths > 96 && rng.chance(0.25)
  return {
    ...known,
    ...describe(facts, status, rng.fork('text')),
    breed: kind.breed,
    color: kind.color,
    ...sizeOf(kind, ageMonths, rng),
    pedigree,
    birthPlace: story === 'LITTER' ? 'Au refuge' : rng.pick(BIRTH_PLACES),
    idType: unidentified ? null : tattooed ? 'TATTOO' : 'CHIP',
    idNumber: unidentified ? null : tattooed ? tattooNumber(rng) : chipNumber(shelterKey, index),
    isVaccinated: true,
    vaccinationDate: dayOf(addDays(dates.arrival, 4, today)),
    neuteringDate: facts.isNeutered ? dayOf(addDays(dates.arrival, 12, today)) : null,
    healthStatus: rng.pick(HEALTH),
    arrivalDate: status === 'LOST' ? null : dayOf(dates.arrival),
    arrivalReason: status === 'LOST' ? null : ARRIVAL_REASONS[story],
    ...situation,
    isAdopted: status === 'ADOPTED',
    adoptedAt: dates.adopted && dayOf(dates.adopted),
    ...noticeOf(status, dayOf(dates.arrival), rng),
    feeCents: feeOf(species, ageMonths),
    feeIncludes: facts.isNeutered
      ? 'Identification, primo-vaccination, stérilisation, vermifuge et antiparasitaire.'
      : 'Identification, primo-vaccination, vermifuge, antiparasitaire et stérilisation à venir.',
    illustration: photos[0] as AnimalPicture,
    photos,
  }
}

/** A registered animal has papers, so a family that gave it up. */
function storyOf(status: AnimalStatus, ageMonths: number, pedigree: boolean, rng: Random): Story {
  if (status === 'FOUND') return 'STRAY'
  if (pedigree) return rng.pick(['MOVE', 'SEPARATION', 'DEATH', 'ALLERGY', 'NO_TIME'] as const)
  if (ageMonths < 12) return rng.pick(['LITTER', 'LITTER', 'STRAY'] as const)
  return rng.pick(STORIES.filter((story) => story !== 'LITTER'))
}

function describe(facts: AnimalFacts, status: AnimalStatus, rng: Random): Description {
  const sought = status === 'LOST' || status === 'FOUND'
  return sought ? describeLostOrFound(facts, status, rng) : describeAnimal(facts, rng)
}

function pickKind(species: 'DOG' | 'CAT', rng: Random): Kind<string> {
  const kinds: readonly Kind<string>[] = species === 'DOG' ? DOG_KINDS : CAT_KINDS
  const weights = Object.fromEntries(kinds.map(({ coat, share }) => [coat, share]))
  const coat = rng.weighted(weights)
  return kinds.find((kind) => kind.coat === coat) as Kind<string>
}

/** One to three pictures, each in another pose and another place; the face is most often first. */
function picturesOf(species: 'DOG' | 'CAT', coat: string, rng: Random): AnimalPicture[] {
  const seed = rng.int(1, 1_000_000)
  const places = rng.shuffle(BACKGROUNDS)
  const shuffled = rng.shuffle(POSES)
  const poses: Pose[] = rng.chance(0.4)
    ? ['BUST', ...shuffled.filter((pose) => pose !== 'BUST')]
    : shuffled
  return Array.from({ length: rng.int(1, 3) }, (_, i) => ({
    species,
    coat,
    seed,
    pose: poses[i] ?? 'BUST',
    background: places[i] ?? 'SUN',
  }))
}
