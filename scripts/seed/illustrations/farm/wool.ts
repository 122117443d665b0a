import type { Random } from '../prng'
import { sampled, type Point } from '../shapes'
import { line } from '../svg'

const f = (value: number) => Math.round(value * 10) / 10

/** A closed outline (clockwise) made of round curls about `size` wide. */
export function woolly(points: readonly Point[], size: number, rng: Random): string {
  const dense = sampled(points, true, 16)
  const marks: Point[] = []
  let travelled = 0
  let wanted = 0
  dense.forEach((point, i) => {
    const before = dense[(i - 1 + dense.length) % dense.length] as Point
    travelled += Math.hypot(point[0] - before[0], point[1] - before[1])
    if (travelled >= wanted) {
      marks.push(point)
      travelled = 0
      wanted = size * rng.between(0.8, 1.25)
    }
  })
  const [first] = marks
  if (!first) return ''
  const arcs = marks.map((point, i) => {
    const next = marks[(i + 1) % marks.length] as Point
    const r = Math.hypot(next[0] - point[0], next[1] - point[1]) * 0.56
    return `A${f(r)} ${f(r)} 0 0 1 ${f(next[0])} ${f(next[1])}`
  })
  return `M${f(first[0])} ${f(first[1])}${arcs.join('')}Z`
}

/** Little curls drawn on the fleece. */
export function curls(
  box: { x: number; y: number; width: number; height: number },
  color: string,
  rng: Random,
  count: number,
): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [box.x + rng.next() * box.width, box.y + rng.next() * box.height]
    const r = rng.between(12, 22)
    return line(`M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 0 0 ${f(r * 2)} 0`, color, 5, {
      opacity: 0.5,
    })
  }).join('')
}
