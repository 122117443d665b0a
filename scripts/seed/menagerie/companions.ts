import type { AnimalStatus } from '@/features/animals/model'

import type { Random } from '../illustrations/prng'
import { describeAnimal, type Description, type Telling } from '../texts'
import { STORIES, type AnimalFacts, type Story } from '../wording/facts'
import { isMixed, lookOf } from '../wording/look'
import { describeLostOrFound } from '../wording/lost-found'
import { ARRIVAL_REASONS } from '../wording/openings'
import { ageOf, photosOf, type Look, type Model } from './casting'
import { addDays, datesOf, dayOf, enteredAt, monthsBetween } from './days'
import { feeOf, sizeOf } from './figures'
import { chipNumber, tattooNumber } from './identity'
import { CAT_KINDS, DOG_KINDS, type Kind } from './kinds'
import { pickName } from './names'
import { noticeOf } from './notice'
import type { Situation } from './situations'
import { temperOf } from './temper'
import type { Draft, Place } from './types'

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
  'Examen sans particularité, vermifuge donné le même jour.',
  'Petite dermatite soignée, rien depuis.',
]

/** A dog or a cat. */
export function makeCompanion(
  species: 'DOG' | 'CAT',
  situation: Situation,
  { index, rank, today, shelterKey, city, family }: Place,
  taken: ReadonlySet<string>,
  models: readonly Model[] | undefined,
  rng: Random,
): Draft {
  const kind = family?.kind ?? pickKind(species, rng)
  const sex = kind.only ?? rng.pick(['MALE', 'FEMALE'] as const)
  const dates = { ...datesOf(situation, today, rng), ...family?.dates }
  const ageMonths = monthsBetween(dates.birth, today)
  const born = dayOf(dates.birth)
  const name = pickName(species, sex, Number(born.slice(0, 4)), taken, rng)
  const { status } = situation
  const pedigree = !family && status !== 'FOUND' && !isMixed(kind.breed) && rng.chance(0.08)
  const story = family ? 'BORN_HERE' : storyOf(status, ageMonths, pedigree, rng)
  const facts: AnimalFacts = {
    name,
    species,
    sex,
    ageMonths,
    story,
    birthDate: born,
    // A vet tells the month of a young one from its teeth.
    ageIsEstimated:
      ageMonths >= 12 &&
      !pedigree &&
      status !== 'LOST' &&
      ['STRAY', 'POUND', 'RESCUE'].includes(story),
    look: lookOf(kind.breed, sex, pedigree),
    robe: kind.robe,
    longHair: kind.longHair ?? false,
    ...temperOf(species, kind, ageMonths, rng.fork('temper')),
    ...(status === 'FOUND' ? UNTESTED : {}),
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
  const unidentified = status === 'FOUND'
  const tattooed = ageMonths > 96 && rng.chance(0.25)
  const appearance: Look = { species, coat: kind.coat, age: ageOf(ageMonths) }
  const animal: Draft['animal'] = {
    ...known,
    breed: sex === 'FEMALE' ? kind.breed.replace('Croisé', 'Croisée') : kind.breed,
    color: kind.color,
    ...sizeOf(kind, ageMonths, rng),
    pedigree,
    birthPlace: family ? city : story === 'LITTER' ? 'inconnu' : rng.pick(birthPlaces(city)),
    idType: unidentified ? null : tattooed ? 'TATTOO' : 'CHIP',
    idNumber: unidentified ? null : tattooed ? tattooNumber(rng) : chipNumber(shelterKey, index),
    isLitter: Boolean(family),
    motherIdNumber: family?.motherIdNumber ?? null,
    litterSize: family?.size ?? null,
    bondedGroup: null,
    isVaccinated: true,
    vaccinationDate: dayOf(addDays(dates.arrival, 4, today)),
    neuteringDate: facts.isNeutered ? dayOf(addDays(dates.arrival, 12, today)) : null,
    healthStatus: rng.pick(HEALTH),
    arrivalDate: status === 'LOST' ? null : dayOf(dates.arrival),
    arrivalReason: status === 'LOST' ? null : ARRIVAL_REASONS[story],
    lastConfirmedAt: status === 'LOST' ? null : dayOf(addDays(today, -rng.int(0, 40), today)),
    fosterWanted: status === 'AT_SHELTER' && rng.fork('foster').chance(0.05),
    ...situation,
    isAdopted: status === 'ADOPTED',
    adoptedAt: dates.adopted && dayOf(dates.adopted),
    ...noticeOf(status, dayOf(dates.arrival), city, rng),
    feeCents: feeOf(species, ageMonths),
    feeIncludes: facts.isNeutered
      ? 'Identification, primo-vaccination, stérilisation, vermifuge et antiparasitaire.'
      : 'Identification, primo-vaccination, vermifuge, antiparasitaire et stérilisation à venir.',
    photos: photosOf(appearance, status, models, rng.fork('photos')),
    createdAt: enteredAt(dates.arrival, rank, index),
  }
  return {
    animal,
    tell: (telling) => describe(facts, status, telling, rng.fork('text')),
    look: appearance,
    isCast: models !== undefined,
  }
}

const birthPlaces = (city: string): readonly string[] => [
  'inconnu',
  'inconnu',
  'inconnu',
  city,
  city,
  'Rennes',
  'Lyon',
  'Toulouse',
  'Fougères',
  'Redon',
]

/** A registered animal has papers, so a family that gave it up. */
function storyOf(status: AnimalStatus, ageMonths: number, pedigree: boolean, rng: Random): Story {
  if (status === 'FOUND') return 'STRAY'
  if (pedigree) return rng.pick(['MOVE', 'SEPARATION', 'DEATH', 'ALLERGY', 'NO_TIME'] as const)
  if (ageMonths < 12) return rng.pick(['LITTER', 'LITTER', 'STRAY'] as const)
  return rng.pick(STORIES.filter((story) => story !== 'LITTER' && story !== 'BORN_HERE'))
}

function describe(
  facts: AnimalFacts,
  status: AnimalStatus,
  telling: Telling,
  rng: Random,
): Description {
  const sought = status === 'LOST' || status === 'FOUND'
  return sought ? describeLostOrFound(facts, status, rng) : describeAnimal(facts, rng, telling)
}

const kindsOf = (species: 'DOG' | 'CAT'): readonly Kind<string>[] =>
  species === 'DOG' ? DOG_KINDS : CAT_KINDS

function pickKind(species: 'DOG' | 'CAT', rng: Random): Kind<string> {
  const kinds = kindsOf(species)
  const weights = Object.fromEntries(kinds.map(({ coat, share }) => [coat, share]))
  const coat = rng.weighted(weights)
  return kinds.find((kind) => kind.coat === coat) as Kind<string>
}
