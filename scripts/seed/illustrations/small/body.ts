import { mix, shade } from '../palette'
import { chinShadow, coated, facing, floorShadow, smallFoot, stain } from '../parts'
import type { Random } from '../prng'
import { ellipsePath, furry, pts, sampled, smooth, symmetric, type Point } from '../shapes'
import { line, oval, path, place, type Sheet } from '../svg'
import { smallHead } from './head'
import { legColor, smallBodyMarks } from './marks'
import type { Small, SmallMood } from './types'

const BUST = pts('0,10 104,40 150,120 190,220 222,330 246,460 252,640 0,700')

const headSize = (pet: Small) => pet.build.head * (pet.young ? 1.14 : 1)

/** The chest and belly in the pale colour, soft at the edge. */
function belly(sheet: Sheet, { coat }: Small, at: readonly [number, number, number, number]) {
  const pale = coat.marks.some((mark) =>
    ['BELLY', 'CHEEKS', 'AGOUTI', 'BLAZE', 'DUTCH'].includes(mark),
  )
  return stain(sheet, at, pale ? coat.light : mix(coat.base, coat.light, 0.55), pale ? 0.95 : 0.6)
}

/** Head and shoulders, cut by the bottom of the picture. */
export function smallBust(sheet: Sheet, pet: Small, rng: Random, mood: SmallMood): string {
  const { coat, build } = pet
  const points = symmetric(BUST)
  const d = furry(points, {
    length: ([, y]) => (y > 80 && y < 600 ? (coat.long ? 18 : 8) : 0),
    step: 30,
    comb: 0.85,
    rng,
  })
  const box = { x: -230, y: 120, width: 460, height: 480 }
  const body = coated(
    sheet,
    d,
    coat.base,
    smallBodyMarks(sheet, pet, box, rng) +
      belly(sheet, pet, [0, 380, 140, 260]) +
      chinShadow(coat.base, 260, 100, 110),
  )
  const head = place(smallHead(sheet, pet, mood), 0, 0, {
    turn: mood.tilt,
    scale: pet.young ? 1.08 : 1,
  })
  // Hanging ears leave room above the head.
  return place(body + head, 600, build.bust.y - (coat.lop ? 80 : 0), { scale: build.bust.scale })
}

/** Sitting, facing us. The floor is y = 0 of its own drawing. */
export function smallSitting(sheet: Sheet, pet: Small, rng: Random, mood: SmallMood): string {
  const { build, coat } = pet
  const points = symmetric(build.trunk)
  const top = -(points[0]?.[1] ?? -400)
  const wide = Math.max(...points.map(([x]) => x))
  const fluff = coat.long ? 30 : build.cheek ? 13 : 7
  const d = furry(points, {
    length: ([, y]) => (y < -50 && y > -top + 60 ? fluff : 0),
    step: coat.long ? 54 : 42,
    comb: 0.9,
    rng,
  })
  const box = { x: -wide, y: -top + 60, width: wide * 2, height: top - 80 }
  const trunk = coated(
    sheet,
    d,
    coat.base,
    smallBodyMarks(sheet, pet, box, rng) +
      belly(sheet, pet, [0, -top * 0.4, wide * 0.66, top * 0.44]) +
      chinShadow(coat.base, 240, -top * 0.86, top * 0.24),
  )
  const feet = ([1, -1] as const)
    .map((side) => smallFoot(sheet, legColor(pet), [side * wide * 0.62, 6, 64, 26]))
    .join('')
  const arms = build.arms === 'UP' ? raised(sheet, pet, top) : standing(sheet, pet, top)
  const scale = headSize(pet)
  const head = place(smallHead(sheet, pet, mood), 0, -top - 60 * scale, {
    scale,
    turn: mood.tilt,
  })
  const figure = tailBehind(sheet, pet, rng) + trunk + feet + arms + head
  return place(floorShadow(14, 0, wide * 1.3) + figure, 596, 1000, {
    scale: build.size * (pet.young ? 0.92 : 1),
  })
}

/** Hands held in front of the chest. */
function raised(sheet: Sheet, pet: Small, top: number): string {
  const { coat } = pet
  const arm = pts('34,-30 92,-60 124,-20 104,34 58,70 24,64 18,34')
  const y = -top * 0.52
  return ([-1, 1] as const)
    .map((side) => {
      const d = smooth(facing(arm, side).map(([px, py]): Point => [px, py + y]))
      const hand = ellipsePath(side * 30, y + 50, 30, 23)
      return (
        sheet.shape(d, coat.base, sheet.crescent(d, -8, -9, shade(coat.base, 0.55), 0.2)) +
        sheet.shape(
          hand,
          legColor(pet),
          sheet.crescent(hand, -4, -5, shade(legColor(pet), 0.5), 0.24),
        ) +
        [-10, 0, 10]
          .map((dx) =>
            line(`M${side * 26 + dx} ${y + 56}v12`, shade(legColor(pet), 0.4), 3, { opacity: 0.6 }),
          )
          .join('')
      )
    })
    .join('')
}

/** Front legs on the floor. */
function standing(sheet: Sheet, pet: Small, top: number): string {
  const { coat } = pet
  const leg: Point[] = [
    [8, -top * 0.5],
    [48, -top * 0.54],
    [82, -top * 0.44],
    [84, -top * 0.24],
    [76, -10],
    [22, -10],
    [16, -top * 0.24],
  ]
  const fade = sheet.linear([
    [0.08, coat.base, 0],
    [0.42, coat.base, 1],
    [0.7, mix(coat.base, legColor(pet), 0.7)],
  ])
  const legs = ([-1, 1] as const)
    .map((side) => {
      const d = smooth(facing(leg, side))
      return (
        sheet.shape(d, fade, sheet.crescent(d, -10, 20, shade(coat.base, 0.55), 0.15)) +
        smallFoot(sheet, legColor(pet), [side * 48, 8, 46, 26])
      )
    })
    .join('')
  return legs + line(`M0 ${-top * 0.36}V-12`, shade(coat.base, 0.5), 5, { opacity: 0.26 })
}

/** A tail along its middle line, from root to tip. */
function tailAlong(middle: Point[], from: number, to: number): string {
  const dense = sampled(middle, false, 6)
  const radius = (i: number) => from + (to - from) * (i / (dense.length - 1))
  const side = (sign: 1 | -1) =>
    dense.map((p, i): Point => {
      const a = dense[Math.max(0, i - 1)] as Point
      const b = dense[Math.min(dense.length - 1, i + 1)] as Point
      const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const out = (radius(i) * sign) / size
      return [p[0] - (b[1] - a[1]) * out, p[1] + (b[0] - a[0]) * out]
    })
  return smooth([...side(-1), ...side(1).reverse()].filter((_, i) => i % 2 === 0))
}

function tailBehind(sheet: Sheet, pet: Small, rng: Random, lying = false): string {
  const { coat, build } = pet
  const color = coat.marks.includes('MASK') ? coat.mark : coat.base
  const bare = '#E3A79B'
  switch (build.tail) {
    case 'NONE':
      return ''
    case 'PUFF':
      return lying ? oval(330, -90, 62, 58, coat.light) : ''
    case 'BARE': {
      const middle = lying
        ? pts('270,-40 400,-20 470,-60 440,-130 380,-120')
        : pts('90,-40 230,-12 340,-30 370,-120 320,-190')
      return coated(sheet, tailAlong(middle, 17, 6), bare, '', { depth: 0.4 })
    }
    case 'BRUSH':
    case 'BUSHY': {
      const middle = lying
        ? pts('260,-60 370,-40 450,-60 500,-120')
        : pts('110,-50 230,-50 310,-110 340,-220')
      const plump = build.tail === 'BUSHY' ? 54 : 36
      const points = sampled(middle, false, 4)
      const ring = [
        ...points.map(([x, y]): Point => [x, y - plump]),
        ...[...points].reverse().map(([x, y]): Point => [x + plump * 0.5, y + plump * 0.5]),
      ]
      const d = furry(
        ring.filter((_, i) => i % 3 === 0),
        {
          length: () => 22,
          step: 46,
          comb: 0.5,
          rng,
        },
      )
      return coated(sheet, d, color)
    }
  }
}

/** A loaf seen from three quarters, its head at the left. */
export function smallLying(sheet: Sheet, pet: Small, rng: Random, mood: SmallMood): string {
  const { build, coat } = pet
  const stretch = ([x, y]: Point): Point => [x > 0 ? x * build.length : x, y]
  const loaf = pts(
    '-180,-300 -80,-346 60,-356 196,-322 296,-242 330,-130 306,-30 220,0 0,3 -190,0 -262,-56 -258,-180',
  ).map(stretch)
  const d = furry(loaf, {
    length: ([x, y]) => (y < -30 ? (coat.long ? 30 : x < -200 || x > 150 ? 13 : 6) : 0),
    step: coat.long ? 56 : 44,
    comb: 0.8,
    rng,
  })
  const right = 330 * build.length
  const back =
    coat.marks.includes('HOOD') || coat.marks.includes('BACK_STRIPE')
      ? oval(120 * build.length, -352, 220 * build.length, 46, coat.mark)
      : coat.marks.includes('DUTCH')
        ? oval(right * 0.82, -160, right * 0.52, 300, coat.mark)
        : ''
  const body = coated(
    sheet,
    d,
    coat.base,
    back +
      smallBodyMarks(sheet, pet, { x: -120, y: -340, width: right + 100, height: 320 }, rng) +
      stain(sheet, [-110, -90, 120, 110], coat.light, 0.7) +
      path('M-420 -400H240V-280Q20 -150 -112 -146Q-280 -150 -420 -250Z', shade(coat.base, 0.6), {
        opacity: 0.15,
      }),
  )
  const x = (v: number) => v * build.length
  const thigh = line(
    `M${x(200)} -224Q${x(96)} -196 ${x(96)} -92Q${x(100)} -36 ${x(150)} -10`,
    shade(coat.base, 0.55),
    8,
    { opacity: 0.24 },
  )
  const feet =
    smallFoot(sheet, legColor(pet), [-176, 8, 58, 28]) +
    smallFoot(sheet, legColor(pet), [-66, 10, 58, 28]) +
    smallFoot(sheet, legColor(pet), [x(168), 8, 92, 27])
  const scale = headSize(pet) * 1.06
  const head = place(
    smallHead(sheet, pet, mood),
    -112,
    -300 - 30 * scale + (mood.asleep ? 40 : 0),
    {
      scale,
      turn: mood.tilt,
    },
  )
  const figure = tailBehind(sheet, pet, rng, true) + body + thigh + feet + head
  return place(floorShadow(x(40), 2, right * 1.12) + figure, 600 - x(30), 936, {
    scale: build.size * 1.02 * (pet.young ? 0.92 : 1),
  })
}
