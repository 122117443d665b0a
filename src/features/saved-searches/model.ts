import { activeFilters } from '@/features/animals/list/chips.model'
import type { FilterName } from '@/features/animals/list/options.model'
import type { Wanted } from '@/features/animals/list/query.model'
import { addDays, mondayOf, parisDay, parisInstant } from '@/platform/time/model'

import { MORNING, QUIET_MINUTES, type Cadence } from './words.fr.model'

export * from './words.fr.model'

/** Labels that begin with a name, which keeps its capital. */
const NAMES: readonly FilterName[] = ['search', 'shelterId', 'department']

const inSentence = (label: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(label)
    ? label.charAt(0).toLocaleLowerCase('fr') + label.slice(1)
    : label

/**
 * A list in words: « Chien, femelle, à moins de 30 km de Lyon (69) ».
 * @param shelter name of the shelter of `shelterId`, when it is known
 */
export function searchWords(wanted: Wanted, shelter?: string): string {
  const labels = activeFilters(wanted, shelter).map(({ name, label }, nth) =>
    nth === 0 || NAMES.includes(name) ? label : inSentence(label),
  )
  return labels.join(', ') || 'Tous les animaux à adopter'
}

/**
 * Is the mail of the week due? It leaves on Monday; when no server ran then, as soon as one does.
 * @param last when it left; null for never
 */
export function isWeekDue(last: Date | null, now: Date): boolean {
  const monday = parisInstant(mondayOf(parisDay(now)), MORNING)
  const slot = monday <= now ? monday : parisInstant(addDays(mondayOf(parisDay(now)), -7), MORNING)
  return last === null || last < slot
}

/** Does a search that is told at once wait a little, because its last mail just left? */
export const isQuiet = (cadence: Cadence, toldAt: Date | null, now: Date): boolean =>
  cadence === 'NOW' && toldAt !== null && toldAt.getTime() > now.getTime() - QUIET_MINUTES * 60_000

/**
 * The places that are in all of some lists, each in rising order, from the first that is `least` or
 * more; every place below `total` when there is no list.
 */
export function inAll(
  lists: ReadonlyArray<readonly number[]>,
  { least, total }: { least: number; total: number },
): number[] {
  const [shortest, ...others] = [...lists].sort((one, other) => one.length - other.length)
  if (!shortest) {
    return Array.from({ length: Math.max(0, total - least) }, (_, nth) => least + nth)
  }
  const sets = others.map((list) => new Set(list))
  return shortest.filter((place) => place >= least && sets.every((set) => set.has(place)))
}
