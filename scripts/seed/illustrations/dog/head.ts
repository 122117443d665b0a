import { closedEye, dogEye, type EyeLook } from '../eyes'
import { lightness, mix, PALETTE, shade, tint } from '../palette'
import { rimLight } from '../parts'
import type { Random } from '../prng'
import { pts, furry, smooth, symmetric, type Point } from '../shapes'
import { line, oval, path, type Sheet } from '../svg'
import type { DogBuild } from './builds'
import type { DogCoat } from './coats'
import { dogEars } from './ears'
import { dogMouth, dogNose, whiskerDots, type Mouth } from './face'
import type { Dog } from './dog'
import { headMarks } from './marks'

/** The head alone, facing us, around its own middle. */
export function dogHead(sheet: Sheet, dog: Dog, mood: { mouth: Mouth; asleep: boolean }): string {
  const { build, coat, iris, face: rng } = dog
  const skullPoints = symmetric(build.skull)
  const outline = skullOutline(build, skullPoints, rng)
  const dark = lightness(coat.base) < 0.4
  const inked = lightness(coat.mark) < 0.35 && coat.marks.length > 0
  const around = eyeFur(coat)
  const look: EyeLook = { iris, fur: around, dark: lightness(around) < 0.4 }

  const skull = sheet.shape(
    outline,
    coat.base,
    headMarks(dog, rng) +
      sheet.crescent(outline, -24, -16, shade(coat.base, 0.5), 0.22) +
      sheet.crescent(outline, 15, 18, tint(coat.base, 0.8), dark || inked ? 0.12 : 0.3),
  )
  const ears = dogEars(sheet, build.ears, { color: coat.ears, furLong: build.fur === 'LONG', rng })
  const { x, y, r } = build.eye
  const eyes = [1, -1]
    .map((side) =>
      mood.asleep
        ? closedEye(side * x, y + r * 0.3, r * 1.1, look)
        : dogEye(sheet, side * x, y, r, look),
    )
    .join('')
  return (
    ears.behind +
    skull +
    rimLight(outline, coat.base, 5) +
    muzzle(sheet, dog, rng, mood.mouth) +
    ears.front +
    brows(build, coat) +
    eyes +
    (build.fur === 'ROUGH' ? eyebrowTufts(build, coat, rng) : '')
  )
}

function skullOutline(build: DogBuild, points: Point[], rng: Random): string {
  if (build.fur === 'SHORT') return smooth(points)
  const long = build.fur === 'LONG' ? 26 : 30
  return furry(points, {
    length: ([x, y]) =>
      y > -30 && Math.abs(x) > 90 && y < 150 ? long : build.fur === 'ROUGH' ? 12 : 0,
    step: 44,
    comb: 0.5,
    rng,
  })
}

/** What surrounds the eye decides its rim: a mask or patch may be darker than the coat. */
function eyeFur(coat: DogCoat): string {
  return coat.marks.includes('EYE_PATCHES') || coat.marks.includes('MASK') ? coat.mark : coat.base
}

function muzzle(sheet: Sheet, { build, coat }: Dog, rng: Random, mouth: Mouth): string {
  const masked = coat.marks.includes('MASK')
  const color = masked ? mix(coat.mark, coat.base, 0.12) : coat.light
  const points = symmetric(build.muzzle)
  const d =
    build.fur === 'ROUGH'
      ? furry(points, { length: ([, y]) => (y > 50 ? 34 : 8), step: 40, comb: 0.2, rng })
      : smooth(points)
  const inner =
    sheet.crescent(d, -14, -14, shade(color, 0.5), 0.2) +
    (masked ? oval(0, 40, 60, 46, tint(color, 0.1), { opacity: 0.5 }) : '')
  return (
    sheet.shape(d, color, inner) +
    dogMouth(sheet, build, mouth, color) +
    whiskerDots(build, color) +
    (build.ears === 'BAT' && build.stature > 0.7 ? wrinkles(color) : '') +
    dogNose(sheet, build.nose, coat.nose)
  )
}

const wrinkles = (color: string) =>
  line('M-58 6Q0 -22 58 6', shade(color, 0.4), 8, { opacity: 0.5 }) +
  line('M-34 -34Q0 -50 34 -34', shade(color, 0.4), 7, { opacity: 0.35 })

/** A hint above the eyes: without it the face has no mood. */
function brows({ eye }: DogBuild, coat: DogCoat): string {
  const tan = coat.marks.includes('TAN_POINTS')
  const color = tan
    ? coat.mark
    : lightness(coat.base) < 0.4
      ? tint(coat.base, 0.22)
      : tint(coat.base, 0.5)
  return [1, -1]
    .map((side) =>
      oval(
        side * eye.x * 0.93,
        eye.y - eye.r * 2.05,
        eye.r * (tan ? 0.8 : 0.66),
        eye.r * (tan ? 0.5 : 0.34),
        color,
        {
          opacity: tan ? 1 : 0.55,
          transform: `rotate(${side * 14} ${side * eye.x} ${eye.y - eye.r * 2})`,
        },
      ),
    )
    .join('')
}

function eyebrowTufts({ eye }: DogBuild, coat: DogCoat, rng: Random): string {
  const color =
    lightness(coat.base) < 0.75 ? tint(coat.light, 0.2) : mix(coat.base, PALETTE.sand, 0.5)
  return [1, -1]
    .map((side) => {
      const tuft: Point[] = pts('30,-88 70,-104 116,-86 122,-58 92,-62 58,-60 36,-60')
      const points = tuft.map(([px, py]): Point => [(px - 72 + eye.x) * side, py + eye.y + 22])
      const clockwise = side === 1 ? points : points.reverse()
      return path(
        furry(clockwise, {
          length: ([, py]) => (py > eye.y - 45 ? 20 : 6),
          step: 26,
          comb: 0.6,
          rng,
        }),
        color,
      )
    })
    .join('')
}
