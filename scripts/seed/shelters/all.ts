import { EAST } from './east'
import { FIRST } from './first'
import { NOT_PUBLIC } from './not-public'
import { SOUTH } from './south'
import type { ShelterSeed } from './types'
import { WEST } from './west'
import { typography } from '../wording/grammar'

/** `small` is what tests need; `whole` is the demonstration. */
export type Size = 'small' | 'whole'

const french = (shelter: ShelterSeed): ShelterSeed => ({
  ...shelter,
  shortDescription: typography(shelter.shortDescription),
  longDescription: typography(shelter.longDescription),
})

/**
 * The shelters of a demonstration. Small: the first three. Whole: 24 that are public, in 18
 * departments, and three that are not.
 */
export const sheltersOf = (size: Size): ShelterSeed[] =>
  (size === 'small' ? FIRST : [...FIRST, ...WEST, ...EAST, ...SOUTH, ...NOT_PUBLIC]).map(french)
