import { collar } from '../collar'
import { PALETTE, shade } from '../palette'
import type { Random } from '../prng'
import { pts, ellipsePath, furry, mirror, smooth, symmetric, type Point } from '../shapes'
import { line, oval, path, place, type Sheet } from '../svg'
import type { Cat, CatFace } from './cat'
import { catHead } from './head'
import { catFoot, catPart, catTailShape } from './limbs'
import { bibColor, catPaw, flankBars, patches, wearsPatches } from './marks'

const TRUNK: readonly Point[] = pts(
  '0,-540 104,-510 138,-420 150,-330 170,-230 204,-130 206,-40 150,-4 0,-4',
)
const WRAPPED: readonly Point[] = pts('130,-120 230,-128 292,-84 278,-30 200,-4 100,2 0,-2 -64,-12')
const RAISED: readonly Point[] = pts('150,-60 236,-60 300,-130 312,-230 290,-320 310,-392 352,-404')

/** Sitting, facing us. The floor is y = 0 of its own drawing. */
export function catSitting(sheet: Sheet, cat: Cat, rng: Random, face: CatFace): string {
  const { coat } = cat
  const wrapped = rng.chance(0.5)
  const tail = catTailShape(sheet, cat, wrapped ? WRAPPED : RAISED, coat.long ? 27 : 26, rng)
  // A wrapped tail starts behind the body and ends in front of the paws.
  const over = wrapped ? sheet.clipped('M-400 -46H500V200H-400Z', tail) : ''
  const points = symmetric(TRUNK)
  const outline = coat.long
    ? furry(points, {
        length: ([, y]) => (y < -120 && y > -520 ? 24 : 0),
        step: 58,
        comb: 0.9,
        rng,
      })
    : smooth(points)
  const box = { x: -200, y: -480, width: 400, height: 470 }
  const stripes = coat.marks.includes('TABBY') ? flankBars(box, coat.mark, rng, true) : ''
  const spots = wearsPatches(cat)
    ? patches(
        cat,
        [
          [-150, -250, 80, 130],
          [170, -170, 90, 110],
        ],
        rng,
      )
    : ''
  const chin = path(
    'M-220 -560H220V-440Q110 -376 0 -372Q-110 -376 -220 -440Z',
    shade(coat.base, 0.6),
    { opacity: 0.15 },
  )
  const trunk = catPart(sheet, cat, outline, box, rng, { inner: stripes + spots + chin })
  const feet = [1, -1].map((side) => catFoot(sheet, cat, side * 150, 2, 58, 23)).join('')
  const band = face.collar
    ? collar(sheet, outline, 112, -446, face.collar, { sag: 50, width: 30 })
    : ''
  const scale = cat.young ? 1.16 : 0.99
  const head = place(place(catHead(sheet, cat, face), 0, -140), 0, -588 + 140 * scale, {
    scale,
    turn: face.tilt,
  })
  const shadow = oval(20, -4, 290, 30, PALETTE.night, { opacity: 0.18 })
  const body = trunk + thighs(coat.base) + feet + legs(sheet, cat) + bib(sheet, cat, outline, rng)
  return place(shadow + tail + body + over + band + head, 590, 1000, {
    scale: cat.young ? 0.98 : 1.08,
  })
}

/** The fold of the thighs, drawn as two soft lines. */
const thighs = (fur: string) =>
  [1, -1]
    .map((side) =>
      line(`M${side * 164} -214Q${side * 84} -150 ${side * 104} -30`, shade(fur, 0.55), 8, {
        opacity: 0.26,
      }),
    )
    .join('')

function legs(sheet: Sheet, cat: Cat): string {
  const { coat } = cat
  const leg: Point[] = pts('6,-330 50,-350 84,-300 84,-190 76,-80 78,-10 20,-8 14,-120')
  return (
    [-1, 1]
      .map((side) => {
        const d = smooth(side === 1 ? leg : mirror(leg).reverse())
        const fade = sheet.linear([
          [0.1, coat.base, 0],
          [0.36, coat.base, 1],
        ])
        const sock =
          catPaw(cat) === coat.base
            ? ''
            : path(
                ellipsePath(side * 46, -24, 62, coat.marks.includes('POINT') ? 110 : 66),
                catPaw(cat),
              )
        const bands = coat.marks.includes('TABBY')
          ? [-150, -106]
              .map((y) =>
                line(
                  `M${side * 92} ${y - 8}Q${side * 70} ${y + 6} ${side * 40} ${y + 4}`,
                  coat.mark,
                  12,
                ),
              )
              .join('')
          : ''
        return (
          sheet.shape(
            d,
            fade,
            bands + sock + sheet.crescent(d, -12, 24, shade(coat.base, 0.55), 0.16),
          ) + catFoot(sheet, cat, side * 48, 4, 50, 27)
        )
      })
      .join('') + line('M0 -210Q1 -110 0 -12', shade(coat.base, 0.5), 6, { opacity: 0.3 })
  )
}

function bib(sheet: Sheet, cat: Cat, outline: string, rng: Random): string {
  const color = bibColor(cat)
  if (!color) return ''
  const half: Point[] = pts('0,-500 74,-484 96,-410 84,-330 48,-262 0,-220')
  const length = cat.coat.long ? 24 : 12
  const d = furry(symmetric(half), { length: () => length, step: 44, comb: 0.8, rng })
  const chin = path(
    'M-220 -560H220V-440Q110 -376 0 -372Q-110 -376 -220 -440Z',
    shade(cat.coat.base, 0.6),
    { opacity: 0.15 },
  )
  return sheet.clipped(outline, path(d, color) + sheet.clipped(d, chin))
}
