import type { Random } from './prng'

export type Point = readonly [x: number, y: number]

/** Points written as in SVG: `pts('0,10 20,-4')`. */
export const pts = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number)
    return [x as number, y as number]
  })

const f = (value: number) => Math.round(value * 10) / 10

/** Bezier segments of a Catmull-Rom curve through the points. */
function segments(points: readonly Point[], closed: boolean): [Point, Point, Point, Point][] {
  const count = points.length
  const at = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.min(Math.max(i, 0), count - 1)]) as Point
  const out: [Point, Point, Point, Point][] = []
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    out.push([
      p1,
      [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6],
      [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6],
      p2,
    ])
  }
  return out
}

/** A soft outline (or open line) through all the points. */
export function smooth(points: readonly Point[], closed = true): string {
  const parts = segments(points, closed)
  const [first] = points
  if (!first) return ''
  const curve = parts.map(
    ([, a, b, c]) => `C${f(a[0])} ${f(a[1])} ${f(b[0])} ${f(b[1])} ${f(c[0])} ${f(c[1])}`,
  )
  return `M${f(first[0])} ${f(first[1])}${curve.join('')}${closed ? 'Z' : ''}`
}

/** Completes a right half (from the top centre to the bottom centre) with its mirror. */
export function symmetric(half: readonly Point[]): Point[] {
  const left = half
    .slice(1, -1)
    .reverse()
    .map(([x, y]): Point => [-x, y])
  return [...half, ...left]
}

/** The points on the other side. */
export const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y])

/** The points moved and scaled. */
export const moved = (points: readonly Point[], dx: number, dy: number, scale = 1): Point[] =>
  points.map(([x, y]) => [x * scale + dx, y * scale + dy])

export const ellipsePath = (cx: number, cy: number, rx: number, ry: number) =>
  `M${f(cx - rx)} ${f(cy)}a${f(rx)} ${f(ry)} 0 1 0 ${f(rx * 2)} 0a${f(rx)} ${f(ry)} 0 1 0 ${f(-rx * 2)} 0Z`

/** A leaf: thin at both ends. `bend` pushes the middle sideways; stripes and grass use it too. */
export function leaf(from: Point, to: Point, width: number, bend = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length, dx / length]
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const side = (offset: number) => `${f(mx + nx * offset)} ${f(my + ny * offset)}`
  return (
    `M${f(from[0])} ${f(from[1])}Q${side(bend + width)} ${f(to[0])} ${f(to[1])}` +
    `Q${side(bend - width)} ${f(from[0])} ${f(from[1])}Z`
  )
}

/** The curve as many short steps, with where it is along the way. */
export function sampled(points: readonly Point[], closed: boolean, perSegment = 12): Point[] {
  const out: Point[] = []
  for (const [p, a, b, q] of segments(points, closed)) {
    for (let i = 0; i < perSegment; i++) {
      const t = i / perSegment
      const u = 1 - t
      out.push([
        u * u * u * p[0] + 3 * u * u * t * a[0] + 3 * u * t * t * b[0] + t * t * t * q[0],
        u * u * u * p[1] + 3 * u * u * t * a[1] + 3 * u * t * t * b[1] + t * t * t * q[1],
      ])
    }
  }
  const last = points[points.length - 1]
  if (!closed && last) out.push(last)
  return out
}

export type Fur = {
  /** Length of the locks at a point, in drawing units; 0 keeps the edge smooth. */
  length: (point: Point) => number
  /** Distance between two locks. */
  step: number
  /** How far the locks fall: 0 stands on end, 1 lies along the edge, downwards. */
  comb?: number
  rng: Random
}

/**
 * A closed outline (clockwise) whose edge is combed into locks. The order of the points decides
 * the outside: going clockwise, the fur grows outwards.
 */
export function furry(points: readonly Point[], { length, step, comb = 0.9, rng }: Fur): string {
  const dense = sampled(points, true, 16)
  const marks: Point[] = []
  let travelled = step
  dense.forEach((point, i) => {
    const before = dense[(i - 1 + dense.length) % dense.length] as Point
    travelled += Math.hypot(point[0] - before[0], point[1] - before[1])
    const near = length(point) > 0 ? step : step / 2.5
    if (travelled >= near) {
      travelled = 0
      marks.push(point)
    }
  })
  const [first] = marks
  if (!first) return ''
  let d = `M${f(first[0])} ${f(first[1])}`
  marks.forEach((point, i) => {
    const next = marks[(i + 1) % marks.length] as Point
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]]
    const size = Math.hypot(dx, dy) || 1
    const grown = length(point) * rng.between(0.65, 1.1)
    if (grown < 1) {
      d += `L${f(next[0])} ${f(next[1])}`
      return
    }
    const [nx, ny] = [dy / size, -dx / size]
    const along = (t: number, out: number) =>
      `${f(point[0] + dx * t + nx * out)} ${f(point[1] + dy * t + ny * out)}`
    const lean = comb * (dy / size)
    const tip = 0.5 + lean * 0.5
    const back = lean < 0
    d += back
      ? `Q${along(tip * 0.9 + 0.02, grown * 0.3)} ${along(tip, grown)}`
      : `Q${along(tip * 0.35, grown * 0.95)} ${along(tip, grown)}`
    d += back
      ? `Q${along(1 - (1 - tip) * 0.35, grown * 0.95)} ${f(next[0])} ${f(next[1])}`
      : `Q${along(tip * 0.82, grown * 0.3)} ${f(next[0])} ${f(next[1])}`
  })
  return `${d}Z`
}
