import type { Species } from '@/features/animals/model'

import { bond } from './menagerie/bonds'
import { Casting, type Model } from './menagerie/casting'
import { makeCompanion } from './menagerie/companions'
import { litters } from './menagerie/litters'
import { modelsBeside } from './menagerie/models'
import { makeOther } from './menagerie/others'
import { situations, speciesOf, type Situation } from './menagerie/situations'
import type { DemoAnimal, Draft, Place } from './menagerie/types'
import { createRandom, type Random } from './illustrations/prng'
import type { Flock } from './shelters/types'
import { Memory } from './wording/memory'
import { TELLERS } from './wording/tellers'

export type AnimalsOrder = {
  flock: Flock
  /** The shelter's rank among all, from 1. */
  seed: number
  /** Ages and dates are counted back from here. */
  today: Date
  /** The shelter's slug: it keeps the chip numbers of two shelters apart. */
  shelterKey: string
  /** Its town: where some were born, and where others were lost or found. */
  city: string
  isPound?: boolean
}

/** Words left for an advert that ends on those who leave together. */
const ROOM_BESIDE_A_BOND = 125

/** The animals of a shelter before their adverts are written, always the same for the same order. */
function draftAnimals(order: AnimalsOrder, models?: readonly Model[]): Draft[] {
  const { flock, seed, today, shelterKey, city, isPound } = order
  const root = createRandom(`animals:${shelterKey}:${seed}`)
  const species = speciesOf(flock, root.fork('species'))
  const plan = situations(species.length, root.fork('situations'), isPound)
  const families = litters(species, plan, { today, shelterKey }, root.fork('litters'))
  const hasFarm = Boolean(flock.SHEEP ?? flock.HORSE ?? flock.PIG)
  const taken = new Set<string>()
  const coats: string[] = []
  const drafts = plan.map((situation, index) => {
    const family = families.get(index)
    const place: Place = { index, rank: seed, today, shelterKey, city, hasFarm, family, coats }
    const draft = makeOne(
      species[index] ?? 'CAT',
      situation,
      place,
      taken,
      models,
      root.fork(`animal:${index}`),
    )
    taken.add(draft.animal.name)
    coats.push(`${draft.look.species}:${draft.look.coat}`)
    return draft
  })
  return bond(drafts, root.fork('bonds'))
}

function makeOne(
  species: Species,
  situation: Situation,
  place: Place,
  taken: ReadonlySet<string>,
  models: readonly Model[] | undefined,
  rng: Random,
): Draft {
  return species === 'DOG' || species === 'CAT'
    ? makeCompanion(species, situation, place, taken, models, rng)
    : makeOther(species, situation, place, taken, models, rng)
}

/** As lists show them: those who wait first, the latest at the head. */
const asListed = ({ animal: a }: Draft, { animal: b }: Draft): number => {
  const waits = ({ status, isVisible }: Draft['animal']) =>
    Number(status === 'AT_SHELTER' && isVisible)
  return waits(b) - waits(a) || b.createdAt.localeCompare(a.createdAt)
}

type Placed = { draft: Draft; order: AnimalsOrder; shelter: number; index: number }

/** Each shelter has three people who write, a pound no foster family. */
function tellersOf({ shelterKey, isPound }: AnimalsOrder) {
  const able = isPound ? TELLERS.filter((each) => each !== 'FOSTER') : TELLERS
  return createRandom(`tellers:${shelterKey}`).shuffle(able).slice(0, 3)
}

/**
 * The animals of several shelters. Adverts are written, and pictures handed out, in the order in
 * which they will be read, so that neighbours neither sound nor look alike.
 * @param own how many shelters, the first ones, have pictures of their own; the others show those
 */
export function makeMenagerie(
  orders: readonly AnimalsOrder[],
  own = orders.length,
): DemoAnimal[][] {
  const first = orders.slice(0, own).map((order) => draftAnimals(order))
  const models = modelsBeside(first.flat().map(({ animal }) => animal.photos))
  const drafts = orders.map((order, shelter) => first[shelter] ?? draftAnimals(order, models))
  const casting = new Casting(models)
  const memory = new Memory()
  const done = drafts.map((): DemoAnimal[] => [])
  const placed = drafts
    .flatMap((each, shelter) =>
      each.map((draft, index): Placed => {
        return { draft, order: orders[shelter] as AnimalsOrder, shelter, index }
      }),
    )
    .sort((a, b) => asListed(a.draft, b.draft))
  for (const { draft, order, shelter, index } of placed) {
    const { animal, look, isCast, bond: ending } = draft
    const teller = createRandom(`${order.shelterKey}:${index}`).pick(tellersOf(order))
    const told = draft.tell({ teller, memory, ...(ending ? { room: ROOM_BESIDE_A_BOND } : {}) })
    const key = order.shelterKey
    if (!isCast) casting.show(animal.photos, key)
    const photos = isCast ? casting.pick(look, animal.photos.length, key) : animal.photos
    const row = done[shelter] as DemoAnimal[]
    row[index] = {
      ...animal,
      ...told,
      longDescription: [told.longDescription, ...(ending ? [ending] : [])].join('\n\n'),
      photos,
    }
  }
  return done
}

/** The animals of one shelter, always the same for the same order. */
export const makeAnimals = (order: AnimalsOrder): DemoAnimal[] => makeMenagerie([order])[0] ?? []
