import { frenchNumber } from './number.model'

/** Fewer people than that are nobody's business: a count would tell who. Source: docs/decisions/community.md. */
const LEAST = 3
/** Up to here each one counts. */
const EXACT = 10

/**
 * What everybody may read of how many people did something: nothing below three, the number itself
 * up to ten, then only « more than 10, 20, 50, 100… ». A page that shows it is drawn anew a few
 * times in its life, not at each press.
 */
export function shownCount(count: number): { isMore: boolean; count: number } | null {
  if (count < LEAST) return null
  if (count <= EXACT) return { isMore: false, count }
  // « More than 20 » begins with the twenty-first.
  const power = 10 ** Math.floor(Math.log10(count - 1))
  const step = [5, 2, 1].find((each) => each * power < count) ?? 1
  return { isMore: true, count: step * power }
}

/** {@link shownCount} with the words after it: « 4 personnes », « Plus de 20 personnes ». */
export function shownPeople(count: number): string | null {
  const shown = shownCount(count)
  if (!shown) return null
  const number = frenchNumber(shown.count)
  return shown.isMore ? `Plus de ${number} personnes` : `${number} personnes`
}
