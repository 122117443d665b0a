import type { AnimalFacts } from './facts'

export type Weakness = {
  id: string
  species: 'DOG' | 'CAT'
  /** Whether the facts allow it to be said. */
  fits: (facts: AnimalFacts) => boolean
  /** How much the facts call for it: a known difficulty must not stay unsaid. */
  pressing?: boolean
  /** A clause that follows a colon. */
  text: string
  /** The same in a few words, for the card; follows « mais ». */
  short: string
}

export const lively = ({ energyLevel }: AnimalFacts) =>
  energyLevel === 'HIGH' || energyLevel === 'VERY_HIGH'
export const placid = ({ energyLevel }: AnimalFacts) =>
  energyLevel === 'LOW' || energyLevel === 'VERY_LOW'
export const bad = (level: string) => level === 'POOR' || level === 'AGGRESSIVE'
export const friendly = (level: string) => level === 'EXCELLENT' || level === 'GOOD'
export const grown = ({ ageMonths }: AnimalFacts) => ageMonths >= 12
