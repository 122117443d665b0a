import type { Random } from '../prng'
import type { Pose } from '../types'
import type { Mouth } from './face'

/** What makes two dogs of one coat differ. Angles are degrees. */
export type DogMood = { mouth: Mouth; asleep: boolean; tilt: number; collar: string | null }

export function dogMood(rng: Random, pose: Pose, collar: string | null): DogMood {
  const asleep = pose === 'LYING' && rng.chance(0.2)
  return {
    asleep,
    mouth: !asleep && rng.chance(0.42) ? 'OPEN' : 'CLOSED',
    tilt: (rng.chance(0.5) ? 1 : -1) * rng.between(1.5, pose === 'BUST' ? 8 : 6),
    collar,
  }
}
