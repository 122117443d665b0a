import { lightness, mix, shade } from '../palette'
import type { Random } from '../prng'
import { pts, furry, mirror, smooth, symmetric, type Point } from '../shapes'
import { oval, path } from '../svg'
import { brindle, merle, patch, ticking, type Box } from '../textures'
import type { Dog } from './dog'

const HEAD_BOX: Box = { x: -220, y: -200, width: 440, height: 430 }

/** What is painted on the skull, clipped to it by the caller. */
export function headMarks(dog: Dog, rng: Random): string {
  const { coat, build } = dog
  const { eye } = build
  let out = ''
  const has = (mark: (typeof coat.marks)[number]) => coat.marks.includes(mark)
  if (has('SADDLE') && !has('BLAZE')) out += crown(coat.mark)
  if (has('MERLE')) out += merle(HEAD_BOX, coat.mark, rng, 40)
  if (has('BRINDLE')) out += brindle(HEAD_BOX, coat.mark, rng, 30)
  if (has('EYE_PATCHES')) {
    for (const side of [1, -1]) {
      const points: Point[] = pts('16,-210 120,-220 220,-120 210,30 130,74 64,40 34,-30 22,-110')
      out += path(smooth(points.map(([x, y]): Point => [x * side, y])), coat.mark)
    }
  }
  if (has('ONE_EYE_PATCH')) {
    out += path(patch(eye.x * 1.35, eye.y - 46, 112, 122, rng), coat.mark)
  }
  if (has('MASK')) out += mask(dog)
  if (has('TICKING'))
    out += ticking({ x: -60, y: -150, width: 120, height: 200 }, coat.mark, rng, 14)
  if (has('TAN_POINTS')) out += cheeks(coat.mark)
  if (has('BLAZE')) out += blaze(coat.light)
  return out
}

/** The dark face of a shepherd or a bulldog, softer around the eyes. */
function mask({ coat, build }: Dog): string {
  const half: Point[] = [
    [0, -40],
    [40, -46],
    [build.eye.x, -74],
    [build.eye.x + 52, -30],
    [build.eye.x + 44, 34],
    [96, 96],
    [88, 220],
    [0, 240],
  ]
  return path(smooth(symmetric(half)), mix(coat.mark, coat.base, 0.2), { opacity: 0.82 })
}

function crown(color: string): string {
  const half: Point[] = pts('0,-122 50,-118 96,-128 150,-110 210,-160 140,-240 0,-260')
  return path(smooth([...half, ...mirror(half).reverse()]), color, { opacity: 0.5 })
}

const cheeks = (color: string) =>
  [1, -1].map((side) => oval(side * 128, 96, 62, 54, color)).join('')

function blaze(color: string): string {
  const half: Point[] = pts('0,-210 22,-200 20,-110 24,-40 52,20 96,70 120,140 80,240 0,250')
  return path(smooth(symmetric(half)), color)
}

/** What is painted on a trunk or a limb, clipped by the caller. */
export function bodyMarks(dog: Dog, box: Box, rng: Random): string {
  const { coat } = dog
  let out = ''
  if (coat.marks.includes('MERLE')) out += merle(box, coat.mark, rng, 52)
  if (coat.marks.includes('BRINDLE')) out += brindle(box, coat.mark, rng, 36)
  if (coat.marks.includes('TICKING')) {
    out += ticking(box, coat.mark, rng, Math.round((box.width * box.height) / 5200))
  }
  return out
}

/** The white or light bib, combed downwards on long coats. */
export function bib(dog: Dog, half: readonly Point[], rng: Random): string {
  const { coat, build } = dog
  const points = symmetric(half)
  const length = build.fur === 'SHORT' ? 0 : 22
  const d = length
    ? furry(points, { length: () => length, step: 30, comb: 0.6, rng })
    : smooth(points)
  const soft = Math.abs(lightness(coat.light) - lightness(coat.base)) < 0.12
  return path(d, coat.light, { opacity: soft ? 0.6 : 1 })
}

/** Colour of a paw. */
export function pawColor({ coat }: Dog): string {
  return coat.marks.includes('MASK') && !coat.marks.includes('SADDLE')
    ? mix(coat.base, shade(coat.base, 0.3), 0.2)
    : coat.light
}
