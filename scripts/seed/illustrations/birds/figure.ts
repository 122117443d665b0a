import { mix, PALETTE, shade, tint } from '../palette'
import { beadEye, coated, floorShadow, stain } from '../parts'
import type { Random } from '../prng'
import { leaf, smooth, type Point } from '../shapes'
import { line, oval, path, place, type Sheet } from '../svg'
import type { Box } from '../textures'
import { beak, crest } from './beaks'
import type { Bird } from './types'

/** Rows of little arcs, as feathers lie on a breast. */
function scallops({ x, y, width, height }: Box, color: string, gap: number, opacity: number) {
  let out = ''
  for (let row = 0; row * gap * 0.8 < height; row++)
    for (let column = 0; column * gap < width; column++) {
      const [left, top] = [x + column * gap + (row % 2) * gap * 0.5, y + row * gap * 0.8]
      out += line(`M${left} ${top}q${gap * 0.5} ${gap * 0.62} ${gap} 0`, color, 4, { opacity })
    }
  return out
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function wing(sheet: Sheet, { shape, plumage }: Bird): string {
  const d = smooth(shape.wing)
  const box = boxOf(shape.wing)
  const has = (name: (typeof plumage.pattern)[number]) => plumage.pattern.includes(name)
  const barred = has('BARS')
    ? scallops(box, plumage.mark, 34, 0.75)
    : scallops({ ...box, height: box.height * 0.5 }, shade(plumage.wing, 0.35), 44, 0.4)
  const tall = box.height > box.width
  const bars = !has('WING_BARS')
    ? ''
    : tall
      ? line(
          `M${box.x + 10} ${box.y + 110}Q${box.x + 50} ${box.y + 250} ${box.x + 84} ${box.y + 400}`,
          plumage.mark,
          34,
        )
      : [0.5, 0.68]
          .map((t) =>
            line(`M${box.x + box.width * t} ${box.y}q-26 90 -66 ${box.height}`, plumage.mark, 20),
          )
          .join('')
  const flash = has('RING')
    ? path(
        leaf(
          [box.x + 90, box.y + box.height * 0.66],
          [box.x + box.width - 60, box.y + box.height * 0.5],
          34,
        ),
        plumage.mark,
      )
    : ''
  const quills = shape.quills
    .map(([[x1, y1], [x2, y2]]) =>
      line(
        `M${x1} ${y1}Q${(x1 + x2) / 2 + 8} ${(y1 + y2) / 2} ${x2} ${y2}`,
        shade(plumage.wing, 0.4),
        5,
        {
          opacity: 0.5,
        },
      ),
    )
    .join('')
  return (
    path(d, shade(plumage.body, 0.5), { opacity: 0.22, transform: 'translate(-8 12)' }) +
    coated(sheet, d, plumage.wing, barred + bars + flash + quills, { depth: 0.7 })
  )
}

function legs({ shape, plumage }: Bird): string {
  const color = plumage.legs
  return shape.legs
    .map((x, i) => {
      const tone =
        i === shape.legs.length - 1 && shape.feet !== 'PERCH' ? shade(color, 0.16) : color
      if (shape.feet === 'PERCH')
        return [-16, 0, 16].map((dx) => oval(x + dx, 2, 10, 19, tone)).join('')
      const shin = line(`M${x + 6} ${shape.legTop}L${x} -14`, tone, 17)
      if (shape.feet === 'WEB')
        return shin + path(`M${x + 8} -24Q${x - 50} -6 ${x - 74} 2Q${x - 20} 12 ${x + 26} 2Z`, tone)
      const toes = [-54, -30, 30].map((dx) =>
        line(`M${x} -14L${x + dx} ${Math.abs(dx) < 40 ? 4 : -2}`, tone, 12),
      )
      return shin + toes.join('')
    })
    .join('')
}

/** The branch that a perching bird holds, in front of its tail. */
function perch(rng: Random): string {
  const bark = '#8A6448'
  const sprig = (x: number, y: number, flip: number) =>
    [0, 1, 2]
      .map((i) =>
        path(
          leaf([x, y], [x + flip * (50 + i * 18), y - 70 + i * 54], 22, flip * 6),
          mix(PALETTE.pine, PALETTE.sage, 0.2 + i * 0.24),
        ),
      )
      .join('')
  return (
    sprig(-470, 10, -1) +
    sprig(430, 4, 1) +
    sprig(300, 18, rng.pick([1, -1])) +
    line('M-760 44Q-300 8 0 18T760 -6', shade(bark, 0.2), 50) +
    line('M-760 38Q-300 2 0 12T760 -12', bark, 42) +
    line('M-700 28Q-300 -6 0 4T700 -18', tint(bark, 0.3), 7, { opacity: 0.6 })
  )
}

function bodyPaint(sheet: Sheet, { shape, plumage }: Bird, rng: Random): string {
  const has = (name: (typeof plumage.pattern)[number]) => plumage.pattern.includes(name)
  const box = boxOf(shape.outline)
  let out = stain(sheet, shape.belly, plumage.belly, 0.95)
  if (has('SCALLOPS'))
    out += scallops(
      { ...box, y: box.y + box.height * 0.4, height: box.height * 0.5 },
      shade(plumage.body, 0.3),
      46,
      0.26,
    )
  const hood = smooth(shape.hood)
  out += path(hood, plumage.head)
  if (has('SHEEN'))
    out += sheet.clipped(
      hood,
      stain(sheet, [shape.head[0] + 30, shape.head[1] + 110, 150, 70], '#4F8F86', 0.6) +
        stain(sheet, [shape.head[0] + 20, shape.head[1] + 170, 150, 50], '#8A6BA0', 0.5),
    )
  if (has('RING')) {
    out += path('M-260 -430Q-170 -380 -70 -430L-60 -396Q-170 -346 -260 -400Z', PALETTE.white)
    out += stain(sheet, [-180, -290, 130, 110], '#7A4B38', 0.85)
  }
  if (shape.face) {
    const face = smooth(shape.face)
    out += path(face, plumage.face)
    if (has('BARS')) {
      out += sheet.clipped(
        `${hood}`,
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            line(`M${10 + i * 4} ${-548 + i * 30}q40 10 110 -10`, plumage.mark, 8, {
              opacity: 0.7,
            }),
          )
          .join(''),
      )
      out += [-118, -92, -60].map((x, i) => oval(x, -376 + i * 4, 9, 10, plumage.mark)).join('')
    }
  }
  if (has('SPECKLED'))
    out += Array.from({ length: 120 }, () =>
      oval(
        box.x + rng.next() * box.width,
        box.y + rng.next() * box.height,
        rng.between(5, 10),
        rng.between(4, 8),
        plumage.mark,
        { opacity: 0.75 },
      ),
    ).join('')
  if (shape.cheek && plumage.cheek)
    out += oval(
      shape.cheek[0],
      shape.cheek[1],
      shape.cheek[2],
      shape.cheek[2] * 0.86,
      plumage.cheek,
    )
  return out
}

/** The whole bird, facing left, its feet on y = 0. */
export function birdFigure(sheet: Sheet, bird: Bird, rng: Random, perched: boolean): string {
  const { shape, plumage, young } = bird
  const tufts = crest(sheet, bird)
  const tail = smooth(shape.tail)
  const { eye } = shape
  const around = shape.face ? plumage.face : plumage.head
  const perching = shape.feet === 'PERCH'
  const ground = perching || !perched ? '' : floorShadow(20, 4, 300, 26)
  const d = smooth(shape.outline)
  return (
    ground +
    coated(
      sheet,
      tail,
      plumage.tail,
      line(
        `M${shape.tail[0]?.[0]} ${shape.tail[0]?.[1]}L${shape.tail[4]?.[0]} ${shape.tail[4]?.[1]}`,
        shade(plumage.tail, 0.35),
        5,
        { opacity: 0.4 },
      ),
    ) +
    (perching ? (perched ? perch(rng) : '') : legs(bird)) +
    tufts.behind +
    coated(sheet, d, plumage.body, bodyPaint(sheet, bird, rng)) +
    (perching && perched ? legs(bird) : '') +
    wing(sheet, bird) +
    beak(sheet, bird) +
    tufts.front +
    oval(eye.x + 14, eye.y + eye.r * 2.1, eye.r * 1.1, eye.r * 0.7, PALETTE.berry, {
      opacity: shape.cheek ? 0 : 0.14,
    }) +
    beadEye(sheet, eye.x, eye.y, eye.r * (young ? 1.25 : 1.08), { iris: '#5A3420', fur: around })
  )
}

/** The bird on the sheet: whole, or its head and breast. */
export function placedBird(sheet: Sheet, bird: Bird, rng: Random, close: boolean): string {
  const { shape, young } = bird
  const figure = birdFigure(sheet, bird, rng, !close)
  const [hx, hy] = shape.head
  if (close) {
    const scale = shape.size * 1.62
    return place(figure, 590 - hx * scale, 470 - hy * scale, { scale })
  }
  const middle = shape.feet === 'PERCH' ? 0 : 30
  return place(figure, 600 - middle * shape.size, shape.floor, {
    scale: shape.size * (young ? 0.84 : 1),
  })
}
