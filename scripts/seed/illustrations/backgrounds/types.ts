import type { Random } from '../prng'
import type { Sheet } from '../svg'
import type { Pose, Tone } from '../types'

/** What is behind the animal and, for depth, what stands in front of it. */
export type Scenery = { behind: string; front: string }

export type SceneryContext = { sheet: Sheet; rng: Random; pose: Pose; tone: Tone }

export type Background = (context: SceneryContext) => Scenery

/** Height of the floor line behind each pose, in pixels of the 1200×1100 picture. */
export const HORIZON: Record<Pose, number> = { BUST: 900, SITTING: 860, LYING: 790, STANDING: 800 }
