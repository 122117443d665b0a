import { mix, PALETTE, shade, tint } from '../palette'
import type { Random } from '../prng'
import { leaf, smooth, type Point } from '../shapes'
import { line, oval, path, place } from '../svg'

/** A stem with pairs of leaves, growing up from (0, 0); `height` in drawing units. */
export function stem(height: number, color: string, rng: Random, spread = 1): string {
  const sway = rng.between(-0.12, 0.12) * height
  const at = (t: number): Point => [sway * t * t, -height * t]
  let out = line(smooth([at(0), at(0.35), at(0.7), at(1)], false), shade(color, 0.15), 7)
  const count = Math.max(3, Math.round(height / 62))
  for (let i = 1; i <= count; i++) {
    const t = i / (count + 0.4)
    const [x, y] = at(t)
    const size = (86 - 40 * t) * spread
    for (const side of [1, -1]) {
      const tip: Point = [x + side * size, y - size * 0.62]
      const tone = side === 1 ? color : tint(color, 0.14)
      out += path(leaf([x, y], tip, 30 * spread, side * 9), tone)
    }
  }
  const [tx, ty] = at(1)
  return out + path(leaf([tx, ty + 10], [tx + sway * 0.1, ty - 66 * spread], 26 * spread), color)
}

/** A big fan of rounded leaves in a pot; the pot stands on y = 0. */
export function potPlant(leafColor: string, potColor: string, rng: Random): string {
  let leaves = ''
  const count = 7
  for (let i = 0; i < count; i++) {
    const angle = -Math.PI / 2 + (i - (count - 1) / 2) * 0.36 + rng.between(-0.08, 0.08)
    const length = 250 - Math.abs(i - 3) * 26 + rng.between(-20, 20)
    const tip: Point = [Math.cos(angle) * length, -110 + Math.sin(angle) * length]
    const tone = mix(leafColor, i % 2 ? PALETTE.cream : PALETTE.night, 0.12)
    leaves += path(leaf([0, -100], tip, 62, (i - 3) * 6), tone)
    leaves += line(
      `M0 -104L${tip[0] * 0.86} ${-110 + (tip[1] + 110) * 0.86}`,
      shade(tone, 0.18),
      3.5,
      { opacity: 0.6 },
    )
  }
  const pot = 'M-84 -120H84L64 0Q0 14 -64 0Z'
  return (
    leaves +
    path(pot, potColor) +
    path('M10 -120H84L64 0Q40 6 14 8Z', shade(potColor, 0.3), { opacity: 0.28 }) +
    path('M-96 -146Q0 -160 96 -146L92 -106Q0 -94 -92 -106Z', tint(potColor, 0.14))
  )
}

/** A tuft of grass standing on (0, 0). */
export function grassTuft(color: string, rng: Random, size = 1): string {
  let out = ''
  for (let i = 0; i < 5; i++) {
    const x = (i - 2) * 13 * size
    const height = rng.between(46, 92) * size
    out += path(
      leaf([x, 6], [x + (i - 2) * 12 * size + rng.between(-6, 6), -height], 12 * size, (i - 2) * 3),
      i % 2 ? color : tint(color, 0.16),
    )
  }
  return out
}

/** A daisy-like flower on its stalk, standing on (0, 0). */
export function flower(petal: string, stalk: string, rng: Random): string {
  const height = rng.between(60, 110)
  const lean = rng.between(-14, 14)
  let out = line(`M0 0Q${lean * 0.3} ${-height * 0.6} ${lean} ${-height}`, stalk, 6)
  for (let i = 0; i < 6; i++) {
    out += place(oval(0, -15, 9, 14, petal), lean, -height, { turn: i * 60 })
  }
  return out + oval(lean, -height, 8, 8, PALETTE.mustard)
}

/** A round tree far away, standing on (0, 0). */
export function tree(color: string, size: number): string {
  return (
    line(`M0 0V${-size * 0.8}`, shade(color, 0.35), size * 0.1) +
    oval(0, -size * 1.05, size * 0.46, size * 0.58, color) +
    oval(-size * 0.12, -size * 1.14, size * 0.26, size * 0.36, tint(color, 0.18), { opacity: 0.7 })
  )
}
