import type { EnergyLevel, Sociability } from '@/features/animals/model'

import type { Random } from '../illustrations/prng'
import type { AnimalFacts } from '../wording/facts'
import type { Kind } from './kinds'

type Temper = Pick<
  AnimalFacts,
  | 'energyLevel'
  | 'sociabilityDogs'
  | 'sociabilityCats'
  | 'sociabilityKids'
  | 'sociabilityAdults'
  | 'needsGarden'
  | 'canLiveApartment'
  | 'needsExperience'
  | 'isHouseTrained'
  | 'isLeashTrained'
>

type Odds = Readonly<Record<Sociability, number>>

const odds = (
  unknown: number,
  excellent: number,
  good: number,
  moderate: number,
  poor: number,
  aggressive: number,
): Odds => ({
  UNKNOWN: unknown,
  EXCELLENT: excellent,
  GOOD: good,
  MODERATE: moderate,
  POOR: poor,
  AGGRESSIVE: aggressive,
})

const WITH = {
  DOG: {
    dogs: odds(8, 24, 34, 20, 10, 4),
    cats: odds(30, 8, 20, 18, 16, 8),
    kids: odds(18, 20, 32, 20, 9, 1),
    adults: odds(0, 40, 42, 13, 5, 0),
  },
  CAT: {
    dogs: odds(40, 6, 16, 16, 18, 4),
    cats: odds(10, 20, 34, 20, 13, 3),
    kids: odds(20, 16, 34, 22, 8, 0),
    adults: odds(0, 34, 40, 18, 8, 0),
  },
} as const

function energyOf(kind: Kind<string>, ageMonths: number, rng: Random): EnergyLevel {
  const drawn = rng.pick(kind.energy)
  if (ageMonths >= 108) return drawn === 'VERY_LOW' ? drawn : 'LOW'
  if (ageMonths < 12) return drawn === 'VERY_LOW' || drawn === 'LOW' ? 'MODERATE' : drawn
  return drawn
}

/** A character whose parts go together: nobody lively in a flat, nobody fierce for beginners. */
export function temperOf(
  species: 'DOG' | 'CAT',
  kind: Kind<string>,
  ageMonths: number,
  rng: Random,
): Temper {
  const energyLevel = energyOf(kind, ageMonths, rng)
  const lively = energyLevel === 'HIGH' || energyLevel === 'VERY_HIGH'
  const young = ageMonths < 12
  const draw = (weights: Odds): Sociability => {
    const level = rng.weighted(weights)
    // The very young have met little and hate nobody.
    return young && (level === 'POOR' || level === 'AGGRESSIVE') ? 'GOOD' : level
  }
  const sociabilityDogs = draw(WITH[species].dogs)
  const sociabilityCats = draw(WITH[species].cats)
  const sociabilityKids = draw(WITH[species].kids)
  const sociabilityAdults = draw(WITH[species].adults)
  const hard =
    [sociabilityDogs, sociabilityKids].includes('AGGRESSIVE') || sociabilityAdults === 'POOR'
  const big = kind.weight[1] > 25
  const needsGarden =
    species === 'DOG'
      ? (big && lively) || energyLevel === 'VERY_HIGH'
      : lively && !young && rng.chance(0.4)
  return {
    energyLevel,
    sociabilityDogs,
    sociabilityCats,
    sociabilityKids,
    sociabilityAdults,
    needsGarden,
    canLiveApartment:
      !needsGarden && !(species === 'DOG' && big && energyLevel === 'HIGH') && rng.chance(0.85),
    needsExperience:
      Boolean(kind.category2) || hard || (species === 'DOG' && energyLevel === 'VERY_HIGH' && big),
    isHouseTrained:
      species === 'DOG' ? (young ? rng.chance(0.4) : rng.chance(0.88)) : rng.chance(0.95),
    isLeashTrained: species === 'DOG' && (young ? rng.chance(0.4) : rng.chance(0.76)),
  }
}
