import type { Random } from '../illustrations/prng'
import type { Kind } from './kinds'

/** Kilograms with one decimal and whole centimetres, less for the young. */
export function sizeOf(kind: Kind<string>, ageMonths: number, rng: Random) {
  const grown = Math.min(1, 0.32 + ageMonths / 15)
  const weight = rng.between(...kind.weight) * grown
  const height = rng.between(...kind.height) * Math.min(1, 0.5 + ageMonths / 20)
  return { weight: Math.round(weight * 10) / 10, height: Math.round(height) }
}

/** What shelters ask on average, in cents: less for the old. */
export function feeOf(species: 'DOG' | 'CAT', ageMonths: number): number {
  const [young, adult, old] = species === 'DOG' ? [30_000, 25_000, 12_000] : [18_000, 15_000, 8_000]
  if (ageMonths < 12) return young
  return ageMonths < 96 ? adult : old
}
