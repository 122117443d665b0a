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
  /** What this one looks like. */
  kind: Kind<string>
}

type Litter = Omit<Family, 'kind'> & { kinds: readonly Kind<string>[] }

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
      for (const [at, index] of members.entries()) {
        families.set(index, {
          ...family,
          kind: family.kinds[at % family.kinds.length] as Kind<string>,
        })
      }
    }
  }
  return families
}

/** Kittens of one litter wear what they like. */
const HOUSE_CATS = CAT_KINDS.filter(({ breed }) => breed === 'Européen')

function makeFamily(
  species: 'DOG' | 'CAT',
  size: number,
  { today, shelterKey, nth }: { today: Date; shelterKey: string; nth: number },
  rng: Random,
): Litter {
  const birth = daysBefore(today, rng.int(70, 140))
  return {
    dates: { birth, arrival: daysBefore(today, rng.int(12, 60)) },
    motherIdNumber: chipNumber(shelterKey, MOTHERS_FROM + nth),
    size,
    kinds: species === 'DOG' ? crossings(rng) : rng.shuffle(HOUSE_CATS).slice(0, size),
  }
}

/** Dogs of one crossing, in every coat that it has. */
function crossings(rng: Random): readonly Kind<string>[] {
  const crossed = DOG_KINDS.filter(({ breed }) => breed.startsWith('Croisé'))
  const { breed } = rng.pick(crossed)
  return crossed.filter((kind) => kind.breed === breed)
}
