import { lightness, shade, tint } from '../palette'
import { rimLight } from '../parts'
import type { Random } from '../prng'
import { pts, ellipsePath, furry, smooth, type Point } from '../shapes'
import { line, type Sheet } from '../svg'
import type { Box } from '../textures'
import type { TailKind } from './builds'
import type { Dog } from './dog'
import { bodyMarks, pawColor } from './marks'

/** A body part with its marks, its shadow on the right and its light on the left. */
export function part(
  sheet: Sheet,
  dog: Dog,
  d: string,
  box: Box,
  rng: Random,
  options: { color?: string; inner?: string; depth?: number } = {},
): string {
  const { color = dog.coat.base, inner = '', depth = 1 } = options
  const dark = lightness(color) < 0.4
  const glow = dark ? 0.16 : lightness(dog.coat.mark) < 0.35 && dog.coat.marks.length ? 0.12 : 0.24
  const body = sheet.shape(
    d,
    color,
    bodyMarks(dog, box, rng) +
      inner +
      sheet.crescent(d, -22 * depth, -12 * depth, shade(color, 0.55), dark ? 0.3 : 0.2) +
      sheet.crescent(d, 12 * depth, 14 * depth, tint(color, 0.8), glow),
  )
  return body + rimLight(d, color)
}

/** A paw on the floor, seen from the front, with its toes. */
export function paw(sheet: Sheet, dog: Dog, x: number, y: number, rx: number, ry: number): string {
  const color = pawColor(dog)
  const d = ellipsePath(x, y - ry, rx, ry)
  const ink = lightness(color) < 0.4 ? shade(color, 0.6) : shade(color, 0.38)
  const toe = (dx: number) =>
    line(`M${x + dx} ${y - ry * 0.95}q${dx * 0.12} ${ry * 0.36} 0 ${ry * 0.78}`, ink, 6, {
      opacity: 0.7,
    })
  return (
    sheet.shape(d, color, sheet.crescent(d, -6, -9, shade(color, 0.5), 0.24)) +
    toe(-rx * 0.34) +
    toe(rx * 0.34)
  )
}

const TAILS: Record<TailKind, readonly Point[]> = {
  BUSHY: pts('120,-70 230,-120 330,-210 360,-330 420,-300 436,-180 370,-70 240,-10 130,-10'),
  PLUME: pts('120,-80 240,-150 310,-270 300,-380 380,-400 440,-300 410,-140 290,-30 130,-10'),
  OTTER: pts('120,-66 240,-76 340,-140 404,-236 436,-222 414,-110 330,-30 220,-6 120,-8'),
  WHIP: pts(
    '130,-60 240,-84 330,-160 372,-270 388,-372 408,-366 404,-256 360,-124 260,-30 130,-10',
  ),
  STUB: pts('150,-110 220,-160 278,-196 304,-176 286,-120 220,-60 150,-40'),
}

/** The tail of a sitting dog, at its right, standing on the floor line. */
export function sittingTail(sheet: Sheet, dog: Dog, rng: Random): string {
  const { tail, fur } = dog.build
  const points = TAILS[tail]
  const fluffy = tail === 'BUSHY' || tail === 'PLUME' || (tail === 'STUB' && fur === 'ROUGH')
  const d = fluffy
    ? furry(points, { length: ([x]) => (x > 200 ? 24 : 0), step: 92, comb: 0.8, rng })
    : smooth(points)
  const { coat } = dog
  const color =
    coat.marks.includes('SADDLE') || coat.marks.includes('BODY_PATCHES') ? coat.mark : coat.base
  const white = coat.marks.includes('BLAZE')
  const tip = white ? `<circle cx="394" cy="-380" r="76" fill="${coat.light}"/>` : ''
  return part(sheet, dog, d, { x: 100, y: -420, width: 360, height: 420 }, rng, {
    color,
    inner: tip,
  })
}
