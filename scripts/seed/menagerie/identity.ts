import type { Random } from '../illustrations/prng'

/** Room for this many animals of one shelter between two sequences of chips. */
const CHIPS_PER_SHELTER = 10_000

function shelterNumber(shelterKey: string): number {
  let hash = 7
  for (const letter of shelterKey) hash = (hash * 31 + letter.charCodeAt(0)) % 9_973
  return hash
}

/** An invented chip: 250 (France), 26, « 00 » and eight digits, so that none is a real one. */
export function chipNumber(shelterKey: string, index: number): string {
  const sequence = (shelterNumber(shelterKey) * CHIPS_PER_SHELTER + index) % 100_000_000
  return `2502600${String(sequence).padStart(8, '0')}`
}

/** An old ear tattoo: a 2, three letters and three digits. */
export function tattooNumber(rng: Random): string {
  const letter = () => 'ABCDEFGHJKLMNPRSTVWXYZ'.charAt(rng.int(0, 21))
  return `2${letter()}${letter()}${letter()}${rng.int(100, 999)}`
}
