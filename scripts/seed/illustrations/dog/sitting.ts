import { collar } from '../collar'
import { lightness, PALETTE, shade } from '../palette'
import type { Random } from '../prng'
import { pts, ellipsePath, furry, mirror, smooth, symmetric, type Point } from '../shapes'
import { line, oval, path, place, type Sheet } from '../svg'
import { patch } from '../textures'
import type { Dog } from './dog'
import { dogHead } from './head'
import { part, paw, sittingTail } from './limbs'
import { bib, pawColor } from './marks'
import type { DogMood } from './mood'

/** Sitting, facing us. The floor is y = 0 of its own drawing, about 780 units under the ears. */
export function dogSitting(sheet: Sheet, dog: Dog, rng: Random, mood: DogMood): string {
  const { build } = dog
  const wide = build.shoulders / 205
  const body =
    sittingTail(sheet, dog, rng) +
    haunches(sheet, dog, rng, wide) +
    torso(sheet, dog, rng, wide) +
    frontLegs(sheet, dog, wide) +
    chest(sheet, dog, rng, wide)
  const headY = -596
  const neckline = smooth(symmetric(trunkHalf(build.neck * 0.78, wide)))
  const band = mood.collar
    ? collar(sheet, neckline, build.neck * 0.86, headY + 150, mood.collar, { sag: 46, width: 34 })
    : ''
  const headScale = build.young ? 1.12 : build.stature < 0.8 ? 0.98 : 0.88
  const head = place(place(dogHead(sheet, dog, mood), 0, -140), 0, headY + 140 * headScale, {
    scale: headScale,
    turn: mood.tilt,
  })
  const tall = build.ears === 'PRICK' || build.ears === 'SEMI'
  const scale = (1.08 + (build.stature - 0.9) * 0.3) * (tall || build.young ? 0.94 : 1)
  const shadow = oval(20, -4, 330, 34, PALETTE.night, { opacity: 0.18 })
  return place(shadow + body + band + head, 590, 1010, { scale })
}

const trunkHalf = (neck: number, wide: number): Point[] => [
  [0, -580],
  [neck, -540],
  [neck + 12, -450],
  [154 * wide, -370],
  [172 * wide, -270],
  [162 * wide, -150],
  [150 * wide, -40],
  [0, -20],
]

function torso(sheet: Sheet, dog: Dog, rng: Random, wide: number): string {
  const { build, coat } = dog
  const points = symmetric(trunkHalf(build.neck * 0.78, wide))
  const d =
    build.fur === 'SHORT'
      ? smooth(points)
      : furry(points, {
          length: ([, y]) => (y < -240 && y > -500 ? 22 : 0),
          step: 50,
          comb: 0.9,
          rng,
        })
  const chin = path(
    'M-200 -560H200V-470Q110 -398 0 -394Q-110 -398 -200 -470Z',
    shade(coat.base, 0.6),
    {
      opacity: 0.16,
    },
  )
  return part(sheet, dog, d, { x: -200, y: -580, width: 400, height: 580 }, rng, {
    inner: chin,
  })
}

/** The bib lies over the top of the legs, so that they grow out of the chest. */
function chest(sheet: Sheet, dog: Dog, rng: Random, wide: number): string {
  const { coat, build } = dog
  const saddle = coat.marks.includes('SADDLE')
    ? [1, -1].map((s) => path(patch(s * 196 * wide, -400, 78, 130, rng), coat.mark)).join('')
    : ''
  const patches = coat.marks.includes('BODY_PATCHES')
    ? path(patch(150 * wide, -330, 82, 96, rng), coat.mark)
    : ''
  const half: Point[] = coat.marks.includes('TAN_POINTS')
    ? pts('0,-410 50,-418 78,-376 40,-334 0,-342')
    : [
        [0, -520],
        [66, -500],
        [92 * wide, -410],
        [88 * wide, -330],
        [54 * wide, -262],
        [0, -214],
      ]
  const inside = smooth(symmetric(trunkHalf(build.neck * 0.78, wide)))
  const chin = path(
    'M-200 -560H200V-470Q110 -398 0 -394Q-110 -398 -200 -470Z',
    shade(coat.base, 0.6),
    {
      opacity: 0.16,
    },
  )
  const differs = Math.abs(lightness(coat.light) - lightness(coat.base)) > 0.04
  const bibbed = differs ? bib(dog, half, rng) + chin : ''
  return sheet.clipped(inside, saddle + patches + bibbed)
}

function haunches(sheet: Sheet, dog: Dog, rng: Random, wide: number): string {
  const shape: Point[] = pts('90,-270 176,-262 238,-196 258,-100 244,-26 170,-8 90,-20')
  return [1, -1]
    .map((side) => {
      const points = shape.map(([x, y]): Point => [x * wide * side, y])
      const d = smooth(side === 1 ? points : [...points].reverse())
      const patches =
        dog.coat.marks.includes('BODY_PATCHES') && side === -1
          ? path(patch(-210, -150, 80, 90, rng), dog.coat.mark)
          : ''
      return (
        part(sheet, dog, d, { x: side === 1 ? 80 : -280, y: -280, width: 200, height: 280 }, rng, {
          inner: patches,
        }) + paw(sheet, dog, side * 206 * wide, 2, 70, 27)
      )
    })
    .join('')
}

function frontLegs(sheet: Sheet, dog: Dog, wide: number): string {
  const leg: Point[] = pts(
    '26,-330 70,-352 116,-320 122,-230 108,-120 104,-40 96,-6 40,-6 34,-60 30,-200',
  )
  const color = dog.coat.base
  return (
    [-1, 1]
      .map((side) => {
        const points = leg.map(([x, y]): Point => [x * wide, y])
        const d = smooth(side === 1 ? points : mirror(points).reverse())
        const sock =
          pawColor(dog) === color
            ? ''
            : path(ellipsePath(side * 72 * wide, -30, 84, 74), pawColor(dog))
        // The legs grow out of the chest: their top must not be seen.
        const fade = sheet.linear([
          [0.06, color, 0],
          [0.3, color, 1],
        ])
        const body = sheet.shape(
          d,
          fade,
          sock + sheet.crescent(d, -14, 30, shade(color, 0.55), 0.2),
        )
        return body + paw(sheet, dog, side * 70 * wide, 4, 56, 30)
      })
      .join('') + line('M0 -200Q2 -110 0 -14', shade(color, 0.5), 7, { opacity: 0.32 })
  )
}
