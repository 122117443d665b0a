import { collar } from '../collar'
import { PALETTE, shade } from '../palette'
import type { Random } from '../prng'
import { pts, furry, smooth, type Point } from '../shapes'
import { line, oval, path, place, type Sheet } from '../svg'
import type { Cat, CatFace } from './cat'
import { catHead } from './head'
import { catFoot, catPart, catTailShape } from './limbs'
import { backBars, bibColor, patches, wearsPatches } from './marks'

const LOAF: readonly Point[] = pts(
  '-210,-330 -90,-366 60,-372 210,-340 316,-262 352,-150 330,-40 240,-4 0,-4 -220,-6 -290,-60 -296,-180 -262,-280',
)
const TAIL: readonly Point[] = pts('250,-150 340,-140 394,-84 376,-26 290,0 180,4 70,-2')
const BACK: readonly Point[] = pts('-10,-372 60,-374 128,-366 194,-346 256,-310 308,-254 340,-186')

/** A loaf: paws tucked in, body to the right, facing us. The floor is y = 0. */
export function catLying(sheet: Sheet, cat: Cat, rng: Random, face: CatFace): string {
  const { coat } = cat
  const outline = coat.long
    ? furry(LOAF, {
        length: ([x, y]) => (y < -20 && (x < -200 || x > 200) ? 22 : 0),
        step: 64,
        comb: 0.9,
        rng,
      })
    : smooth(LOAF)
  const box = { x: -300, y: -380, width: 660, height: 380 }
  const stripes = coat.marks.includes('TABBY') ? backBars(BACK, coat.mark) : ''
  const spots = wearsPatches(cat)
    ? patches(
        cat,
        [
          [120, -300, 120, 100],
          [300, -170, 90, 110],
          [-10, -130, 60, 50],
        ],
        rng,
      )
    : ''
  const chin = path(
    'M-420 -400H120V-250Q-40 -150 -120 -146Q-280 -150 -420 -250Z',
    shade(coat.base, 0.6),
    { opacity: 0.15 },
  )
  const body = catPart(sheet, cat, outline, box, rng, {
    inner: stripes + spots + bib(cat, rng) + chin,
  })
  const thigh = line('M206 -236Q110 -200 112 -90Q116 -30 170 -10', shade(coat.base, 0.55), 8, {
    opacity: 0.26,
  })
  const feet = catFoot(sheet, cat, -178, 4, 62, 30) + catFoot(sheet, cat, -62, 4, 62, 30)
  const tail = catTailShape(sheet, cat, TAIL, coat.long ? 25 : 27, rng)
  const over = sheet.clipped('M-400 -64H600V200H-400Z', tail)
  const drop = face.asleep ? 56 : 0
  const band =
    face.collar && !face.asleep
      ? collar(sheet, outline, 118, -240, face.collar, { sag: 48, width: 30, dx: -116 })
      : ''
  const scale = cat.young ? 1.16 : 1
  const head = place(place(catHead(sheet, cat, face), 0, -140), -118, -384 + drop + 140 * scale, {
    scale,
    turn: face.tilt,
  })
  const shadow = oval(30, -2, 400, 32, PALETTE.night, { opacity: 0.18 })
  return place(shadow + tail + body + thigh + feet + over + band + head, 570, 940, {
    scale: cat.young ? 1.02 : 1.14,
  })
}

function bib(cat: Cat, rng: Random): string {
  const color = bibColor(cat)
  if (!color) return ''
  const points: Point[] = pts('-230,-300 -40,-300 0,-180 -40,-90 -120,-50 -210,-90 -250,-190')
  const length = cat.coat.long ? 26 : 12
  return path(furry(points, { length: () => length, step: 48, comb: 0.8, rng }), color)
}
