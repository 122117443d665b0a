import { mix, shade, tint } from '../palette'
import { chinShadow, coated, floorShadow, stain } from '../parts'
import type { Random } from '../prng'
import { furry, leaf, pts, sampled, smooth, symmetric, type Point } from '../shapes'
import { line, oval, path, place, rect, type Sheet } from '../svg'
import { patch } from '../textures'
import { farmHead } from './head'
import { bustMane, mane } from './mane'
import type { Farm } from './types'
import { curls, woolly } from './wool'

function outlineOf({ build, coat }: Farm, points: readonly Point[], rng: Random): string {
  if (build.wool) return woolly(points, 58, rng)
  if (coat.marks.includes('SHAGGY'))
    return furry(points, { length: () => 26, step: 52, comb: 0.9, rng })
  return smooth(points)
}

/** One leg, its hoof on the floor; hind legs bend at the hock. */
function leg(sheet: Sheet, farm: Farm, x: number, hind: boolean, far: boolean): string {
  const { legs } = farm.build
  const { coat } = farm
  const [t, w, foot] = [-legs.top, legs.width, legs.foot]
  const points: Point[] = hind
    ? [
        [x - w * 1.15, t],
        [x + w * 1.25, t],
        [x + w * 1.15, t * 0.66],
        [x + w * 0.98, t * 0.42],
        [x + foot * 1.05, -legs.hoof - 14],
        [x + foot * 1.2, 0],
        [x - foot, 0],
        [x - foot * 0.6, -legs.hoof - 14],
        [x + w * 0.02, t * 0.42],
        [x - w * 0.7, t * 0.66],
      ]
    : [
        [x - w, t],
        [x + w, t],
        [x + w * 0.66, t * 0.6],
        [x + w * 0.6, t * 0.44],
        [x + foot * 0.78, -legs.hoof - 14],
        [x + foot * 1.05, 0],
        [x - foot * 1.15, 0],
        [x - foot * 0.78, -legs.hoof - 14],
        [x - w * 0.62, t * 0.44],
        [x - w * 0.72, t * 0.6],
      ]
  const worn =
    coat.marks.includes('DARK_LEGS') || coat.marks.includes('DARK_FACE') ? coat.mark : coat.base
  const color = far ? shade(worn, 0.2) : worn
  const d = smooth(points)
  const sock = coat.marks.includes('SOCKS')
    ? rect(x - 120, t * 0.36, 240, 400, far ? shade('#FFF8EC', 0.14) : '#FFF8EC')
    : ''
  const top = coat.marks.includes('DARK_LEGS')
    ? sheet.linear([
        [0, far ? shade(coat.base, 0.2) : coat.base],
        [0.3, far ? shade(coat.base, 0.2) : coat.base],
        [0.66, color],
      ])
    : color
  const hoof =
    rect(x - 120, -legs.hoof, 240, 200, far ? shade(coat.hoof, 0.2) : coat.hoof) +
    rect(x - 120, -legs.hoof, 240, 6, tint(coat.hoof, 0.3), { opacity: 0.6 })
  return sheet.shape(d, top, sock + hoof + sheet.crescent(d, -12, 0, shade(color, 0.55), 0.2))
}

function ribbon(middle: Point[], radius: (t: number) => number): Point[] {
  const dense = sampled(middle, false, 5)
  const side = (sign: 1 | -1) =>
    dense.map((p, i): Point => {
      const a = dense[Math.max(0, i - 1)] as Point
      const b = dense[Math.min(dense.length - 1, i + 1)] as Point
      const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const out = (radius(i / (dense.length - 1)) * sign) / size
      return [p[0] - (b[1] - a[1]) * out, p[1] + (b[0] - a[0]) * out]
    })
  return [...side(-1), ...side(1).reverse()].filter((_, i) => i % 2 === 0)
}

function tail(sheet: Sheet, farm: Farm, rng: Random): string {
  const { build, coat } = farm
  const [x, y] = build.tailAt
  const at = (text: string) => pts(text).map(([dx, dy]): Point => [dx + x, dy + y])
  switch (build.tail) {
    case 'CURL':
      return line(
        `M${x - 20} ${y}q50 -6 58 -40q0 -34 -30 -30q-24 10 -6 36q26 22 62 -8`,
        coat.base,
        19,
      )
    case 'UP':
      return coated(
        sheet,
        furry(at('-30,20 20,-50 70,-100 100,-80 84,-30 30,40'), {
          length: () => 16,
          step: 40,
          comb: 0.4,
          rng,
        }),
        coat.base,
      )
    case 'WOOL':
      return coated(
        sheet,
        woolly(at('-30,-20 30,-30 62,20 50,90 6,100 -24,50'), 40, rng),
        coat.base,
      )
    case 'TUFT':
      return (
        line(`M${x - 10} ${y}q66 40 52 190`, coat.base, 22) +
        place(
          Array.from({ length: 7 }, (_, i) =>
            path(
              leaf([0, -20], [(i - 3) * 13, 92 - Math.abs(i - 3) * 10], 18, (i - 3) * 3),
              i % 2 ? tint(coat.mane, 0.12) : coat.mane,
            ),
          ).join(''),
          x + 42,
          y + 194,
        )
      )
    case 'LONG': {
      const d = furry(
        ribbon(
          at('-20,0 50,30 86,130 74,270 96,390'),
          (t) => 20 + 38 * Math.sin(Math.min(1, t * 1.05) * 2.6),
        ),
        { length: ([, py]) => (py > y + 120 ? 26 : 6), step: 80, comb: 0.9, rng },
      )
      const strands = [0, 1, 2].map((i) =>
        line(
          `M${x + 52 + i * 18} ${y + 70}q${16 - i * 8} 120 ${4 + i * 4} 250`,
          shade(coat.mane, 0.3),
          5,
          { opacity: 0.5 },
        ),
      )
      return coated(sheet, d, coat.mane, strands.join(''))
    }
  }
}

function bodyPaint(sheet: Sheet, farm: Farm, rng: Random): string {
  const { build, coat } = farm
  const xs = build.body.map(([x]) => x)
  const ys = build.body.map(([, y]) => y)
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  const [w, h] = [right - left, bottom - top]
  const has = (mark: (typeof coat.marks)[number]) => coat.marks.includes(mark)
  let out = ''
  if (!build.wool)
    out += stain(
      sheet,
      [left + w * 0.5, bottom + 6, w * 0.5, h * 0.3],
      mix(coat.base, coat.light, 0.6),
      0.6,
    )
  if (has('PATCHES'))
    out +=
      path(patch(left + w * 0.74, top + h * 0.36, w * 0.2, h * 0.42, rng), coat.mark) +
      path(patch(left + w * 0.36, top + h * 0.52, w * 0.14, h * 0.36, rng), coat.mark)
  if (has('DAPPLE'))
    out += Array.from({ length: 26 }, () =>
      oval(
        left + w * rng.between(0.4, 0.98),
        top + h * rng.between(0.12, 0.85),
        rng.between(12, 24),
        rng.between(10, 20),
        tint(coat.light, 0.1),
        { opacity: 0.55 },
      ),
    ).join('')
  if (has('DORSAL'))
    out += line(
      `M${left} ${top + 2}Q${left + w * 0.5} ${top + 26} ${right} ${top + 40}`,
      coat.mark,
      18,
      {
        opacity: 0.45,
      },
    )
  if (build.wool)
    out += curls({ x: left, y: top, width: w, height: h }, shade(coat.base, 0.2), rng, 34)
  return out
}

/** The neck melts into the shoulder: only what stands above the back is shaded on its far side. */
function neckOf(sheet: Sheet, farm: Farm, rng: Random): string {
  const { build, coat } = farm
  const { base } = coat
  const d = outlineOf(farm, build.neck, rng)
  const [hx, hy] = build.headAt
  const back = Math.min(...build.body.map(([, y]) => y))
  const fade = sheet.linear([
    [0, tint(base, 0.1)],
    [0.5, base],
    [0.72, base],
    [1, base, 0],
  ])
  const shadow = sheet.crescent(d, -14, -8, shade(base, 0.55), 0.2)
  const inner =
    stain(sheet, [hx + 10, hy + 150, 130, 60], shade(base, 0.6), 0.2) +
    (coat.marks.includes('PATCHES') ? path(patch(hx + 20, hy + 250, 60, 80, rng), coat.mark) : '') +
    sheet.clipped(`M-600 -1200H600V${back + 10}H-600Z`, shadow) +
    sheet.clipped(
      `M-600 -1200H600V${back + 90}H-600Z`,
      sheet.crescent(d, 8, 6, tint(base, 0.8), 0.2),
    )
  return sheet.shape(d, fade, inner)
}

/** Standing, seen from the side, the head turned towards us. */
export function farmStanding(sheet: Sheet, farm: Farm, rng: Random, tilt: number): string {
  const { build, coat, young } = farm
  const { legs } = build
  const body = coated(
    sheet,
    outlineOf(farm, build.body, rng),
    coat.base,
    bodyPaint(sheet, farm, rng),
  )
  const neck = build.wool
    ? coated(sheet, outlineOf(farm, build.neck, rng), coat.base, '', { depth: 0.6 })
    : neckOf(sheet, farm, rng)
  const scale = build.head * (young ? 1.16 : 1)
  const figure =
    floorShadow(20, 2, 400, 30) +
    leg(sheet, farm, legs.front + 74, false, true) +
    leg(sheet, farm, legs.hind - 78, true, true) +
    tail(sheet, farm, rng) +
    leg(sheet, farm, legs.hind, true, false) +
    leg(sheet, farm, legs.front, false, false) +
    body +
    neck +
    mane(sheet, farm, rng) +
    place(farmHead(sheet, farm), ...build.headAt, { scale, turn: tilt })
  return place(figure, 610, 1004, { scale: build.size * (young ? 0.88 : 1) })
}

/** Head and neck, cut by the bottom of the picture. */
export function farmBust(sheet: Sheet, farm: Farm, rng: Random, tilt: number): string {
  const { build, coat, young } = farm
  const points = symmetric(build.bustNeck)
  const manes = build.mane ? bustMane(sheet, coat.mane, rng) : ''
  const top = build.bustNeck[1]?.[1] ?? 60
  const body = coated(
    sheet,
    outlineOf(farm, points, rng),
    coat.base,
    (build.wool
      ? curls({ x: -260, y: 120, width: 520, height: 500 }, shade(coat.base, 0.2), rng, 26)
      : stain(sheet, [0, 460, 110, 300], mix(coat.base, coat.light, 0.6), 0.7)) +
      (coat.marks.includes('PATCHES') ? path(patch(-170, 420, 120, 150, rng), coat.mark) : '') +
      chinShadow(coat.base, 300, top + 90, 110),
  )
  const head = place(farmHead(sheet, farm), 0, 0, { turn: tilt, scale: young ? 1.1 : 1 })
  return place(manes + body + head, 600, build.bust.y, { scale: build.bust.scale })
}
