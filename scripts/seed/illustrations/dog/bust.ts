import { collar } from '../collar'
import { lightness, shade } from '../palette'
import type { Random } from '../prng'
import { pts, furry, leaf, smooth, symmetric, type Point } from '../shapes'
import { path, place, type Sheet } from '../svg'
import { patch } from '../textures'
import type { Dog } from './dog'
import { dogHead } from './head'
import { part } from './limbs'
import { bib } from './marks'
import type { DogMood } from './mood'

/** Head and shoulders, cut by the bottom of the picture. */
export function dogBust(sheet: Sheet, dog: Dog, rng: Random, mood: DogMood): string {
  const { build, coat } = dog
  const { neck, shoulders } = build
  const half: Point[] = [
    [0, 30],
    [neck * 0.84, 40],
    [neck + 14, 130],
    [neck + 44, 210],
    [shoulders + 24, 310],
    [shoulders + 76, 440],
    [shoulders + 96, 620],
    [0, 680],
  ]
  const points = symmetric(half)
  const long = build.fur !== 'SHORT'
  const outline = long
    ? furry(points, { length: ([, y]) => (y > 90 && y < 480 ? 12 : 0), step: 30, comb: 0.9, rng })
    : smooth(points)

  const light = lightness(coat.light) - lightness(coat.base)
  const chest =
    Math.abs(light) > 0.04 ? bib(dog, chestHalf(coat.marks.includes('TAN_POINTS'), neck), rng) : ''
  const saddle = coat.marks.includes('SADDLE')
    ? [1, -1]
        .map((side) => path(patch(side * (shoulders + 120), 540, 150, 260, rng), coat.mark))
        .join('')
    : ''
  const patches = coat.marks.includes('BODY_PATCHES')
    ? path(patch(shoulders + 40, 430, 130, 150, rng), coat.mark) +
      path(patch(-shoulders - 70, 330, 100, 120, rng), coat.mark)
    : ''
  const body = part(sheet, dog, outline, { x: -360, y: 40, width: 720, height: 760 }, rng, {
    inner:
      saddle + patches + chest + locks(coat.light, coat.base, neck, rng) + underChin(coat.base),
  })
  const band = mood.collar
    ? collar(sheet, outline, neck + 20, 168, mood.collar, { sag: 62, width: 42 })
    : ''
  const head = place(place(dogHead(sheet, dog, mood), 0, -150), 0, 150, { turn: mood.tilt })
  const tall = build.ears === 'PRICK' || build.ears === 'BAT' || build.ears === 'SEMI'
  const scale = (build.stature < 0.8 ? 1.44 : 1.4) * (tall ? 0.93 : 1)
  return place(body + band + head, 600, tall ? 565 : 495, { scale })
}

function chestHalf(small: boolean, neck: number): Point[] {
  return small
    ? pts('0,300 66,284 104,340 56,400 0,384')
    : [
        [0, 90],
        [neck * 0.6, 110],
        [neck * 0.86, 230],
        [neck * 0.94, 350],
        [neck * 0.7, 490],
        [0, 600],
      ]
}

/** The shadow of the head on the neck. */
const underChin = (fur: string) =>
  path(`M-260 30H260V120Q130 222 0 228Q-130 222 -260 120Z`, shade(fur, 0.6), { opacity: 0.16 })

function locks(light: string, base: string, neck: number, rng: Random): string {
  const color = shade(light, lightness(base) < 0.4 && lightness(light) < 0.4 ? 0.35 : 0.16)
  return Array.from({ length: 9 }, () => {
    const from: Point = [rng.between(-neck * 0.7, neck * 0.7), rng.between(250, 440)]
    return path(leaf(from, [from[0] - from[0] * 0.12, from[1] + rng.between(36, 60)], 7), color, {
      opacity: 0.7,
    })
  }).join('')
}
