import { mix } from '../palette'
import type { Random } from '../prng'
import { pts, leaf, smooth, symmetric, type Point } from '../shapes'
import { oval, path, type Sheet } from '../svg'
import { bars, brindle, merle, patch, type Box } from '../textures'
import type { Cat } from './cat'

/** What is painted on the head, clipped to it by the caller. */
export function catHeadMarks(sheet: Sheet, { coat }: Cat, rng: Random): string {
  const has = (mark: (typeof coat.marks)[number]) => coat.marks.includes(mark)
  let out = ''
  if (has('TORTIE'))
    out += tortie({ x: -220, y: -180, width: 440, height: 360 }, coat.mark, coat.second, rng)
  if (has('TABBY')) out += forehead(coat.mark)
  if (has('CALICO')) {
    out += path(
      smooth(pts('10,-200 120,-200 230,-120 226,10 150,62 66,40 30,-40 26,-120')),
      coat.second ?? coat.mark,
    )
    out += path(
      smooth(pts('-34,-200 -120,-200 -230,-120 -216,-10 -130,20 -70,-30 -54,-110')),
      coat.mark,
    )
  }
  if (has('CAP')) {
    const half: Point[] = pts('0,-70 30,-60 60,6 120,44 190,20 260,-60 200,-220 0,-240')
    out += path(smooth(symmetric(half)), coat.mark)
  }
  if (has('POINT')) {
    const mask = sheet.radial([
      [0, coat.mark, 1],
      [0.5, coat.mark, 0.92],
      [0.78, coat.mark, 0.4],
      [1, coat.mark, 0],
    ])
    out += oval(0, 40, 190, 176, mask)
  }
  if (has('WHITE_FACE')) {
    const half: Point[] = pts('0,-150 12,-80 26,-20 64,40 128,70 176,120 150,220 0,230')
    out += path(smooth(symmetric(half)), coat.light)
  }
  if (has('TABBY') && !has('WHITE_FACE')) {
    out += [1, -1]
      .map((side) =>
        oval(side * 88, -4, 62, 54, mix(coat.base, coat.light, 0.75), { opacity: 0.36 }),
      )
      .join('')
  }
  return out
}

/** The M of the forehead and the lines of the cheeks. */
function forehead(color: string): string {
  const right: { from: Point; to: Point; width: number; bend?: number }[] = [
    { from: [34, -176], to: [30, -66], width: 17, bend: 6 },
    { from: [86, -176], to: [66, -74], width: 18, bend: 8 },
    { from: [150, -140], to: [112, -64], width: 15, bend: 6 },
    { from: [222, 24], to: [142, 42], width: 13, bend: -8 },
    { from: [218, 70], to: [150, 80], width: 13, bend: -6 },
    { from: [196, 112], to: [148, 114], width: 10, bend: -4 },
  ]
  const left = right.map(({ from, to, width, bend = 0 }) => ({
    from: [-from[0], from[1]] as Point,
    to: [-to[0], to[1]] as Point,
    width,
    bend: -bend,
  }))
  return bars([...right, ...left, { from: [0, -180], to: [0, -84], width: 15 }], color)
}

function tortie(box: Box, color: string, second: string | undefined, rng: Random): string {
  return merle(box, second ?? color, rng, 92) + brindle(box, color, rng, 62)
}

/** Bars painted across a trunk: they start at its edges and taper towards the middle. */
export function flankBars(box: Box, color: string, rng: Random, both: boolean): string {
  const gap = 66
  const list: { from: Point; to: Point; width: number; bend?: number }[] = []
  for (let y = box.y + gap; y < box.y + box.height - 24; y += gap) {
    const reach = box.width * (both ? 0.3 : 0.36) * rng.between(0.8, 1.1)
    list.push({ from: [box.x - 12, y - 16], to: [box.x + reach, y + 12], width: 16, bend: 10 })
    if (both) {
      const right = box.x + box.width
      list.push({ from: [right + 12, y - 16], to: [right - reach, y + 12], width: 16, bend: -10 })
    }
  }
  return bars(list, color)
}

/** Stripes hanging from the back of a lying body. */
export function backBars(points: readonly Point[], color: string): string {
  return points
    .map(([x, y], i) =>
      path(leaf([x, y - 16], [x + (i % 2 ? 18 : 6), y + 128 - Math.abs(i - 3) * 9], 17, 14), color),
    )
    .join('')
}

/** Patches or mottling over a body box. */
export function catBodyMarks({ coat }: Cat, box: Box, rng: Random): string {
  let out = ''
  if (coat.marks.includes('TORTIE')) out += tortie(box, coat.mark, coat.second, rng)
  return out
}

/** Large patches at given places, in turn of the two colours. */
export function patches(
  cat: Cat,
  places: readonly (readonly [number, number, number, number])[],
  rng: Random,
): string {
  const { coat } = cat
  const colors = [coat.second ?? coat.mark, coat.mark]
  return places
    .map(([x, y, rx, ry], i) => path(patch(x, y, rx, ry, rng), colors[i % 2] as string))
    .join('')
}

export const wearsPatches = ({ coat }: Cat) =>
  coat.marks.includes('CALICO') || coat.marks.includes('CAP')

/** Colour of a paw and of the tail's end. */
export function catPaw({ coat }: Cat): string {
  if (coat.marks.includes('SOCKS')) return coat.light
  if (coat.marks.includes('POINT')) return coat.mark
  if (coat.marks.includes('TABBY')) return mix(coat.base, coat.light, 0.45)
  return coat.base
}

export function catTail({ coat }: Cat): string {
  if (coat.marks.includes('POINT') || coat.marks.includes('CAP')) return coat.mark
  if (coat.marks.includes('CALICO')) return coat.second ?? coat.mark
  return coat.base
}

/** Colour of the bib, or null without one. */
export const bibColor = ({ coat }: Cat) => (coat.marks.includes('BIB') ? coat.light : null)
