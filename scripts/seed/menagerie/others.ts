import { type Sex, type Sociability, type Species } from '@/features/animals/model'

import type { Random } from '../illustrations/prng'
import { typography } from '../wording/grammar'
import { ARRIVAL_REASONS } from '../wording/openings'
import { describeOther, isFeminine } from '../wording/species/describe'
import { KINDS } from '../wording/species/kinds'
import { POULTRY } from '../wording/species/kinds-farm'
import { packOf } from '../wording/species/packs'
import { POULTRY_PACK } from '../wording/species/poultry'
import { OTHER_STORIES } from '../wording/species/stories'
import type { Pack } from '../wording/species/types'
import { photosOf, type Look, type Model } from './casting'
import { addDays, datesOf, dayOf, enteredAt, monthsBetween } from './days'
import { chipNumber } from './identity'
import { pickOtherName } from './names'
import { noticeOf } from './notice'
import type { Situation } from './situations'
import type { Draft, Place } from './types'

/** Species that are looked for and found outdoors; a lost goldfish is not announced. */
const OUTDOORS: readonly Species[] = [
  'RABBIT',
  'FERRET',
  'BIRD',
  'TURTLE',
  'PIG',
  'GOAT',
  'SHEEP',
  'HORSE',
  'DONKEY',
  'SNAKE',
]

const HEALTH = [
  'Bon état général à la dernière visite.',
  'Poids stable, appétit régulier.',
  'Recherche de parasites négative.',
  'Dents ou bec contrôlés à l’arrivée, rien à signaler.',
]

const likelySituation = (species: Species, situation: Situation): Situation => {
  const isSought = situation.status === 'LOST' || situation.status === 'FOUND'
  return isSought && !OUTDOORS.includes(species)
    ? { ...situation, status: 'AT_SHELTER', isVisible: false }
    : situation
}

/** An animal that is neither dog nor cat. */
export function makeOther(
  species: Species,
  planned: Situation,
  place: Place,
  taken: ReadonlySet<string>,
  models: readonly Model[] | undefined,
  rng: Random,
): Draft {
  const { index, rank, today, shelterKey, city } = place
  const situation = likelySituation(species, planned)
  const { status } = situation
  const onFarm = species === 'BIRD' && place.hasFarm
  const pack = onFarm ? POULTRY_PACK : packOf(species)
  const kinds = rng.shuffle(onFarm ? POULTRY : KINDS[pack.species])
  const worn = (coat: string) => place.coats.filter((each) => each === `${species}:${coat}`).length
  const [kind] = kinds.sort((a, b) => worn(a.coat) - worn(b.coat))
  if (!kind) throw new RangeError(`No kind of ${species}`)
  // Hens: cocks are another story, and the neighbours'.
  const sex = onFarm ? 'FEMALE' : sexOf(pack, rng)
  const [youngest, oldest] = pack.age
  const dates = datesOf(situation, today, rng, { youngest, oldest, babies: false })
  const born = dayOf(dates.birth)
  const isGrown = monthsBetween(dates.birth, today) >= 12
  const name = pickOtherName(
    isFeminine(kind.noun ?? pack.noun, sex),
    Number(born.slice(0, 4)),
    taken,
    rng,
  )
  const story = status === 'FOUND' ? 'STRAY' : rng.pick(OTHER_STORIES)
  const isFound = status === 'FOUND'
  const kids: Sociability = isFound
    ? 'UNKNOWN'
    : rng.pick(['GOOD', 'GOOD', 'MODERATE', 'POOR', 'UNKNOWN'] as const)
  const isChipped = !isFound && rng.chance(pack.chipped)
  const isNeutered = !isFound && rng.chance(pack.neutered[sex] ?? 0)
  const facts = {
    name,
    sex,
    birthDate: born,
    ageIsEstimated: (story === 'STRAY' || story === 'RESCUE' || rng.chance(0.3)) && isGrown,
    kind,
    story,
    kids,
    isSos: situation.isSos,
  }
  const appearance: Look = { species, coat: kind.coat, age: 'GROWN' }
  const animal: Draft['animal'] = {
    name,
    species,
    sex,
    breed: kind.breed,
    color: kind.color,
    weight: Math.max(0.1, Math.round(rng.between(...kind.weight) * 10) / 10),
    height: kind.height ? Math.round(rng.between(...kind.height)) : null,
    birthDate: born,
    ageIsEstimated: facts.ageIsEstimated,
    birthPlace: 'inconnu',
    idType: isChipped ? 'CHIP' : null,
    idNumber: isChipped ? chipNumber(shelterKey, index) : null,
    pedigree: false,
    isLitter: false,
    motherIdNumber: null,
    litterSize: null,
    bondedGroup: null,
    dogCategory: 'NONE',
    isVaccinated: pack.vaccinated && !isFound,
    vaccinationDate: pack.vaccinated && !isFound ? dayOf(addDays(dates.arrival, 4, today)) : null,
    isNeutered,
    neuteringDate: isNeutered ? dayOf(addDays(dates.arrival, 12, today)) : null,
    healthStatus: rng.pick(HEALTH),
    energyLevel: rng.pick(pack.energy),
    sociabilityDogs: 'UNKNOWN',
    sociabilityCats: 'UNKNOWN',
    sociabilityKids: kids,
    sociabilityAdults: isFound ? 'UNKNOWN' : rng.pick(['GOOD', 'GOOD', 'MODERATE'] as const),
    needsGarden: ['TURTLE', 'PIG', 'GOAT', 'SHEEP'].includes(species),
    canLiveApartment: pack.group !== 'FARM' && species !== 'TURTLE',
    needsExperience: ['HORSE', 'SNAKE', 'LIZARD', 'TURTLE', 'CHINCHILLA'].includes(species),
    isHouseTrained: species === 'RABBIT' && rng.chance(0.7),
    isLeashTrained: false,
    arrivalDate: status === 'LOST' ? null : dayOf(dates.arrival),
    arrivalReason: status === 'LOST' ? null : ARRIVAL_REASONS[story],
    lastConfirmedAt: status === 'LOST' ? null : dayOf(addDays(today, -rng.int(0, 40), today)),
    fosterWanted: false,
    ...situation,
    isAdopted: status === 'ADOPTED',
    adoptedAt: dates.adopted && dayOf(dates.adopted),
    ...noticeOf(status, dayOf(dates.arrival), city, rng),
    feeCents: pack.fee[isGrown ? 1 : 0],
    feeIncludes: typography(pack.feeIncludes),
    photos: photosOf(appearance, status, models, rng.fork('photos')),
    createdAt: enteredAt(dates.arrival, rank, index),
  }
  return {
    animal,
    tell: (telling) => describeOther(pack, facts, status, telling, rng.fork('text')),
    look: appearance,
    isCast: models !== undefined,
  }
}

const sexOf = (pack: Pack, rng: Random): Sex =>
  rng.chance(pack.sexed) ? rng.pick(['MALE', 'FEMALE'] as const) : 'UNKNOWN'
