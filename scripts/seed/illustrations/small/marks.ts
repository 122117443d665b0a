import { mix, shade, tint } from '../palette'
import { stain } from '../parts'
import type { Random } from '../prng'
import { pts, smooth, symmetric, type Point } from '../shapes'
import { oval, path, type Sheet } from '../svg'
import { patch, strokes, type Box } from '../textures'
import type { Small } from './types'

/** What is painted on the head; the caller clips it. */
export function smallHeadMarks(sheet: Sheet, pet: Small, rng: Random): string {
  const { coat, build } = pet
  const has = (mark: (typeof coat.marks)[number]) => coat.marks.includes(mark)
  const { eye } = build
  let out = ''
  if (has('HOOD')) out += path('M-300 -300H300V300H-300Z', coat.mark)
  if (has('DUTCH')) {
    const side: Point[] = pts('30,-200 62,-90 58,0 96,74 160,116 260,130 280,-120 180,-240')
    out +=
      path(smooth(side), coat.mark) + path(smooth(side.map(([x, y]): Point => [-x, y])), coat.mark)
  }
  if (has('TRICOLOUR')) {
    out += path(smooth(pts('26,-220 44,-100 30,-10 76,70 150,110 270,110 270,-200')), coat.mark)
    out += path(
      smooth(pts('-34,-220 -40,-110 -34,-20 -84,58 -150,90 -270,90 -270,-200')),
      coat.second ?? coat.mark,
    )
  }
  if (has('PATCHES')) out += path(patch(eye.x, eye.y - 10, 92, 96, rng), coat.mark)
  if (has('AGOUTI')) {
    out += stain(sheet, [0, -120, 150, 120], shade(coat.base, 0.22), 0.8)
    out += strokes({ x: -130, y: -140, width: 260, height: 170 }, coat.mark, rng, 26, 90)
    for (const side of [1, -1])
      out += stain(sheet, [side * eye.x, eye.y, eye.r * 1.9, eye.r * 1.8], coat.light, 0.65)
  }
  if (has('CHEEKS')) {
    const half = pts('0,34 40,22 92,40 150,30 230,10 250,120 180,230 0,240')
    out += path(smooth(symmetric(half)), coat.light)
  }
  if (has('MASK')) {
    const half = pts('0,-34 40,-54 100,-72 168,-46 176,10 130,44 84,46 44,24 0,22')
    out += path(smooth(symmetric(half)), coat.light)
    for (const side of [1, -1])
      out += stain(sheet, [side * eye.x, eye.y + 4, 92, 74], coat.mark, 0.95)
    out += stain(sheet, [0, -96, 118, 56], mix(coat.mark, coat.base, 0.4), 0.75)
  }
  if (has('POINT')) out += stain(sheet, [0, 86, 110, 116], coat.mark, 0.95)
  if (has('BLAZE')) {
    const half = pts('0,-220 22,-160 20,-70 34,10 88,60 130,140 90,230 0,240')
    out += path(smooth(symmetric(half)), coat.light)
  }
  if (!has('HOOD') && !has('MASK') && !has('DUTCH'))
    out += oval(0, -96, 62, 40, tint(coat.base, 0.5), { opacity: 0.22 })
  return out
}

/** What is painted on a body box (x and y are its top left); the caller clips it. */
export function smallBodyMarks(sheet: Sheet, { coat }: Small, box: Box, rng: Random): string {
  const has = (mark: (typeof coat.marks)[number]) => coat.marks.includes(mark)
  const { x, y, width, height } = box
  let out = ''
  if (has('TRICOLOUR') || has('PATCHES')) {
    out += path(
      patch(x + width * 0.86, y + height * 0.34, width * 0.26, height * 0.3, rng),
      coat.mark,
    )
    out += path(
      patch(x + width * 0.12, y + height * 0.56, width * 0.22, height * 0.26, rng),
      coat.second ?? coat.mark,
    )
  }
  if (has('AGOUTI')) {
    out += strokes(box, coat.mark, rng, 44)
    out += strokes(box, tint(coat.light, 0.2), rng, 20)
  }
  return out
}

/** Colour of the legs. */
export function legColor({ coat, build }: Small): string {
  if (build.pinkFeet) return '#EDB3A6'
  if (coat.marks.includes('POINT')) return coat.mark
  if (coat.marks.includes('MASK')) return coat.mark
  if (coat.marks.includes('DUTCH') || coat.marks.includes('CHEEKS')) return coat.light
  return coat.marks.length === 0 ? coat.base : mix(coat.base, coat.light, 0.4)
}
