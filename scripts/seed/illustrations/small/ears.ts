import { shade } from '../palette'
import { earPink, facing } from '../parts'
import { pts, smooth, type Point } from '../shapes'
import { oval, place, type Sheet } from '../svg'
import type { Small, SmallEars } from './types'

type EarShape = {
  outer: readonly Point[]
  inner?: readonly Point[]
  front?: boolean
  pivot: Point
}

/** Right ears, clockwise, in head coordinates. */
const EARS: Record<SmallEars, EarShape> = {
  TALL: {
    outer: pts('18,-96 14,-200 28,-320 66,-424 100,-430 126,-380 134,-270 118,-160 92,-84'),
    inner: pts('48,-130 46,-220 58,-320 80,-394 98,-380 108,-300 100,-200 80,-124'),
    pivot: [60, -110],
  },
  LOP: {
    outer: pts(
      '52,-140 104,-168 164,-150 210,-84 240,20 246,136 214,206 174,180 158,90 146,0 112,-72',
    ),
    front: true,
    pivot: [90, -140],
  },
  CAVY: {
    outer: pts('84,-112 128,-128 176,-112 212,-66 222,-12 204,26 178,20 152,-22 118,-66'),
    inner: pts('130,-96 164,-92 192,-56 202,-14 192,6 172,-14 146,-56'),
    pivot: [110, -90],
  },
  ROUND: {
    outer: pts('64,-104 70,-170 108,-210 156,-210 186,-168 180,-108 150,-62'),
    inner: pts('94,-112 100,-158 124,-182 150,-180 164,-150 156,-108 136,-84'),
    pivot: [116, -96],
  },
  DISC: {
    outer: pts('60,-84 62,-170 112,-222 176,-220 218,-170 210,-96 160,-44'),
    inner: pts('92,-94 96,-160 130,-192 172,-188 192,-154 184,-100 146,-70'),
    pivot: [116, -80],
  },
  BIG: {
    outer: pts('48,-92 42,-190 84,-280 150,-308 212,-270 228,-180 196,-92 140,-44'),
    inner: pts('84,-110 82,-190 114,-252 156,-272 192,-242 200,-176 174,-106 134,-74'),
    pivot: [110, -80],
  },
  SMALL: {
    outer: pts('92,-76 100,-130 138,-160 182,-150 206,-110 196,-62 160,-28'),
    inner: pts('122,-84 130,-118 152,-134 178,-126 188,-102 178,-74 152,-58'),
    pivot: [140, -80],
  },
}

function earColor({ coat }: Small, side: 1 | -1): string {
  const has = (mark: (typeof coat.marks)[number]) => coat.marks.includes(mark)
  if (has('TRICOLOUR')) return side === 1 ? coat.mark : (coat.second ?? coat.mark)
  if (has('DUTCH') || has('HOOD') || has('POINT') || has('PATCHES')) return coat.mark
  return shade(coat.base, 0.06)
}

/** Both ears; some hang over the head, the others stand behind it. */
export function smallEars(sheet: Sheet, pet: Small): { behind: string; front: string } {
  const kind = pet.coat.lop ? 'LOP' : pet.build.ears
  const { outer, inner, front = false, pivot } = EARS[kind]
  const drawn = ([1, -1] as const)
    .map((side) => {
      const color = earColor(pet, side)
      const d = smooth(facing(outer, side))
      let ear = sheet.shape(d, color, sheet.crescent(d, -side * 16, -8, shade(color, 0.45), 0.34))
      if (inner) {
        const pink = earPink(color)
        const hollow = smooth(facing(inner, side))
        ear += sheet.shape(
          hollow,
          sheet.linear([
            [0, pink],
            [1, shade(pink, 0.16)],
          ]),
          sheet.crescent(hollow, side * 12, 12, shade(pink, 0.5), 0.32),
        )
      }
      const turn = side * pet.face.between(-7, 5) * (kind === 'TALL' ? 1.5 : 0.7)
      const [px, py] = pivot
      return place(place(ear, -side * px, -py), side * px, py, { turn })
    })
    .join('')
  // Behind a hanging ear, its shaded root: nothing shows through between the ear and the cheek.
  const root = [1, -1]
    .map((side) => oval(side * 146, 60, 44, 110, shade(earColor(pet, 1), 0.26)))
    .join('')
  return front ? { behind: root, front: drawn } : { behind: drawn, front: '' }
}
