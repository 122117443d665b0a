import { rimLight } from '../parts'
import { blush, catEye, closedEye, type EyeLook } from '../eyes'
import { lightness, mix, PALETTE, shade, tint } from '../palette'
import type { Random } from '../prng'
import { pts, furry, mirror, smooth, symmetric, type Point } from '../shapes'
import { line, oval, path, place, type Sheet } from '../svg'
import type { CatCoat } from './coats'
import type { Cat, CatFace } from './cat'
import { catHeadMarks } from './marks'

const SKULL: readonly Point[] = pts(
  '0,-172 74,-160 146,-114 194,-34 206,40 178,108 112,156 44,176 0,178',
)
const EAR: readonly Point[] = pts(
  '40,-120 68,-190 112,-246 146,-272 170,-258 194,-186 202,-70 120,-60',
)
const INNER: readonly Point[] = pts('84,-130 104,-178 132,-216 150,-228 163,-204 174,-150 168,-96')
const EYE = { x: 88, y: 2, w: 43 }

/** The head alone, facing us, around its own middle; about 410 units wide. */
export function catHead(sheet: Sheet, cat: Cat, face: CatFace): string {
  const { coat, iris, marks: rng } = cat
  const around = coat.marks.includes('POINT') ? coat.mark : coat.base
  const dark = lightness(around) < 0.42
  const look: EyeLook = { iris, fur: around, dark: lightness(around) < 0.3 }
  const points = symmetric(SKULL)
  const cheek = coat.long ? 40 : 20
  const outline = furry(points, {
    length: ([x, y]) => (Math.abs(x) > 140 && y > 20 && y < 150 ? cheek : 0),
    step: coat.long ? 50 : 36,
    comb: 0.5,
    rng,
  })
  const skull = sheet.shape(
    outline,
    coat.base,
    catHeadMarks(sheet, cat, rng) +
      sheet.crescent(outline, -24, -16, shade(coat.base, 0.5), 0.2) +
      sheet.crescent(
        outline,
        14,
        17,
        tint(coat.base, 0.8),
        lightness(coat.base) < 0.42 ? 0.14 : 0.3,
      ),
  )
  const w = EYE.w * (cat.young ? 1.13 : 1)
  const eyes = [1, -1]
    .map((side) =>
      face.asleep
        ? closedEye(side * EYE.x, EYE.y + 10, EYE.w * 0.95, look)
        : catEye(sheet, side * EYE.x, EYE.y, w, look),
    )
    .join('')
  return (
    ear(sheet, cat, rng, 1) +
    ear(sheet, cat, rng, -1) +
    skull +
    rimLight(outline, coat.base, 5) +
    (dark ? '' : blush(132, 74, 32, coat.base) + blush(-132, 74, 32, coat.base)) +
    muzzle(sheet, cat) +
    eyes +
    whiskers(coat, rng)
  )
}

function ear(sheet: Sheet, { coat }: Cat, rng: Random, side: 1 | -1): string {
  const facing = (points: readonly Point[]) => (side === 1 ? [...points] : mirror(points).reverse())
  const color = earColor(coat, side)
  const d = smooth(facing(EAR))
  const pink = mix(mix(color, PALETTE.rose, 0.66), PALETTE.night, 0.04)
  const hollow = smooth(facing(INNER))
  const tufts = Array.from({ length: coat.long ? 6 : 4 }, (_, i): string => {
    const x = side * (96 + i * (coat.long ? 11 : 15))
    const tip: Point = [x + side * 16, -164 - (i % 2) * 16]
    return path(
      `M${x - 10},-92Q${x - 4} -140 ${tip.join()}Q${x + 14} -130 ${x + 10},-92Z`,
      tint(coat.light, 0.1),
      { opacity: 0.8 },
    )
  }).join('')
  const drawn =
    sheet.shape(d, color, sheet.crescent(d, -side * 18, -6, shade(color, 0.45), 0.35)) +
    sheet.shape(hollow, pink, sheet.crescent(hollow, side * 14, 12, shade(pink, 0.5), 0.35) + tufts)
  const turn = side * rng.between(-6, 6)
  return place(place(drawn, -side * 130, 90), side * 130, -90, { turn })
}

function earColor(coat: CatCoat, side: 1 | -1): string {
  if (coat.marks.includes('POINT')) return coat.mark
  if (coat.marks.includes('CAP')) return coat.mark
  if (coat.marks.includes('CALICO')) return side === 1 ? (coat.second ?? coat.mark) : coat.mark
  if (coat.marks.includes('TABBY')) return mix(coat.base, coat.mark, 0.22)
  return shade(coat.base, 0.05)
}

function muzzle(sheet: Sheet, { coat }: Cat): string {
  const pale = coat.marks.includes('POINT') ? mix(coat.mark, coat.base, 0.16) : coat.light
  const puffs = smooth(symmetric(pts('0,52 38,48 74,74 78,108 48,132 20,134 22,152 0,162')))
  const ink = lightness(pale) < 0.4 ? shade(pale, 0.72) : shade(coat.nose, 0.5)
  const nose = smooth(symmetric(pts('0,44 18,42 27,50 18,64 6,74 0,75')))
  const smile: Point[] = pts('54,96 38,110 14,108 0,92')
  const dots = [1, -1]
    .flatMap((side) =>
      pts('40,84 54,94 42,104').map(([x, y]) =>
        oval(side * x, y - 4, 3, 3, shade(pale, 0.5), { opacity: 0.5 }),
      ),
    )
    .join('')
  return (
    sheet.shape(puffs, pale, sheet.crescent(puffs, -8, -10, shade(pale, 0.45), 0.16)) +
    dots +
    line('M0 72V92', ink, 6) +
    line(smooth(smile, false), ink, 6) +
    line(smooth(mirror(smile), false), ink, 6) +
    sheet.shape(nose, coat.nose, sheet.crescent(nose, -4, -5, shade(coat.nose, 0.5), 0.45)) +
    oval(-9, 51, 7, 3.5, PALETTE.white, { opacity: 0.55 })
  )
}

function whiskers(coat: CatCoat, rng: Random): string {
  const color = lightness(coat.base) < 0.66 ? PALETTE.white : shade(coat.base, 0.32)
  const rows: readonly [number, number, number][] = [
    [78, 14, -34],
    [92, 26, -2],
    [106, 30, 30],
  ]
  return [1, -1]
    .flatMap((side) =>
      rows.map(([y, , drop]) => {
        const reach = 218 + rng.between(-10, 16)
        return line(
          `M${side * 62} ${y}Q${side * 140} ${y + drop * 0.15 - 10} ${side * reach} ${y + drop}`,
          color,
          3.6,
          { opacity: 0.75 },
        )
      }),
    )
    .join('')
}
