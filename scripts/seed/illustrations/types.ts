import type { Random } from './prng'
import type { Sheet } from './svg'

/** Size of an animal's picture, in pixels. Its middle holds the face, for square and wide crops. */
export const ANIMAL_SIZE = { width: 1200, height: 1100 } as const

/** Poses of a pet; animals that stand (equids, birds, reptiles, fish) also take STANDING. */
export const POSES = ['BUST', 'SITTING', 'LYING'] as const
export type Pose = (typeof POSES)[number] | 'STANDING'

/** Places where a pet is at home. */
export const BACKGROUNDS = ['SUN', 'WINDOW', 'HILLS', 'CUSHION', 'DOTS', 'LEAVES'] as const

/** Places that only suit some species. */
export const HABITATS = ['STRAW', 'PADDOCK', 'POND', 'BRANCH', 'TERRARIUM', 'AQUARIUM'] as const
export type BackgroundName = (typeof BACKGROUNDS)[number] | (typeof HABITATS)[number]

/** How a coat reads from far: a background is chosen against it. */
export type Tone = 'DARK' | 'LIGHT' | 'WARM' | 'COOL'

export type DrawContext = {
  sheet: Sheet
  rng: Random
  /** What stays the same from one picture of an animal to the next: eyes, collar, face. */
  identity: Random
  pose: Pose
  /** A young one: a bigger head and bigger eyes. */
  young: boolean
  /** An old one: white around the muzzle and the eyes. */
  old?: boolean
}

/** One species: what it can wear and how it is drawn on a 1200×1100 sheet. */
export type SpeciesDrawer = {
  coats: readonly string[]
  /** The poses it takes, the most telling first. */
  poses: readonly Pose[]
  /** The places where it may be shown, the likeliest first. */
  backgrounds: readonly BackgroundName[]
  /** The places of one coat, when a species has several ways of life (a duck, a canary). */
  backgroundsOf?(coat: string): readonly BackgroundName[]
  /** Throws RangeError on a coat that is not in `coats`. */
  tone(coat: string): Tone
  /** Throws RangeError on a coat that is not in `coats`. */
  draw(coat: string, context: DrawContext): string
}
