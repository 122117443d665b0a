import { collar } from '../collar'
import { lightness, PALETTE, shade } from '../palette'
import type { Random } from '../prng'
import { pts, ellipsePath, furry, smooth, type Point } from '../shapes'
import { line, oval, path, place, type Sheet } from '../svg'
import { patch } from '../textures'
import type { TailKind } from './builds'
import type { Dog } from './dog'
import { dogHead } from './head'
import { part, paw } from './limbs'
import { pawColor } from './marks'
import type { DogMood } from './mood'

const BODY: readonly Point[] = pts(
  '-262,-410 -150,-424 -40,-366 90,-336 220,-312 330,-246 384,-140 372,-34 300,-8 60,-6 -180,-8 -290,-30 -322,-130 -306,-280',
)
const HAUNCH: readonly Point[] = pts(
  '180,-250 270,-262 350,-206 384,-110 352,-20 250,-6 160,-20 128,-110',
)

const TAILS: Record<TailKind, readonly Point[]> = {
  BUSHY: pts('330,-130 400,-112 466,-92 526,-104 548,-72 500,-14 420,6 330,-6'),
  PLUME: pts('330,-140 400,-136 470,-150 524,-206 556,-150 520,-40 430,6 330,-6'),
  OTTER: pts('340,-100 420,-66 486,-62 540,-84 552,-62 500,-10 420,4 340,-6'),
  WHIP: pts('340,-80 420,-46 484,-56 528,-116 544,-106 506,-20 430,2 340,-8'),
  STUB: pts('330,-170 390,-186 424,-164 416,-124 370,-90 330,-100'),
}

/** Lying on its belly, body to the right, facing us. The floor is y = 0. */
export function dogLying(sheet: Sheet, dog: Dog, rng: Random, mood: DogMood): string {
  const { build } = dog
  const box = { x: -330, y: -430, width: 730, height: 430 }
  const long = build.fur !== 'SHORT'
  const body = long
    ? furry(BODY, { length: ([x, y]) => (x < -230 && y < -60 ? 24 : 0), step: 56, comb: 0.9, rng })
    : smooth(BODY)
  const drawing =
    tail(sheet, dog, rng) +
    part(sheet, dog, body, box, rng, { inner: bodyPaint(dog, rng) }) +
    hindLeg(sheet, dog, rng) +
    frontLegs(sheet, dog)
  const headScale = build.young ? 1.16 : build.stature < 0.8 ? 1.02 : 0.95
  const drop = mood.asleep ? 96 : 0
  const band = mood.collar
    ? collar(sheet, body, 112, -330 + drop * 0.6, mood.collar, { sag: 50, width: 34, dx: -196 })
    : ''
  const head = place(
    place(dogHead(sheet, dog, mood), 0, -140),
    -200,
    -450 + drop + 140 * headScale,
    {
      scale: headScale,
      turn: mood.tilt + (mood.asleep ? -6 : 0),
    },
  )
  const scale = (1.06 + (build.stature - 0.9) * 0.3) * (build.young ? 0.94 : 1)
  const shadow = oval(40, -2, 520, 34, PALETTE.night, { opacity: 0.18 })
  return place(shadow + drawing + band + head, 540, 930, { scale })
}

function bodyPaint({ coat }: Dog, rng: Random): string {
  let out = ''
  if (coat.marks.includes('SADDLE')) {
    out += path(
      smooth(pts('-120,-460 100,-420 420,-330 420,-170 250,-200 60,-190 -90,-240')),
      coat.mark,
    )
  }
  if (coat.marks.includes('BODY_PATCHES')) {
    out +=
      path(patch(90, -290, 130, 110, rng), coat.mark) +
      path(patch(330, -220, 80, 90, rng), coat.mark)
  }
  if (Math.abs(lightness(coat.light) - lightness(coat.base)) > 0.04) {
    const bib: Point[] = coat.marks.includes('TAN_POINTS')
      ? pts('-290,-170 -220,-190 -150,-160 -180,-110 -260,-110')
      : pts('-320,-360 -170,-400 -122,-320 -136,-230 -190,-150 -270,-100 -360,-90 -370,-220')
    out += path(smooth(bib), coat.light)
  }
  return (
    out +
    path('M-420 -420H40V-330Q-80 -196 -200 -190Q-330 -200 -420 -330Z', shade(coat.base, 0.6), {
      opacity: 0.16,
    })
  )
}

function hindLeg(sheet: Sheet, dog: Dog, rng: Random): string {
  const { coat } = dog
  const d = smooth(HAUNCH)
  const patches = coat.marks.includes('BODY_PATCHES')
    ? path(patch(320, -200, 90, 80, rng), coat.mark)
    : ''
  const foot: Point[] = pts('90,-58 170,-66 250,-60 290,-30 270,2 120,4 64,-4 60,-38')
  const outline = smooth(foot)
  const color = pawColor(dog)
  return (
    part(sheet, dog, d, { x: 120, y: -270, width: 280, height: 270 }, rng, { inner: patches }) +
    line('M176 -236Q112 -150 150 -54', shade(coat.base, 0.55), 8, { opacity: 0.28 }) +
    sheet.shape(outline, color, sheet.crescent(outline, -4, -10, shade(color, 0.5), 0.22)) +
    line('M84 -30q14 -10 30 -8', shade(color, 0.4), 6, { opacity: 0.6 })
  )
}

function frontLegs(sheet: Sheet, dog: Dog): string {
  const { coat } = dog
  const far: Point[] = pts(
    '-330,-84 -240,-110 -120,-100 -90,-50 -140,-14 -330,-14 -392,-30 -390,-66',
  )
  const near: Point[] = pts('-250,-96 -130,-130 -20,-110 10,-50 -40,-2 -230,2 -300,-16 -302,-64')
  return [far, near]
    .map((points, i) => {
      const d = smooth(points)
      const color = i === 0 ? shade(coat.base, 0.1) : coat.base
      const x = i === 0 ? -350 : -262
      const sock =
        pawColor(dog) === coat.base ? '' : path(ellipsePath(x - 10, -40, 100, 90), pawColor(dog))
      return (
        sheet.shape(d, color, sock + sheet.crescent(d, -6, -14, shade(color, 0.55), 0.22)) +
        paw(sheet, dog, x, i === 0 ? 0 : 8, 62, 34)
      )
    })
    .join('')
}

function tail(sheet: Sheet, dog: Dog, rng: Random): string {
  const { build, coat } = dog
  const points = TAILS[build.tail]
  const fluffy = build.tail === 'BUSHY' || build.tail === 'PLUME'
  const d = fluffy
    ? furry(points, { length: ([x]) => (x > 380 ? 20 : 0), step: 84, comb: 0.8, rng })
    : smooth(points)
  const color =
    coat.marks.includes('SADDLE') || coat.marks.includes('BODY_PATCHES') ? coat.mark : coat.base
  const tip = coat.marks.includes('BLAZE') ? oval(552, -150, 60, 90, coat.light) : ''
  return part(sheet, dog, d, { x: 320, y: -210, width: 250, height: 220 }, rng, {
    color,
    inner: tip,
  })
}
