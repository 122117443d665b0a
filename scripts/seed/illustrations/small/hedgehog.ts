import { mix, shade } from '../palette'
import { chinShadow, coated, floorShadow, smallFoot, stain } from '../parts'
import type { Random } from '../prng'
import { leaf, pts, sampled, smooth, symmetric, type Point } from '../shapes'
import { path, place, type Sheet } from '../svg'
import type { DrawContext, SpeciesDrawer } from '../types'
import { smallCoat } from './drawer'
import { smallHead } from './head'
import type { Small, SmallBuild, SmallCoat } from './types'

const BUILD: SmallBuild = {
  skull: pts('0,-122 78,-112 136,-64 150,2 120,62 70,108 34,150 0,158'),
  ears: 'SMALL',
  eye: { x: 70, y: -16, r: 27 },
  muzzle: { y: 92, scale: 0.84 },
  nose: 'BUTTON',
  whisker: 150,
  cheek: 16,
  trunk: [],
  arms: 'UP',
  tail: 'NONE',
  head: 0.96,
  size: 1.24,
  bust: { y: 600, scale: 1.5 },
  length: 1,
}

const COATS: Readonly<Record<string, SmallCoat>> = {
  BROWN: smallCoat('WARM', '#D9B48C #F6E7CF #6B4E3A #3A2A28 #3A2420 #EBD9BC', ['BELLY']),
  PALE: smallCoat('LIGHT', '#F1DEC2 #FFF8EA #A88A6E #7A4A44 #8E3A34 #FBF1DF', ['BELLY']),
  DARK: smallCoat('DARK', '#B08E70 #E9D6BC #43352F #2A2024 #2A1A18 #D9C4A6', ['BELLY']),
}

/** Quills in rows over a back, from its rim to its middle, pointing away from `aim`. */
function quills(
  sheet: Sheet,
  { coat }: Small,
  back: readonly Point[],
  [cx, cy]: Point,
  rng: Random,
  aim: Point = [cx, cy],
): string {
  const rim = sampled(back, true, 14)
  const row = (reach: number, length: number, step: number) =>
    rim
      .filter((_, i) => i % step === 0)
      .map(([x, y]) => {
        const from: Point = [cx + (x - cx) * reach, cy + (y - cy) * reach]
        const [dx, dy] = [from[0] - aim[0], from[1] - aim[1]]
        const size = Math.hypot(dx, dy) || 1
        const turn = rng.between(-0.22, 0.22)
        const grown = length * rng.between(0.8, 1.15)
        const to: Point = [
          from[0] + ((dx - dy * turn) / size) * grown,
          from[1] + ((dy + dx * turn) / size) * grown,
        ]
        const dark = rng.chance(0.62)
        const color = dark
          ? mix(coat.mark, coat.base, rng.between(0, 0.3))
          : (coat.second ?? coat.light)
        return path(leaf(from, to, 15), color)
      })
      .join('')
  const base = shade(coat.mark, 0.2)
  const d = smooth(back)
  return (
    row(0.94, 74, 2) +
    path(d, base) +
    row(0.86, 80, 2) +
    row(0.72, 86, 3) +
    row(0.56, 86, 3) +
    row(0.4, 80, 4) +
    row(0.22, 70, 5) +
    sheet.clipped(d, sheet.crescent(d, -40, -24, shade(base, 0.6), 0.22))
  )
}

function sitting(sheet: Sheet, pet: Small, rng: Random, tilt: number): string {
  const { coat, young } = pet
  const back = symmetric(pts('0,-452 120,-432 220,-350 268,-220 250,-90 180,-14 0,0'))
  const belly = smooth(symmetric(pts('0,-300 110,-270 160,-170 156,-60 100,-4 0,0')))
  const scale = BUILD.head * (young ? 1.12 : 1)
  const feet = [1, -1].map((s) => smallFoot(sheet, coat.base, [s * 96, 8, 56, 25])).join('')
  const hands = [1, -1].map((s) => smallFoot(sheet, coat.base, [s * 46, -116, 32, 26])).join('')
  return (
    floorShadow(10, 2, 330) +
    quills(sheet, pet, back, [0, -190], rng) +
    coated(
      sheet,
      belly,
      coat.base,
      stain(sheet, [0, -120, 110, 130], coat.light, 0.95) + chinShadow(coat.base, 220, -250, 90),
    ) +
    feet +
    hands +
    place(smallHead(sheet, pet, { asleep: false, tilt }), 0, -296, { scale, turn: tilt })
  )
}

function walking(sheet: Sheet, pet: Small, rng: Random, tilt: number): string {
  const { coat, young } = pet
  const back = pts(
    '-150,-330 -20,-400 130,-386 270,-290 340,-160 320,-60 200,-24 -20,-30 -160,-70 -210,-200',
  )
  const scale = BUILD.head * (young ? 1.12 : 1)
  const foot = (x: number, y: number) => smallFoot(sheet, coat.base, [x, y, 54, 26])
  const belly = smooth(pts('-230,-150 -100,-110 120,-100 300,-110 290,-30 120,-4 -140,-4 -240,-50'))
  return (
    floorShadow(50, 4, 380) +
    coated(sheet, belly, coat.base) +
    quills(sheet, pet, back, [70, -190], rng, [-260, -70]) +
    foot(230, 8) +
    foot(140, 10) +
    foot(-60, 10) +
    foot(-170, 8) +
    place(smallHead(sheet, pet, { asleep: false, tilt }), -158, -186, {
      scale: scale * 1.02,
      turn: tilt,
    })
  )
}

function coatOf(name: string): SmallCoat {
  const coat = Object.hasOwn(COATS, name) ? COATS[name] : undefined
  if (!coat) throw new RangeError(`No hedgehog wears the coat ${name}`)
  return coat
}

function draw(name: string, { sheet, rng, identity, pose, young }: DrawContext): string {
  const pet: Small = { build: BUILD, coat: coatOf(name), face: identity.fork('face'), young }
  const tilt = (rng.chance(0.5) ? 1 : -1) * rng.between(1, 4)
  const size = BUILD.size * (young ? 0.9 : 1)
  if (pose === 'LYING')
    return place(walking(sheet, pet, rng, tilt), 560, 930, { scale: size * 1.08 })
  if (pose === 'SITTING')
    return place(sitting(sheet, pet, rng, tilt), 600, 980, { scale: size * 1.08 })
  return place(sitting(sheet, pet, rng, tilt), 600, 1190, { scale: 1.92 })
}

/** Hedgehogs, sitting up or on their four feet. */
export const hedgehogDrawer: SpeciesDrawer = {
  coats: Object.keys(COATS),
  poses: ['SITTING', 'LYING', 'BUST'],
  backgrounds: ['HILLS', 'LEAVES', 'PADDOCK', 'SUN', 'STRAW'],
  tone: (name) => coatOf(name).tone,
  draw,
}
