import type { Species } from '../model'
import type { Size } from './labels'

/** Weights in kilograms from which an animal is of medium, and of large size. */
const SIZE_SCALES: Partial<Record<Species, readonly [medium: number, large: number]>> = {
  CAT: [3, 6],
  RABBIT: [2, 4],
}
/** Every other species is measured as dogs are: under 10 kg, 10 to 25, 25 and more. */
const COMMON_SCALE = [10, 25] as const

/** The scales of size: their species (`null` for all others) and the two weights, in kilograms. */
export const sizeScales = (): Array<{
  species: Species | null
  scale: readonly [number, number]
}> => [
  ...(Object.keys(SIZE_SCALES) as Species[]).map((species) => ({
    species,
    scale: SIZE_SCALES[species] ?? COMMON_SCALE,
  })),
  { species: null, scale: COMMON_SCALE },
]

/**
 * Size of an animal by its known weight, in kilograms; `null` when nobody weighed it: what it
 * may become is not guessed.
 */
export function sizeOf(species: Species, weight: number | null | undefined): Size | null {
  if (weight === null || weight === undefined) return null
  const [medium, large] = SIZE_SCALES[species] ?? COMMON_SCALE
  if (weight < medium) return 'SMALL'
  return weight < large ? 'MEDIUM' : 'LARGE'
}
