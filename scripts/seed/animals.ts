import type { Species } from '@/features/animals/model'

import { makeCompanion } from './menagerie/companions'
import { bond } from './menagerie/bonds'
import { casting, type Cast, type Model } from './menagerie/casting'
import { litters } from './menagerie/litters'
import { makeOther } from './menagerie/others'
import { situations, speciesOf, type Situation } from './menagerie/situations'
import type { DemoAnimal, Place } from './menagerie/types'
import { createRandom, type Random } from './illustrations/prng'
import type { Flock } from './shelters/types'

export type AnimalsOrder = {
  flock: Flock
  seed: number
  /** Ages and dates are counted back from here. */
  today: Date
  /** The shelter's slug: it keeps the chip numbers of two shelters apart. */
  shelterKey: string
  /** Its town: where some were born, and where others were lost or found. */
  city: string
  isPound?: boolean
  /** Pictures that may be shown again; without them each animal has pictures of its own. */
  models?: readonly Model[]
}

/** The animals of a shelter, always the same for the same order. */
export function makeAnimals(order: AnimalsOrder): DemoAnimal[] {
  const { flock, seed, today, shelterKey, city, isPound, models } = order
  const root = createRandom(`animals:${shelterKey}:${seed}`)
  const species = speciesOf(flock, root.fork('species'))
  const plan = situations(species.length, root.fork('situations'), isPound)
  const families = litters(species, plan, { today, shelterKey }, root.fork('litters'))
  const cast = models && casting(models)
  const hasFarm = Boolean(flock.SHEEP ?? flock.HORSE ?? flock.PIG)
  const taken = new Set<string>()
  const animals = plan.map((situation, index) => {
    const place: Place = { index, today, shelterKey, city, hasFarm, family: families.get(index) }
    const animal = makeOne(
      species[index] ?? 'CAT',
      situation,
      place,
      taken,
      cast,
      root.fork(`animal:${index}`),
    )
    taken.add(animal.name)
    return animal
  })
  return bond(animals, root.fork('bonds'))
}

function makeOne(
  species: Species,
  situation: Situation,
  place: Place,
  taken: ReadonlySet<string>,
  cast: Cast | undefined,
  rng: Random,
): DemoAnimal {
  return species === 'DOG' || species === 'CAT'
    ? makeCompanion(species, situation, place, taken, cast, rng)
    : makeOther(species, situation, place, taken, cast, rng)
}
