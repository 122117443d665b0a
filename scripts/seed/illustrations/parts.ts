import { lightness, mix, PALETTE, shade, tint } from './palette'
import type { Random } from './prng'
import { ellipsePath, mirror, smooth, type Point } from './shapes'
import { line, oval, path, type Sheet } from './svg'

/** A right-hand outline as it is, or its mirror, still clockwise. */
export const facing = (points: readonly Point[], side: 1 | -1): Point[] =>
  side === 1 ? [...points] : mirror(points).reverse()

/** A lighter contour: what is nearly black would otherwise be one hole in the picture. */
export const rimLight = (d: string, color: string, width = 6): string =>
  lightness(color) < 0.3 ? line(d, tint(color, 0.34), width, { opacity: 0.75 }) : ''

/** A part of a body: its colour, what is painted on it, its shadow and its light. */
export function coated(
  sheet: Sheet,
  d: string,
  color: string,
  inner = '',
  { depth = 1, side = 1 }: { depth?: number; side?: 1 | -1 } = {},
): string {
  const dark = lightness(color) < 0.42
  const soft = sheet.linear([
    [0, tint(color, dark ? 0.07 : 0.16)],
    [0.5, color],
    [1, shade(color, dark ? 0.16 : 0.09)],
  ])
  const body = sheet.shape(
    d,
    soft,
    inner +
      sheet.crescent(d, -20 * depth * side, -13 * depth, shade(color, 0.55), dark ? 0.28 : 0.17) +
      sheet.crescent(d, 11 * depth * side, 13 * depth, tint(color, 0.8), dark ? 0.24 : 0.28),
  )
  return body + rimLight(d, color)
}

/** A soft-edged stain, for bellies, cheeks and shaded muzzles. */
export function stain(
  sheet: Sheet,
  [x, y, rx, ry]: readonly [number, number, number, number],
  color: string,
  opacity = 1,
): string {
  const fill = sheet.radial([
    [0, color, opacity],
    [0.62, color, opacity * 0.92],
    [1, color, 0],
  ])
  return oval(x, y, rx, ry, fill)
}

export const floorShadow = (x: number, y: number, rx: number, ry = 28) =>
  oval(x, y, rx, ry, PALETTE.night, { opacity: 0.17 })

export type BeadLook = { iris: string; fur: string }

/** A round, glossy eye, nearly all pupil, as small animals have. */
export function beadEye(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  { iris, fur }: BeadLook,
): string {
  const dark = lightness(fur) < 0.4
  const side = Math.sign(x) || 1
  const ball = sheet.radial(
    [
      [0, shade(iris, 0.55)],
      [0.6, shade(iris, 0.35)],
      [1, iris],
    ],
    0.5,
    0.36,
    0.72,
  )
  const rim = dark ? tint(fur, 0.5) : shade(fur, 0.6)
  const lid: Point[] = [
    [x - side * r * 1.12, y + r * 0.1],
    [x - side * r * 0.66, y - r * 0.84],
    [x + side * r * 0.2, y - r * 1.1],
    [x + side * r * 0.98, y - r * 0.6],
    [x + side * r * 1.28, y + r * 0.1],
  ]
  return (
    oval(x, y, r * 1.13, r * 1.17, rim, { opacity: dark ? 0.7 : 1 }) +
    sheet.clipped(
      ellipsePath(x, y, r, r * 1.05),
      oval(x, y, r, r * 1.05, ball) +
        oval(x, y - r * 0.06, r * 0.7, r * 0.74, '#17100F') +
        oval(x, y + r * 0.72, r * 0.62, r * 0.3, tint(iris, 0.3), { opacity: 0.4 }) +
        oval(x - r * 0.3, y - r * 0.38, r * 0.31, r * 0.32, PALETTE.white) +
        oval(x + r * 0.36, y + r * 0.32, r * 0.14, r * 0.14, PALETTE.white, { opacity: 0.8 }),
    ) +
    line(smooth(lid, false), dark ? '#120D0E' : shade(fur, 0.7), r * 0.2)
  )
}

/** Long hairs on both sides of a muzzle. */
export function whiskers(y: number, from: number, reach: number, fur: string, rng: Random): string {
  const color = lightness(fur) < 0.66 ? PALETTE.white : shade(fur, 0.34)
  const rows: readonly [number, number][] = [
    [-12, -36],
    [2, 0],
    [16, 34],
  ]
  return ([1, -1] as const)
    .flatMap((side) =>
      rows.map(([dy, drop]) => {
        const end = reach + rng.between(-12, 14)
        return line(
          `M${side * from} ${y + dy}Q${side * (from + end) * 0.52} ${y + dy + drop * 0.2 - 8} ${side * end} ${y + dy + drop}`,
          color,
          3.2,
          { opacity: 0.65 },
        )
      }),
    )
    .join('')
}

/** A small foot standing on `y`, with its toes. */
export function smallFoot(
  sheet: Sheet,
  color: string,
  [x, y, rx, ry]: readonly [number, number, number, number],
): string {
  const d = ellipsePath(x, y - ry, rx, ry)
  const ink = lightness(color) < 0.42 ? shade(color, 0.6) : shade(color, 0.36)
  const toe = (dx: number) =>
    line(`M${x + dx} ${y - ry * 0.85}v${ry * 0.6}`, ink, Math.max(3.4, rx * 0.09), {
      opacity: 0.6,
    })
  return (
    sheet.shape(d, color, sheet.crescent(d, -5, -7, shade(color, 0.5), 0.2)) +
    toe(-rx * 0.32) +
    toe(rx * 0.32)
  )
}

/** The pink (or dark) inside of an ear, mixed with the fur around it. */
export const earPink = (fur: string) => mix(mix(fur, PALETTE.rose, 0.68), PALETTE.night, 0.04)

/** A band of shadow thrown by the head on the chest. */
export const chinShadow = (fur: string, half: number, y: number, drop: number) =>
  path(
    `M${-half} ${y - 120}H${half}V${y}Q${half * 0.5} ${y + drop} 0 ${y + drop * 1.06}Q${-half * 0.5} ${y + drop} ${-half} ${y}Z`,
    shade(fur, 0.6),
    { opacity: 0.15 },
  )
