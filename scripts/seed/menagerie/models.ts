import type { Species } from '@/features/animals/model'

import { createRandom, type Random } from '../illustrations/prng'
import { KINDS } from '../wording/species/kinds'
import { POULTRY } from '../wording/species/kinds-farm'
import { OTHER_SPECIES } from '../wording/species/packs'
import { drawnPictures, hasLook, type Look, type Model } from './casting'
import { CAT_KINDS, DOG_KINDS, type Kind } from './kinds'

/** How many drawn adults a coat of dogs or cats needs, for all shelters together. */
const adultsOf = ({ share }: Kind<string>): number => (share >= 2 ? 2 : 1)

const MANY: readonly Species[] = ['HAMSTER', 'GUINEA_PIG']

type Wanted = { look: Look; models: number; pictures: number }

const wanted: readonly Wanted[] = [
  ...(
    [
      ['DOG', DOG_KINDS],
      ['CAT', CAT_KINDS],
    ] as const
  ).flatMap(([species, kinds]) =>
    kinds.flatMap((kind) => [
      {
        look: { species, coat: kind.coat, age: 'GROWN' as const },
        models: adultsOf(kind),
        pictures: 2,
      },
      // The old ones of the coats that are often seen.
      ...(kind.share >= 2
        ? [{ look: { species, coat: kind.coat, age: 'OLD' as const }, models: 1, pictures: 1 }]
        : []),
      // The young ones that shelters have: kittens of the house, pups of crossings.
      ...(/^(Européen$|Croisé)/.test(kind.breed)
        ? [{ look: { species, coat: kind.coat, age: 'YOUNG' as const }, models: 1, pictures: 1 }]
        : []),
    ]),
  ),
  ...OTHER_SPECIES.flatMap((species) =>
    [...KINDS[species], ...(species === 'BIRD' ? POULTRY : [])].map(({ coat }) => ({
      look: { species, coat, age: 'GROWN' as const },
      models: 1,
      // They live by the half dozen, and come in few coats.
      pictures: MANY.includes(species) ? 2 : 1,
    })),
  ),
]

/**
 * Every drawn animal of the demonstration: those of the first shelters, and what their coats lack.
 * A bounded number of pictures, each drawn and stored once, that every other shelter shows again.
 */
export function modelsBeside(
  existing: readonly Model[],
  rng: Random = createRandom('models'),
): Model[] {
  const models = existing.filter(({ length }) => length > 0)
  for (const { look, models: count, pictures } of wanted) {
    const has = models.filter((model) => hasLook(model, look)).length
    for (let nth = has; nth < count; nth++) {
      models.push(
        drawnPictures(look, pictures, rng.fork(`${look.species}:${look.coat}:${look.age}:${nth}`)),
      )
    }
  }
  return models
}

/** How many different pictures the models are. */
