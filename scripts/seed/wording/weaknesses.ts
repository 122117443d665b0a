import { CAT_WEAKNESSES } from './cat-weaknesses'
import { DOG_WEAKNESSES } from './dog-weaknesses'
import type { AnimalFacts } from './facts'
import type { Weakness } from './weakness-facts'

const WEAKNESSES: readonly Weakness[] = [
  ...DOG_WEAKNESSES.map((weakness) => ({ ...weakness, species: 'DOG' as const })),
  ...CAT_WEAKNESSES.map((weakness) => ({ ...weakness, species: 'CAT' as const })),
]

/** The weaknesses that these facts allow, the pressing ones alone when there are any. */
export function possibleWeaknesses(facts: AnimalFacts): readonly Weakness[] {
  const fitting = WEAKNESSES.filter((w) => w.species === facts.species && w.fits(facts))
  const pressing = fitting.filter((weakness) => weakness.pressing)
  return pressing.length ? pressing : fitting
}
