import { lightness, shade, tint } from '../palette'
import { rimLight } from '../parts'
import type { Random } from '../prng'
import { ellipsePath, furry, sampled, smooth, type Point } from '../shapes'
import { line, path, type Sheet } from '../svg'
import type { Box } from '../textures'
import type { Cat } from './cat'
import { catBodyMarks, catPaw, catTail } from './marks'

/** A body part with its marks, its shadow on the right and its light on the left. */
export function catPart(
  sheet: Sheet,
  cat: Cat,
  d: string,
  box: Box,
  rng: Random,
  options: { color?: string; inner?: string } = {},
): string {
  const { color = cat.coat.base, inner = '' } = options
  const dark = lightness(color) < 0.42
  const part = sheet.shape(
    d,
    color,
    catBodyMarks(cat, box, rng) +
      inner +
      sheet.crescent(d, -20, -12, shade(color, 0.55), dark ? 0.28 : 0.18) +
      sheet.crescent(d, 11, 13, tint(color, 0.8), dark ? 0.22 : 0.26),
  )
  return part + rimLight(d, color)
}

/** A small round paw standing on `y`. */
export function catFoot(
  sheet: Sheet,
  cat: Cat,
  x: number,
  y: number,
  rx: number,
  ry: number,
): string {
  const color = catPaw(cat)
  const d = ellipsePath(x, y - ry, rx, ry)
  const ink = lightness(color) < 0.42 ? shade(color, 0.6) : shade(color, 0.36)
  const toe = (dx: number) =>
    line(`M${x + dx} ${y - ry * 0.9}v${ry * 0.66}`, ink, 5, { opacity: 0.65 })
  return (
    sheet.shape(d, color, sheet.crescent(d, -5, -8, shade(color, 0.5), 0.22)) +
    toe(-rx * 0.32) +
    toe(rx * 0.32)
  )
}

/** A tail along its middle line, thick at the root; tabby tails are ringed. */
export function catTailShape(
  sheet: Sheet,
  cat: Cat,
  middle: readonly Point[],
  radius: number,
  rng: Random,
): string {
  const { coat } = cat
  const dense = sampled(middle, false, 6)
  const width = (i: number) => {
    const t = i / (dense.length - 1)
    const plump = coat.long ? 1.55 - Math.abs(t - 0.6) * 0.7 : 1 - t * 0.22
    return (
      radius *
      plump *
      (t > 0.9 ? Math.sqrt(Math.max(0, 1 - ((t - 0.9) / 0.1) ** 2)) * 0.999 + 0.001 : 1)
    )
  }
  const normals = dense.map((_, i): Point => {
    const a = dense[Math.max(0, i - 1)] as Point
    const b = dense[Math.min(dense.length - 1, i + 1)] as Point
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [-(b[1] - a[1]) / size, (b[0] - a[0]) / size]
  })
  const side = (sign: 1 | -1) =>
    dense.map((p, i): Point => {
      const n = normals[i] as Point
      return [p[0] + n[0] * width(i) * sign, p[1] + n[1] * width(i) * sign]
    })
  const outlinePoints = [...side(-1), ...side(1).reverse()]
  const thin = outlinePoints.filter((_, i) => i % 2 === 0)
  const d = coat.long ? furry(thin, { length: () => 13, step: 84, comb: 0.7, rng }) : smooth(thin)
  const color = catTail(cat)
  const ringed = coat.marks.includes('TABBY')
  const rings = ringed
    ? dense
        .map((p, i) => {
          if (i % 4 !== 2) return ''
          const n = normals[i] as Point
          const r = radius * (coat.long ? 1.8 : 1.2)
          return line(
            `M${p[0] - n[0] * r} ${p[1] - n[1] * r}L${p[0] + n[0] * r} ${p[1] + n[1] * r}`,
            coat.mark,
            radius * 0.46,
            { opacity: 0.9 },
          )
        })
        .join('')
    : ''
  const last = dense[dense.length - 1] as Point
  const white = coat.marks.includes('SOCKS') && coat.marks.includes('WHITE_FACE')
  const tip = white
    ? path(ellipsePath(last[0], last[1], radius * 1.9, radius * 1.9), coat.light)
    : ''
  const xs = dense.map(([x]) => x)
  const ys = dense.map(([, y]) => y)
  const box = {
    x: Math.min(...xs) - radius,
    y: Math.min(...ys) - radius,
    width: Math.max(...xs) - Math.min(...xs) + radius * 2,
    height: Math.max(...ys) - Math.min(...ys) + radius * 2,
  }
  return catPart(sheet, cat, d, box, rng, { color, inner: rings + tip })
}
