import type { Random } from '../prng'
import type { Point } from '../shapes'
import type { Tone } from '../types'

/** Patterns of farm animals, painted in `mark` over `base`. */
export type FarmMark =
  | 'BLAZE'
  | 'STAR'
  | 'PATCHES'
  | 'SOCKS'
  | 'DARK_FACE'
  | 'DARK_LEGS'
  | 'DAPPLE'
  | 'PALE_EYES'
  | 'DORSAL'
  | 'HORNS'
  | 'BEARD'
  | 'SHAGGY'

export type FarmCoat = {
  tone: Tone
  base: string
  /** Muzzle, belly and socks. */
  light: string
  /** Patches, dark face and legs. */
  mark: string
  /** Mane, tail and topknot. */
  mane: string
  nose: string
  iris: string
  hoof: string
  marks: readonly FarmMark[]
}

export type FarmEars = 'FLAP' | 'SIDE' | 'DROOP' | 'POINT' | 'LONG' | 'BANANA'

/**
 * The shape of a species. Half outlines go from the top centre to the bottom centre; the body is
 * seen from its left side, the head at the left, the floor at y = 0.
 */
export type FarmBuild = {
  skull: readonly Point[]
  muzzle: readonly Point[]
  eye: { x: number; y: number; r: number; slit?: boolean }
  ears: FarmEars
  nose: { kind: 'SNOUT' | 'SPLIT' | 'NOSTRILS'; y: number; w: number }
  mouth: { y: number; w: number }
  hair: 'NONE' | 'WOOL' | 'FORELOCK' | 'TOPKNOT'
  body: readonly Point[]
  neck: readonly Point[]
  legs: { front: number; hind: number; top: number; width: number; foot: number; hoof: number }
  tail: 'CURL' | 'UP' | 'WOOL' | 'LONG' | 'TUFT'
  tailAt: Point
  wool?: boolean
  mane?: boolean
  headAt: Point
  head: number
  size: number
  bustNeck: readonly Point[]
  bust: { y: number; scale: number }
}

export type Farm = { build: FarmBuild; coat: FarmCoat; face: Random; young: boolean }
