import { mix, PALETTE, shade, tint } from './palette'
import type { Random } from './prng'
import { smooth, type Point } from './shapes'
import { line, oval, type Sheet } from './svg'

const COLLARS = [
  PALETTE.berry,
  PALETTE.pine,
  PALETTE.apricot,
  PALETTE.lake,
  PALETTE.mustard,
  PALETTE.dusk,
]

/** A collar colour, or nothing. */
export function pickCollar(rng: Random, probability: number): string | null {
  return rng.chance(probability) ? rng.pick(COLLARS) : null
}

/**
 * A band hanging between two points of the neck, with its tag.
 * `sag` is how low the middle hangs, `width` how thick the band is.
 */
export function collar(
  sheet: Sheet,
  neck: string,
  half: number,
  y: number,
  color: string,
  { sag = 54, width = 44, dx = 0 } = {},
): string {
  const curve: Point[] = [
    [dx - half - 30, y - 8],
    [dx - half * 0.6, y + sag * 0.72],
    [dx, y + sag],
    [dx + half * 0.6, y + sag * 0.72],
    [dx + half + 30, y - 8],
  ]
  const d = smooth(curve, false)
  const band =
    line(d, shade(color, 0.35), width + 8, { opacity: 0.5, transform: 'translate(0 7)' }) +
    line(d, color, width) +
    line(d, tint(color, 0.35), 4, {
      'stroke-dasharray': '12 12',
      opacity: 0.7,
      transform: `translate(0 ${-width * 0.28})`,
    })
  const brass = mix(PALETTE.mustard, PALETTE.cream, 0.2)
  const tagY = y + sag + width * 0.86
  const r = width * 0.56
  return (
    sheet.clipped(neck, band) +
    oval(dx, tagY + 4, r, r, shade(brass, 0.45)) +
    oval(dx, tagY, r, r, brass) +
    oval(dx - r * 0.3, tagY - r * 0.32, r * 0.32, r * 0.24, PALETTE.cream, { opacity: 0.8 }) +
    oval(dx, y + sag + width * 0.32, 7, 7, shade(brass, 0.35))
  )
}
