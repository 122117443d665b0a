import type { Random } from '../prng'
import type { Point } from '../shapes'
import type { Tone } from '../types'

/** Patterns of small mammals, painted in `mark` (and `second`) over `base`. */
export type SmallMark =
  | 'AGOUTI'
  | 'BLAZE'
  | 'DUTCH'
  | 'TRICOLOUR'
  | 'HOOD'
  | 'MASK'
  | 'POINT'
  | 'CHEEKS'
  | 'BELLY'
  | 'PATCHES'
  | 'BACK_STRIPE'

export type SmallCoat = {
  tone: Tone
  base: string
  /** Belly, muzzle and paws. */
  light: string
  mark: string
  second?: string
  nose: string
  iris: string
  marks: readonly SmallMark[]
  /** Hanging ears instead of the build's. */
  lop?: boolean
  /** Long hair. */
  long?: boolean
}

export type SmallEars = 'TALL' | 'LOP' | 'CAVY' | 'ROUND' | 'DISC' | 'BIG' | 'SMALL'
export type SmallTail = 'NONE' | 'PUFF' | 'BARE' | 'BRUSH' | 'BUSHY'

/** The shape of a species. Half outlines go from the top centre to the bottom centre. */
export type SmallBuild = {
  skull: readonly Point[]
  ears: SmallEars
  eye: { x: number; y: number; r: number }
  muzzle: { y: number; scale: number }
  nose: 'PINK' | 'BUTTON'
  whisker: number
  /** Locks at the cheeks. */
  cheek: number
  /** How the sitting body is cut. */
  trunk: readonly Point[]
  arms: 'DOWN' | 'UP'
  tail: SmallTail
  /** Bare pink hands and feet. */
  pinkFeet?: boolean
  /** Size of the head on the sitting and on the lying body. */
  head: number
  /** The whole, on the sheet. */
  size: number
  bust: { y: number; scale: number }
  /** How long the lying body is. */
  length: number
}

/** `face` decides the marks, so that every picture of an animal shows the same face. */
export type Small = { build: SmallBuild; coat: SmallCoat; face: Random; young: boolean }
export type SmallMood = { asleep: boolean; tilt: number }
