import type { Random } from './prng'
import type { Sheet } from './svg'

/** Size of an animal's picture, in pixels. Its middle holds the face, for square and wide crops. */
export const ANIMAL_SIZE = { width: 1200, height: 1100 } as const

export const POSES = ['BUST', 'SITTING', 'LYING'] as const
export type Pose = (typeof POSES)[number]

export const BACKGROUNDS = ['SUN', 'WINDOW', 'HILLS', 'CUSHION', 'DOTS', 'LEAVES'] as const
export type BackgroundName = (typeof BACKGROUNDS)[number]

/** How a coat reads from far: a background is chosen against it. */
export type Tone = 'DARK' | 'LIGHT' | 'WARM' | 'COOL'

export type DrawContext = {
  sheet: Sheet
  rng: Random
  /** What stays the same from one picture of an animal to the next: eyes, collar, face. */
  identity: Random
  pose: Pose
}

/** One species: what it can wear and how it is drawn on a 1200×1100 sheet. */
export type SpeciesDrawer = {
  coats: readonly string[]
  /** Throws RangeError on a coat that is not in `coats`. */
  tone(coat: string): Tone
  /** Throws RangeError on a coat that is not in `coats`. */
  draw(coat: string, context: DrawContext): string
}
