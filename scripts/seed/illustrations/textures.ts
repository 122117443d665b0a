import type { Random } from './prng'
import { leaf, smooth, type Point } from './shapes'
import { oval, path } from './svg'

/** Where a texture is laid: a box in the drawing's own coordinates. */
export type Box = { x: number; y: number; width: number; height: number }

/** Thin wavy stripes across. */
export function brindle(box: Box, color: string, rng: Random, gap = 34): string {
  let out = ''
  for (let y = box.y; y < box.y + box.height; y += gap) {
    let x = box.x + rng.between(-40, 20)
    while (x < box.x + box.width) {
      const length = rng.between(60, 130)
      const drop = rng.between(10, 38)
      const from: Point = [x, y + rng.between(-8, 8)]
      out += path(
        leaf(from, [x + length, from[1] + drop], rng.between(7, 13), rng.between(-12, 12)),
        color,
        {
          opacity: 0.75,
        },
      )
      x += length + rng.between(12, 50)
    }
  }
  return out
}

/** An irregular patch. */
export function patch(cx: number, cy: number, rx: number, ry: number, rng: Random): string {
  const count = 9
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2
    const wobble = rng.between(0.76, 1.16)
    return [cx + Math.cos(angle) * rx * wobble, cy + Math.sin(angle) * ry * wobble]
  })
  return smooth(points)
}

/** Torn patches of a merle coat. */
export function merle(box: Box, color: string, rng: Random, size = 46): string {
  let out = ''
  const cells = Math.round((box.width * box.height) / (size * size * 5.2))
  for (let i = 0; i < cells; i++) {
    const cx = box.x + rng.next() * box.width
    const cy = box.y + rng.next() * box.height
    const r = rng.between(size * 0.25, size)
    out += path(patch(cx, cy, r, r * rng.between(0.55, 0.95), rng), color, {
      opacity: rng.between(0.65, 0.95),
    })
  }
  return out
}

/** Small freckles. */
export function ticking(box: Box, color: string, rng: Random, count: number): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const r = rng.between(3, 8)
    out += oval(
      box.x + rng.next() * box.width,
      box.y + rng.next() * box.height,
      r,
      r * rng.between(0.7, 1.2),
      color,
      { opacity: rng.between(0.35, 0.75) },
    )
  }
  return out
}

/** Short strokes of fur, all combed the same way (degrees, 90 is down). */
export function strokes(box: Box, color: string, rng: Random, count: number, angle = 90): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const from: Point = [box.x + rng.next() * box.width, box.y + rng.next() * box.height]
    const turn = ((angle + rng.between(-18, 18)) * Math.PI) / 180
    const length = rng.between(18, 40)
    const to: Point = [from[0] + Math.cos(turn) * length, from[1] + Math.sin(turn) * length]
    out += path(leaf(from, to, 4.5, rng.between(-4, 4)), color, { opacity: 0.4 })
  }
  return out
}

/** Two or three tabby bars that taper from the edge of a body towards its middle. */
export function bars(
  starts: readonly { from: Point; to: Point; width: number; bend?: number }[],
  color: string,
): string {
  return starts
    .map(({ from, to, width, bend = 0 }) => path(leaf(from, to, width, bend), color))
    .join('')
}
