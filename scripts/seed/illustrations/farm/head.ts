import { blush } from '../eyes'
import { lightness, mix, PALETTE, shade, tint } from '../palette'
import { beadEye, coated, stain } from '../parts'
import { ellipsePath, furry, leaf, moved, pts, smooth, symmetric, type Point } from '../shapes'
import { line, oval, path, type Sheet } from '../svg'
import { patch } from '../textures'
import { farmEars, horns } from './ears'
import type { Farm } from './types'
import { curls, woolly } from './wool'

/** The head alone, facing us, around its own middle. */
export function farmHead(sheet: Sheet, farm: Farm): string {
  const { build, coat, face, young } = farm
  const dark = coat.marks.includes('DARK_FACE')
  const fur = dark ? coat.mark : coat.base
  const outline = coat.marks.includes('SHAGGY')
    ? furry(symmetric(build.skull), { length: () => 16, step: 40, comb: 0.8, rng: face })
    : smooth(symmetric(build.skull))
  const ears = farmEars(sheet, farm)
  const r = build.eye.r * (young ? 1.18 : 1)
  const eyes = ([1, -1] as const)
    .map((side) => {
      const [x, y] = [side * build.eye.x, build.eye.y]
      return build.eye.slit
        ? slitEye(sheet, x, y, r, coat.iris, fur)
        : beadEye(sheet, x, y, r, { iris: coat.iris, fur })
    })
    .join('')
  return (
    (coat.marks.includes('HORNS') && !young ? horns(sheet) : '') +
    ears.behind +
    (coat.marks.includes('BEARD') && !young ? beard(farm) : '') +
    coated(sheet, outline, fur, headMarks(sheet, farm)) +
    muzzle(sheet, farm, fur) +
    [1, -1].map((s) => blush(s * build.eye.x * 0.96, build.eye.y + r * 2.5, 28, fur)).join('') +
    eyes +
    ears.front +
    hair(sheet, farm)
  )
}

function headMarks(sheet: Sheet, { build, coat, face }: Farm): string {
  const has = (mark: (typeof coat.marks)[number]) => coat.marks.includes(mark)
  let out = ''
  if (has('PATCHES'))
    out += path(patch(build.eye.x + 6, build.eye.y - 20, 84, 104, face), coat.mark)
  if (has('DAPPLE')) out += stain(sheet, [0, build.nose.y - 30, 120, 120], coat.mark, 0.7)
  if (has('PALE_EYES'))
    out += [1, -1]
      .map((s) => stain(sheet, [s * build.eye.x, build.eye.y, 62, 54], coat.light, 0.95))
      .join('')
  if (has('BLAZE')) {
    const top = build.skull[0]?.[1] ?? -180
    const half: Point[] = [
      [0, top],
      [26, top + 40],
      [22, build.eye.y],
      [30, build.nose.y - 60],
      [58, build.nose.y],
      [0, build.nose.y + 80],
    ]
    out += path(smooth(symmetric(half)), '#FFF8EC')
  }
  if (has('STAR')) {
    const y = build.eye.y - 30
    out += path(
      smooth(pts('0,-34 18,-8 12,26 0,46 -12,26 -18,-8').map(([x, dy]): Point => [x, dy + y])),
      '#FFF8EC',
    )
  }
  return out
}

/** An amber eye with the lying pupil of goats and sheep, round enough to stay kind. */
function slitEye(sheet: Sheet, x: number, y: number, r: number, iris: string, fur: string) {
  const side = Math.sign(x)
  const ball = sheet.radial(
    [
      [0, tint(iris, 0.3)],
      [0.7, iris],
      [1, shade(iris, 0.5)],
    ],
    0.5,
    0.66,
    0.62,
  )
  const dark = lightness(fur) < 0.4
  const lid: Point[] = [
    [x - side * r * 1.1, y + r * 0.2],
    [x - side * r * 0.6, y - r * 0.84],
    [x + side * r * 0.2, y - r * 1.1],
    [x + side * r * 0.98, y - r * 0.6],
    [x + side * r * 1.3, y + r * 0.16],
  ]
  return (
    oval(x, y, r * 1.14, r * 1.16, dark ? tint(fur, 0.2) : shade(fur, 0.6)) +
    sheet.clipped(
      ellipsePath(x, y, r, r * 1.04),
      oval(x, y, r, r * 1.04, ball) +
        oval(x, y, r * 0.74, r * 0.5, '#17100F') +
        oval(x, y - r, r * 1.3, r * 0.5, '#17100F', { opacity: 0.4 }) +
        oval(x - r * 0.3, y - r * 0.34, r * 0.28, r * 0.28, PALETTE.white) +
        oval(x + r * 0.34, y + r * 0.3, r * 0.13, r * 0.13, PALETTE.white, { opacity: 0.8 }),
    ) +
    line(smooth(lid, false), dark ? '#120D0E' : shade(fur, 0.7), r * 0.24)
  )
}

function muzzle(sheet: Sheet, { build, coat }: Farm, fur: string): string {
  const dark = coat.marks.includes('DARK_FACE')
  const pale = dark ? mix(coat.mark, coat.light, 0.14) : coat.light
  const { nose, mouth } = build
  const d = smooth(symmetric(build.muzzle))
  const ink = lightness(pale) < 0.45 ? shade(pale, 0.66) : shade(coat.nose, 0.5)
  const smile = smooth(
    [
      [-mouth.w, mouth.y - mouth.w * 0.22],
      [-mouth.w * 0.5, mouth.y + mouth.w * 0.1],
      [0, mouth.y + mouth.w * 0.16],
      [mouth.w * 0.5, mouth.y + mouth.w * 0.1],
      [mouth.w, mouth.y - mouth.w * 0.22],
    ],
    false,
  )
  const soft = sheet.linear([
    [0, pale, nose.kind === 'SNOUT' ? 1 : 0],
    [0.4, pale],
    [1, shade(pale, 0.06)],
  ])
  const base =
    sheet.shape(d, soft, sheet.crescent(d, -12, -12, shade(pale, 0.45), 0.14)) + line(smile, ink, 6)
  if (nose.kind === 'SNOUT') {
    const disc = ellipsePath(0, nose.y, nose.w, nose.w * 0.72)
    return (
      base +
      oval(0, nose.y + 8, nose.w + 2, nose.w * 0.74, shade(fur, 0.4), { opacity: 0.3 }) +
      sheet.shape(
        disc,
        coat.nose,
        sheet.crescent(disc, -8, -10, shade(coat.nose, 0.5), 0.25) +
          sheet.crescent(disc, 7, 8, PALETTE.white, 0.3),
      ) +
      [1, -1]
        .map((s) =>
          oval(s * nose.w * 0.36, nose.y, nose.w * 0.15, nose.w * 0.25, shade(coat.nose, 0.55)),
        )
        .join('')
    )
  }
  if (nose.kind === 'SPLIT') {
    const shape = moved(pts('0,-20 24,-24 44,-12 34,8 12,22 0,24'), 0, nose.y, nose.w / 44)
    const n = smooth(symmetric(shape))
    return (
      base +
      line(`M0 ${nose.y + 14}V${mouth.y + mouth.w * 0.14}`, ink, 6) +
      sheet.shape(n, coat.nose, sheet.crescent(n, -5, -6, shade(coat.nose, 0.5), 0.35)) +
      [1, -1]
        .map((s) =>
          line(
            `M${s * nose.w * 0.34} ${nose.y - 6}q${s * 14} 2 ${s * 10} 14`,
            shade(coat.nose, 0.6),
            6,
          ),
        )
        .join('')
    )
  }
  return (
    base +
    [1, -1]
      .map((s) => {
        const n = smooth(
          facingNostril(s as 1 | -1).map(([x, y]): Point => [x + s * nose.w, y + nose.y]),
        )
        return (
          path(n, shade(coat.nose, 0.35)) +
          oval(s * nose.w, nose.y - 26, 22, 10, tint(pale, 0.4), { opacity: 0.4 })
        )
      })
      .join('')
  )
}

const facingNostril = (s: 1 | -1): Point[] =>
  pts('-6,-18 10,-20 20,-4 14,16 2,22 -4,6').map(([x, y]): Point => [x * s, y])

function beard({ build, coat, face }: Farm): string {
  const y = (build.skull.at(-1)?.[1] ?? 180) - 26
  return Array.from({ length: 5 }, (_, i) =>
    path(
      leaf(
        [(i - 2) * 13, y],
        [(i - 2) * 8 + face.between(-6, 6), y + 100 - Math.abs(i - 2) * 22],
        20,
      ),
      i % 2 ? tint(coat.light, 0.1) : shade(coat.light, 0.1),
    ),
  ).join('')
}

function hair(sheet: Sheet, { build, coat, face }: Farm): string {
  const top = build.skull[0]?.[1] ?? -180
  if (build.hair === 'WOOL' || build.hair === 'TOPKNOT') {
    const knot = build.hair === 'TOPKNOT'
    const half: Point[] = knot
      ? pts('0,-118 62,-102 98,-56 92,-6 50,22 0,34')
      : pts('0,-76 70,-70 108,-34 98,8 50,22 0,34')
    const points = symmetric(half).map(([x, y]): Point => [x, y + top + 26])
    const d = woolly(points, knot ? 50 : 46, face)
    const fleece = coat.mane
    return coated(
      sheet,
      d,
      fleece,
      curls({ x: -80, y: top - 30, width: 160, height: 90 }, shade(fleece, 0.22), face, 7),
      { depth: 0.7 },
    )
  }
  if (build.hair === 'FORELOCK') {
    const fall = face.pick([-1, 1])
    const locks = [-2, 2, -1, 1, 0].map((i) => {
      const tip: Point = [i * 20 + fall * 14 + face.between(-5, 5), top + 112 - Math.abs(i) * 20]
      const color = i % 2 ? tint(coat.mane, 0.12) : coat.mane
      return path(leaf([i * 5, top - 8], tip, 36, fall * 16), color)
    })
    return locks.join('')
  }
  return ''
}
