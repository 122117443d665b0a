import type { Point } from '../shapes'
import type { BackgroundName, Tone } from '../types'

export type BirdPattern =
  | 'BARS'
  | 'SCALLOPS'
  | 'RING'
  | 'SHEEN'
  | 'WING_BARS'
  | 'SPECKLED'
  | 'PLAIN'

/** The shape of a bird seen from its left side; the ground or the perch is y = 0. */
export type BirdShape = {
  outline: readonly Point[]
  /** What the colour of the head covers, clipped to the outline. */
  hood: readonly Point[]
  /** What the colour of the face covers. */
  face?: readonly Point[]
  belly: readonly [x: number, y: number, rx: number, ry: number]
  wing: readonly Point[]
  tail: readonly Point[]
  /** Long feathers drawn on the wing: where they start and where they end. */
  quills: readonly (readonly [Point, Point])[]
  beak: 'HOOK' | 'CONE' | 'HEN' | 'BILL' | 'DOVE'
  beakAt: Point
  eye: { x: number; y: number; r: number }
  cheek?: readonly [x: number, y: number, r: number]
  legs: readonly number[]
  legTop: number
  feet: 'PERCH' | 'TOES' | 'WEB'
  crest?: 'COMB' | 'PLUME'
  head: Point
  size: number
  /** How far the ground or the perch is from the top of the picture. */
  floor: number
  backgrounds: readonly BackgroundName[]
}

export type Plumage = {
  tone: Tone
  body: string
  belly: string
  head: string
  face: string
  wing: string
  mark: string
  tail: string
  beak: string
  legs: string
  cheek?: string
  pattern: readonly BirdPattern[]
}

export type Bird = { shape: BirdShape; plumage: Plumage; young: boolean }
