import { pts, type Point } from '../shapes'

export type EarKind = 'PRICK' | 'DROP' | 'SILKY' | 'BUTTON' | 'LONG' | 'BAT' | 'SEMI'
export type TailKind = 'BUSHY' | 'OTTER' | 'WHIP' | 'STUB' | 'PLUME'
export type CoatLength = 'SHORT' | 'ROUGH' | 'LONG'

/**
 * The shape of a kind of dog. Outlines are right halves around the middle of the head, about
 * 400 units wide, from the top centre to the bottom centre.
 */
export type DogBuild = {
  skull: readonly Point[]
  muzzle: readonly Point[]
  eye: { x: number; y: number; r: number }
  nose: { y: number; w: number; h: number }
  ears: EarKind
  tail: TailKind
  fur: CoatLength
  /** Half widths of the neck and of the shoulders, and how tall it stands (1 = a shepherd). */
  neck: number
  shoulders: number
  stature: number
  /** A puppy: a bigger head on a smaller body. */
  young?: boolean
}

export const DOG_BUILDS = {
  SHEPHERD: {
    skull: pts('0,-176 70,-164 132,-118 162,-40 154,40 116,104 84,162 48,206 0,216'),
    muzzle: pts('0,-6 38,8 70,62 88,128 70,190 0,214'),
    eye: { x: 74, y: -36, r: 25 },
    nose: { y: 84, w: 46, h: 34 },
    ears: 'PRICK',
    tail: 'BUSHY',
    fur: 'SHORT',
    neck: 118,
    shoulders: 205,
    stature: 1,
  },
  LABRADOR: {
    skull: pts('0,-196 84,-180 152,-126 182,-34 170,52 130,118 92,176 50,206 0,212'),
    muzzle: pts('0,2 48,16 88,66 104,130 78,190 0,210'),
    eye: { x: 78, y: -34, r: 26 },
    nose: { y: 84, w: 50, h: 36 },
    ears: 'DROP',
    tail: 'OTTER',
    fur: 'SHORT',
    neck: 134,
    shoulders: 225,
    stature: 0.97,
  },
  SPANIEL: {
    skull: pts('0,-204 80,-186 142,-124 164,-30 150,56 118,120 84,172 46,198 0,204'),
    muzzle: pts('0,4 44,16 82,66 98,126 74,182 0,202'),
    eye: { x: 74, y: -34, r: 28 },
    nose: { y: 82, w: 44, h: 32 },
    ears: 'SILKY',
    tail: 'PLUME',
    fur: 'LONG',
    neck: 116,
    shoulders: 200,
    stature: 0.86,
  },
  TERRIER: {
    skull: pts('0,-182 80,-170 142,-122 160,-40 150,40 132,110 104,172 56,204 0,210'),
    muzzle: pts('0,6 50,18 96,62 118,128 96,196 44,226 0,232'),
    eye: { x: 72, y: -30, r: 24 },
    nose: { y: 78, w: 44, h: 33 },
    ears: 'BUTTON',
    tail: 'STUB',
    fur: 'ROUGH',
    neck: 112,
    shoulders: 188,
    stature: 0.8,
  },
  HOUND: {
    skull: pts('0,-198 70,-180 126,-124 150,-34 142,48 118,116 92,172 52,208 0,214'),
    muzzle: pts('0,-8 42,6 82,66 104,138 80,196 0,214'),
    eye: { x: 72, y: -34, r: 26 },
    nose: { y: 86, w: 50, h: 36 },
    ears: 'LONG',
    tail: 'WHIP',
    fur: 'SHORT',
    neck: 118,
    shoulders: 205,
    stature: 0.92,
  },
  BULLDOG: {
    skull: pts('0,-164 92,-152 168,-108 204,-30 204,54 176,124 112,168 0,178'),
    muzzle: pts('0,14 52,16 110,52 136,106 108,158 50,172 0,174'),
    eye: { x: 100, y: -14, r: 31 },
    nose: { y: 54, w: 46, h: 30 },
    ears: 'BAT',
    tail: 'STUB',
    fur: 'SHORT',
    neck: 150,
    shoulders: 235,
    stature: 0.76,
  },
  COLLIE: {
    skull: pts('0,-182 72,-168 136,-120 166,-40 158,40 118,106 82,164 46,202 0,210'),
    muzzle: pts('0,-2 40,10 70,62 86,124 66,186 0,208'),
    eye: { x: 73, y: -36, r: 26 },
    nose: { y: 84, w: 44, h: 33 },
    ears: 'SEMI',
    tail: 'PLUME',
    fur: 'LONG',
    neck: 124,
    shoulders: 210,
    stature: 0.93,
  },
  TOY: {
    skull: pts('0,-192 90,-172 162,-106 186,-16 162,62 104,116 62,156 0,168'),
    muzzle: pts('0,28 34,34 62,72 72,116 50,156 0,166'),
    eye: { x: 88, y: -12, r: 34 },
    nose: { y: 72, w: 34, h: 25 },
    ears: 'BAT',
    tail: 'WHIP',
    fur: 'SHORT',
    neck: 96,
    shoulders: 160,
    stature: 0.68,
  },
} as const satisfies Record<string, DogBuild>

export type DogBuildName = keyof typeof DOG_BUILDS
