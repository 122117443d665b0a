import { shade, tint } from '../palette'
import { coated } from '../parts'
import type { Random } from '../prng'
import { leaf, pts, smooth, type Point } from '../shapes'
import { path, type Sheet } from '../svg'
import type { Farm } from './types'

/** One long lock of a mane, lighter every other time. */
const lock = (from: Point, to: Point, color: string, nth: number): string =>
  path(leaf(from, to, 34, -22), nth % 2 ? tint(color, 0.16) : shade(color, 0.1), { opacity: 0.85 })

/** The mane of one that stands. */
export function mane(sheet: Sheet, farm: Farm, rng: Random): string {
  const { build, coat } = farm
  if (!build.mane) return ''
  const [hx, hy] = build.headAt
  const points: Point[] = [
    [hx + 14, hy - 120],
    [hx + 90, hy - 110],
    [hx + 176, hy + 10],
    [hx + 236, hy + 150],
    [hx + 190, hy + 200],
    [hx + 120, hy + 110],
    [hx + 60, hy + 40],
  ]
  const locks = [
    [40, -96, 130, 40],
    [70, -60, 182, 92],
    [96, -10, 222, 146],
    [104, 40, 238, 206],
    [100, 96, 212, 250],
  ].map(([x = 0, y = 0, tx = 0, ty = 0], i) =>
    lock([hx + x, hy + y], [hx + tx + rng.between(-8, 8), hy + ty], coat.mane, i),
  )
  return coated(sheet, smooth(points), coat.mane) + locks.join('')
}

/** A mane that falls on one side of the neck. */
export function bustMane(sheet: Sheet, color: string, rng: Random): string {
  const fall = smooth(
    pts('10,-200 70,-186 128,-100 158,0 186,110 214,220 236,330 246,450 236,640 120,640 80,300'),
  )
  const locks = [0, 1, 2, 3, 4, 5].map((i) =>
    lock(
      [92 + i * 14, -90 + i * 100],
      [176 + i * 16 + rng.between(-8, 8), 110 + i * 104],
      color,
      i,
    ),
  )
  return coated(sheet, fall, color) + locks.join('')
}
