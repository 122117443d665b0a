import type { Random } from '../illustrations/prng'
import { COMMON_NAMES, LETTER_OF_YEAR, NAMES_BY_LETTER } from '../wording/names'

/**
 * A name for the birth year, and one that no other animal of the shelter has as long as the lists
 * allow it. Three names out of four follow the letter of the year.
 */
export function pickName(
  species: 'DOG' | 'CAT',
  sex: 'MALE' | 'FEMALE',
  birthYear: number,
  taken: ReadonlySet<string>,
  rng: Random,
): string {
  const lettered = NAMES_BY_LETTER[LETTER_OF_YEAR[birthYear] ?? '']?.[sex] ?? []
  const common = COMMON_NAMES[species][sex]
  const order = rng.chance(0.75) ? [lettered, common] : [common, lettered]
  for (const names of order) {
    const free = names.filter((name) => !taken.has(name))
    if (free.length) return rng.pick(free)
  }
  return rng.pick([...lettered, ...common])
}
