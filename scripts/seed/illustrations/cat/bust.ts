import { collar } from '../collar'
import { lightness, shade } from '../palette'
import type { Random } from '../prng'
import { pts, furry, leaf, smooth, symmetric, type Point } from '../shapes'
import { path, place, type Sheet } from '../svg'
import type { Cat, CatFace } from './cat'
import { catHead } from './head'
import { catPart } from './limbs'
import { bibColor, flankBars, patches, wearsPatches } from './marks'

/** Head and shoulders, cut by the bottom of the picture. */
export function catBust(sheet: Sheet, cat: Cat, rng: Random, face: CatFace): string {
  const { coat } = cat
  const half: Point[] = pts('0,20 110,40 140,120 176,210 214,310 240,430 250,620 0,680')
  const points = symmetric(half)
  const outline = coat.long
    ? furry(points, { length: ([, y]) => (y > 90 && y < 560 ? 15 : 0), step: 34, comb: 0.9, rng })
    : smooth(points)
  const box = { x: -230, y: 120, width: 460, height: 470 }
  const stripes = coat.marks.includes('TABBY') ? flankBars(box, coat.mark, rng, true) : ''
  const spots = wearsPatches(cat)
    ? patches(
        cat,
        [
          [-190, 380, 110, 150],
          [200, 440, 100, 130],
        ],
        rng,
      )
    : ''
  const body = catPart(sheet, cat, outline, box, rng, {
    inner: stripes + spots + bib(cat, rng) + chin(coat.base) + strokes(cat, rng),
  })
  const band = face.collar
    ? collar(sheet, outline, 150, 138, face.collar, { sag: 64, width: 36 })
    : ''
  const head = place(place(catHead(sheet, cat, face), 0, -140), 0, 140, { turn: face.tilt })
  return place(body + band + head, 600, 555, { scale: 1.36 })
}

function bib(cat: Cat, rng: Random): string {
  const color = bibColor(cat)
  if (!color) return ''
  const half: Point[] = pts('0,60 92,90 120,190 118,310 80,440 0,540')
  const points = symmetric(half)
  const length = cat.coat.long ? 30 : 14
  return path(furry(points, { length: () => length, step: 52, comb: 0.8, rng }), color)
}

const chin = (fur: string) =>
  path('M-260 10H260V110Q130 214 0 220Q-130 214 -260 110Z', shade(fur, 0.6), { opacity: 0.15 })

function strokes({ coat }: Cat, rng: Random): string {
  const ground = coat.marks.includes('BIB') ? coat.light : coat.base
  const color = shade(ground, lightness(ground) < 0.42 ? 0.4 : 0.16)
  return Array.from({ length: 8 }, () => {
    const from: Point = [rng.between(-80, 80), rng.between(230, 430)]
    return path(leaf(from, [from[0] * 0.9, from[1] + rng.between(32, 54)], 7), color, {
      opacity: 0.7,
    })
  }).join('')
}
