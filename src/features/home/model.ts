import { frenchNumber } from '@/platform/number.model'
import { FIRST_CHOICES } from '@/features/animals/first-choices.model'
import type { Species } from '@/features/animals/model'

/** The species that wait besides those three, in their order. */
export function otherSpecies(waiting: readonly Species[]): Species[] {
  const first: readonly Species[] = FIRST_CHOICES.map(({ species }) => species)
  return waiting.filter((species) => !first.includes(species))
}

type Candidate = { name: string; image: string; isReserved: boolean; isAdopted: boolean }

/**
 * Those who look out of the first screen: they have a photograph and nobody waits for them yet,
 * three at most, all different.
 * @param placeholder the image of those who have no photograph
 */
export function heroFaces<Animal extends Candidate>(
  animals: readonly Animal[],
  placeholder: string,
): Animal[] {
  const seen = new Set<string>([placeholder])
  const fit = animals.filter(({ image, isReserved, isAdopted }) => {
    if (isReserved || isAdopted || seen.has(image)) return false
    seen.add(image)
    return true
  })
  return fit.slice(0, 3)
}

type Counts = { waiting: number; adopted: number; shelters: number }
export type Figure = { count: number; label: string }

/** Below these a number says nothing but that the site is young. */
const LEAST: Counts = { waiting: 20, shelters: 3, adopted: 10 }

/**
 * What is counted and large enough to be worth saying; nothing when fewer than two figures
 * are, since one alone looks lost.
 */
export function figuresOf(counts: Counts): Figure[] {
  const figures = [
    { key: 'waiting', label: 'animaux cherchent une famille aujourd’hui' },
    { key: 'shelters', label: 'refuges et associations les présentent' },
    { key: 'adopted', label: 'animaux adoptés ces douze derniers mois' },
  ] as const
  const shown = figures
    .filter(({ key }) => counts[key] >= LEAST[key])
    .map(({ key, label }) => ({ count: counts[key], label }))
  return shown.length < 2 ? [] : shown
}

/** « 1 250 », with the space that French numbers have. */
export const countLabel = (count: number): string => frenchNumber(count)
