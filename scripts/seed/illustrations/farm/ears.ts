import { shade } from '../palette'
import { earPink, facing } from '../parts'
import { pts, smooth, type Point } from '../shapes'
import { place, type Sheet } from '../svg'
import type { Farm, FarmEars } from './types'

type EarShape = { outer: readonly Point[]; inner: readonly Point[]; front?: boolean }

/** Right ears, clockwise, in head coordinates. */
const EARS: Record<FarmEars, EarShape> = {
  FLAP: {
    outer: pts('56,-128 84,-206 150,-252 214,-238 226,-170 206,-92 172,-52 150,-92 110,-112'),
    inner: pts('118,-150 152,-212 196,-214 204,-164 190,-106 170,-92 150,-120'),
    front: true,
  },
  SIDE: {
    outer: pts('84,-116 130,-142 200,-136 262,-100 284,-66 230,-56 160,-60 98,-72'),
    inner: pts('126,-112 180,-118 232,-98 256,-78 214,-76 156,-84'),
  },
  DROOP: {
    outer: pts('84,-112 140,-128 204,-100 240,-40 244,14 208,10 160,-36 100,-66'),
    inner: pts('132,-104 180,-90 214,-44 224,-6 194,-20 156,-60'),
  },
  POINT: {
    outer: pts('34,-196 44,-270 78,-338 104,-352 118,-310 122,-240 104,-180'),
    inner: pts('60,-210 66,-268 88,-320 102,-306 104,-244 90,-200'),
  },
  LONG: {
    outer: pts('30,-190 34,-300 70,-410 116,-470 148,-440 156,-340 136,-240 104,-172'),
    inner: pts('62,-210 66,-300 94,-390 122,-434 136,-400 136,-320 114,-240 92,-196'),
  },
  BANANA: {
    outer: pts('34,-160 34,-230 60,-300 96,-332 118,-306 118,-240 102,-160'),
    inner: pts('56,-176 58,-234 76,-286 98,-300 104,-260 92,-190'),
  },
}

export function farmEars(sheet: Sheet, { build, coat, face }: Farm) {
  const { outer, inner, front = false } = EARS[build.ears]
  const dark = coat.marks.includes('DARK_FACE')
  const drawn = ([1, -1] as const)
    .map((side) => {
      const color = dark ? coat.mark : coat.base
      const d = smooth(facing(outer, side))
      const hollow = smooth(facing(inner, side))
      const pink = earPink(color)
      const ear =
        sheet.shape(d, color, sheet.crescent(d, -side * 14, -8, shade(color, 0.45), 0.34)) +
        sheet.shape(hollow, pink, sheet.crescent(hollow, side * 10, 10, shade(pink, 0.5), 0.34))
      const turn = side * face.between(-5, 7)
      return place(place(ear, -side * 90, 110), side * 90, -110, { turn })
    })
    .join('')
  return front ? { behind: '', front: drawn } : { behind: drawn, front: '' }
}

const HORN = pts('20,-140 24,-220 56,-300 104,-350 138,-352 112,-300 94,-220 84,-140')

/** A pair of ringed horns that bend backwards. */
export function horns(sheet: Sheet): string {
  const color = '#C9B08C'
  return ([1, -1] as const)
    .map((side) => {
      const d = smooth(facing(HORN, side))
      const rings = [-170, -205, -240, -272]
        .map(
          (y, i) =>
            `<path d="M${side * (10 + i * 8)} ${y}Q${side * (56 + i * 10)} ${y + 16} ${side * (110 + i * 6)} ${y - 6}" fill="none" stroke="${shade(color, 0.32)}" stroke-width="6" opacity="0.6"/>`,
        )
        .join('')
      return sheet.shape(
        d,
        color,
        rings + sheet.crescent(d, -side * 14, -4, shade(color, 0.5), 0.35),
      )
    })
    .join('')
}
