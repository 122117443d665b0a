import type { Species } from '@/features/animals/model'

import type { Random } from '../illustrations/prng'
import { daysBefore, type Dates } from './days'
import { chipNumber } from './identity'
import { CAT_KINDS, DOG_KINDS, type Kind } from './kinds'
import type { Situation } from './situations'

/** Brothers and sisters that came together: one birth, one mother, coats that go together. */
export type Family = {
  dates: Pick<Dates, 'birth' | 'arrival'>
  motherIdNumber: string
  size: number
  kinds: readonly Kind<string>[]
}

/** One litter for so many cats, or dogs, of a shelter. */
const EVERY = 36

/** Mothers have chips of their own, far from those of the shelter's animals. */
const MOTHERS_FROM = 9000

/**
 * Which animals of a plan are litters: three or four of a species that wait, by their index. They
 * are ten to twenty weeks old, so that the law lets them be shown.
 */
export function litters(
  species: readonly Species[],
  plan: readonly Situation[],
  { today, shelterKey }: { today: Date; shelterKey: string },
  rng: Random,
): Map<number, Family> {
  const families = new Map<number, Family>()
  for (const each of ['CAT', 'DOG'] as const) {
    const own = species.flatMap((one, index) => (one === each ? [index] : []))
    const free = own.filter((index) => {
      const { status, isVisible, isReserved, isSos } = plan[index] as Situation
      return status === 'AT_SHELTER' && isVisible && !isReserved && !isSos
    })
    for (let count = Math.floor(own.length / EVERY); count > 0; count--) {
      const members = free.splice(0, rng.int(3, 4))
      const family = makeFamily(
        each,
        members.length,
        { today, shelterKey, nth: families.size },
        rng,
      )
      for (const index of members) families.set(index, family)
    }
  }
  return families
}

function makeFamily(
  species: 'DOG' | 'CAT',
  size: number,
  { today, shelterKey, nth }: { today: Date; shelterKey: string; nth: number },
  rng: Random,
): Family {
  const birth = daysBefore(today, rng.int(70, 140))
  // A pup's coat tells its mother's; kittens of one litter wear what they like.
  const ordinary = (kinds: readonly Kind<string>[]) =>
    kinds.filter(({ category2, longHair }) => !category2 && !longHair)
  return {
    dates: { birth, arrival: daysBefore(today, rng.int(12, 60)) },
    motherIdNumber: chipNumber(shelterKey, MOTHERS_FROM + nth),
    size,
    kinds:
      species === 'DOG'
        ? [rng.pick(ordinary(DOG_KINDS).filter(({ breed }) => breed.startsWith('Croisé')))]
        : rng.shuffle(ordinary(CAT_KINDS).filter(({ breed }) => breed === 'Européen')).slice(0, 2),
  }
}
