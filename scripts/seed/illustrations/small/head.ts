import { blush, closedEye } from '../eyes'
import { lightness, PALETTE, shade, tint } from '../palette'
import { beadEye, coated, whiskers } from '../parts'
import { furry, mirror, moved, pts, smooth, symmetric, type Point } from '../shapes'
import { line, oval, path, type Sheet } from '../svg'
import { leaf } from '../shapes'
import { smallEars } from './ears'
import { smallHeadMarks } from './marks'
import type { Small, SmallMood } from './types'

/** The head alone, facing us, around its own middle; about 340 units wide. */
export function smallHead(sheet: Sheet, pet: Small, mood: SmallMood): string {
  const { build, coat, face: rng, young } = pet
  const points = symmetric(build.skull)
  const cheek = coat.long ? 34 : build.cheek
  const outline = cheek
    ? furry(points, {
        length: ([x, y]) => (y > 0 && y < 150 && Math.abs(x) > 80 ? cheek : coat.long ? 14 : 0),
        step: coat.long ? 46 : 36,
        comb: 0.6,
        rng,
      })
    : smooth(points)
  const ears = smallEars(sheet, pet)
  const skull = coated(sheet, outline, coat.base, smallHeadMarks(sheet, pet, rng))
  const around = eyeFur(pet)
  const r = build.eye.r * (young ? 1.16 : 1)
  const eyes = ([1, -1] as const)
    .map((side) =>
      mood.asleep
        ? closedEye(side * build.eye.x, build.eye.y + r * 0.3, r * 1.05, {
            iris: coat.iris,
            fur: around,
            dark: lightness(around) < 0.4,
          })
        : beadEye(sheet, side * build.eye.x, build.eye.y, r, { iris: coat.iris, fur: around }),
    )
    .join('')
  const cheekX = build.eye.x + 18
  return (
    ears.behind +
    skull +
    (coat.long ? fringe(pet) : '') +
    [1, -1].map((s) => blush(s * cheekX, build.eye.y + r + 44, 30, cheekFur(pet))).join('') +
    muzzle(sheet, pet) +
    eyes +
    ears.front +
    whiskers(build.muzzle.y, 56 * build.muzzle.scale, build.whisker, coat.base, rng)
  )
}

function eyeFur({ coat }: Small): string {
  const worn = (['HOOD', 'MASK', 'DUTCH'] as const).some((mark) => coat.marks.includes(mark))
  return worn ? coat.mark : coat.base
}

const cheekFur = ({ coat }: Small) =>
  coat.marks.includes('HOOD') || coat.marks.includes('DUTCH') ? coat.mark : coat.base

/** Locks that fall on the forehead of a long-haired one. */
function fringe({ coat, face: rng }: Small): string {
  return Array.from({ length: 7 }, (_, i) => {
    const x = (i - 3) * 24
    const color = i % 2 ? tint(coat.base, 0.3) : shade(coat.base, 0.08)
    const to: Point = [x * 1.9 + rng.between(-10, 10), -70 + Math.abs(i - 3) * 12]
    return path(leaf([x * 0.6, -178], to, 26, (i - 3) * 4), color)
  }).join('')
}

const PUFFS = pts('0,-40 34,-46 70,-26 80,10 54,38 24,42 20,58 0,66')

function muzzle(sheet: Sheet, { build, coat }: Small): string {
  const { y, scale } = build.muzzle
  const point = coat.marks.includes('POINT')
  const hood = coat.marks.includes('HOOD')
  const pale = point ? coat.mark : hood ? tint(coat.mark, 0.12) : coat.light
  const puffs = smooth(symmetric(moved(PUFFS, 0, y, scale)))
  const ink = lightness(pale) < 0.4 ? shade(pale, 0.7) : shade(coat.nose, 0.5)
  const at = (points: Point[]) => moved(points, 0, y, scale)
  const smile = at(pts('46,6 32,18 12,16 0,2'))
  const dots = [1, -1]
    .flatMap((side) =>
      pts('34,-8 48,2 36,12').map(([dx, dy]) =>
        oval(side * dx * scale, y + dy * scale, 2.8, 2.8, shade(pale, 0.5), { opacity: 0.45 }),
      ),
    )
    .join('')
  const wide = build.nose === 'BUTTON' ? 1.35 : 1
  const shape = pts('0,-46 16,-47 24,-38 15,-25 5,-17 0,-16').map(([dx, dy]): Point => [
    dx * wide,
    (dy + 32) * wide - 32,
  ])
  const nose = smooth(symmetric(at(shape)))
  return (
    sheet.shape(puffs, pale, sheet.crescent(puffs, -7, -9, shade(pale, 0.45), 0.16)) +
    dots +
    line(`M0 ${y - 18 * scale}V${y + 4 * scale}`, ink, 5) +
    line(smooth(smile, false), ink, 5) +
    line(smooth(mirror(smile), false), ink, 5) +
    sheet.shape(nose, coat.nose, sheet.crescent(nose, -4, -5, shade(coat.nose, 0.5), 0.4)) +
    oval(-7 * scale, y - 40 * scale, 6 * scale, 3.2 * scale, PALETTE.white, { opacity: 0.55 })
  )
}
