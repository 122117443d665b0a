import { mix, PALETTE, shade, tint } from '../palette'
import { pts, mirror, smooth, symmetric, type Point } from '../shapes'
import { line, oval, path, type Sheet } from '../svg'
import type { DogBuild } from './builds'

/** A rounded, heart-like nose with its light. */
export function dogNose(sheet: Sheet, { y, w, h }: DogBuild['nose'], color: string): string {
  const half: Point[] = [
    [0, y - h * 0.72],
    [w * 0.6, y - h * 0.78],
    [w, y - h * 0.24],
    [w * 0.72, y + h * 0.42],
    [w * 0.26, y + h * 0.86],
    [0, y + h],
  ]
  const d = smooth(symmetric(half))
  const nostrils = [1, -1]
    .map((side) => oval(side * w * 0.44, y + h * 0.12, w * 0.17, h * 0.2, shade(color, 0.75), {}))
    .join('')
  return (
    sheet.shape(d, color, sheet.crescent(d, -6, -8, shade(color, 0.6), 0.6)) +
    nostrils +
    oval(-w * 0.26, y - h * 0.44, w * 0.34, h * 0.17, tint(color, 0.7), { opacity: 0.75 })
  )
}

export type Mouth = 'CLOSED' | 'OPEN'

/** The line under the nose and the smile; open, the tongue shows. */
export function dogMouth(sheet: Sheet, build: DogBuild, mouth: Mouth, fur: string): string {
  const { nose, muzzle } = build
  const top = nose.y + nose.h * 0.9
  const bottom = (muzzle[muzzle.length - 1] as Point)[1]
  const reach = Math.max(...muzzle.map(([x]) => x)) * 0.72
  const y = top + (bottom - top) * 0.36
  const ink = shade(fur, 0.66)
  const smile: Point[] = [
    [reach, y - 10],
    [reach * 0.72, y + 13],
    [reach * 0.3, y + 13],
    [0, y - 4],
  ]
  const lips = line(smooth(smile, false), ink, 7) + line(smooth(mirror(smile), false), ink, 7)
  const philtrum = line(`M0 ${top}V${y - 4}`, ink, 7)
  if (mouth === 'CLOSED') return philtrum + lips

  const depth = bottom - y + 26
  const cave = smooth(
    symmetric([
      [0, y - 4],
      [reach * 0.34, y + 12],
      [reach * 0.66, y + 12],
      [reach * 0.56, y + depth * 0.62],
      [reach * 0.3, y + depth * 0.9],
      [0, y + depth * 0.96],
    ]),
  )
  const tongue = smooth(
    symmetric([
      [0, y + 14],
      [reach * 0.36, y + 22],
      [reach * 0.42, y + depth * 0.66],
      [reach * 0.26, y + depth * 1.08],
      [0, y + depth * 1.16],
    ]),
  )
  const pink = mix('#E58A8C', PALETTE.apricot, 0.12)
  return (
    path(cave, '#5B2530') +
    sheet.shape(tongue, pink, sheet.crescent(tongue, -10, -6, '#B8505E', 0.5)) +
    line(`M0 ${y + 30}V${y + depth * 0.78}`, '#C4616B', 5) +
    philtrum +
    lips
  )
}

/** Whisker dots beside the nose. */
export function whiskerDots(build: DogBuild, fur: string): string {
  const { nose, muzzle } = build
  const reach = Math.max(...muzzle.map(([x]) => x))
  const spots: Point[] = pts('0.54,0.78 0.7,0.98 0.5,1.16')
  return [1, -1]
    .flatMap((side) =>
      spots.map(([x, y]) =>
        oval(side * reach * x, nose.y + nose.h * y, 3.6, 3.6, shade(fur, 0.5), { opacity: 0.55 }),
      ),
    )
    .join('')
}
