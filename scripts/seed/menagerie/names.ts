import type { Random } from '../illustrations/prng'
import { COMMON_NAMES, LETTER_OF_YEAR, NAMES_BY_LETTER, SMALL_NAMES } from '../wording/names'

/** The first list that has a name which no other animal of the shelter has; three times in four the first. */
function pickFrom(
  [first, second]: readonly [readonly string[], readonly string[]],
  sex: 'MALE' | 'FEMALE',
  taken: ReadonlySet<string>,
  rng: Random,
): string {
  const rest = Object.values(NAMES_BY_LETTER).flatMap((names) => names[sex])
  const order = rng.chance(0.75) ? [first, second, rest] : [second, first, rest]
  for (const names of order) {
    const free = names.filter((name) => !taken.has(name))
    if (free.length) return rng.pick(free)
  }
  return rng.pick([...first, ...second])
}

const lettered = (birthYear: number, sex: 'MALE' | 'FEMALE'): readonly string[] =>
  NAMES_BY_LETTER[LETTER_OF_YEAR[birthYear] ?? '']?.[sex] ?? []

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
  return pickFrom([lettered(birthYear, sex), COMMON_NAMES[species][sex]], sex, taken, rng)
}

/** The same for the other species, whose names follow the letter of the year one time in four. */
export function pickOtherName(
  isFeminine: boolean,
  birthYear: number,
  taken: ReadonlySet<string>,
  rng: Random,
): string {
  const sex = isFeminine ? 'FEMALE' : 'MALE'
  return pickFrom([SMALL_NAMES[sex], lettered(birthYear, sex)], sex, taken, rng)
}
