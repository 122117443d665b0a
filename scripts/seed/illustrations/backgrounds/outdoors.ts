import { mix, PALETTE, tint } from '../palette'
import { oval, path, place, rect } from '../svg'
import { flower, grassTuft, tree } from './plants'
import { pickLandscape } from './schemes'
import type { Background } from './types'

/** Clouds as three soft ovals. */
export const cloud = (x: number, y: number, size: number, color: string) =>
  oval(x, y, 90 * size, 34 * size, color, { opacity: 0.75 }) +
  oval(x - 44 * size, y + 8 * size, 60 * size, 26 * size, color, { opacity: 0.75 }) +
  oval(x + 56 * size, y + 10 * size, 64 * size, 24 * size, color, { opacity: 0.75 })

/** Grass, three rows of hills and a low sun. */
export const hills: Background = ({ sheet, rng, pose, tone }) => {
  const land = pickLandscape(tone, rng)
  const sky = rect(
    0,
    0,
    1200,
    1100,
    sheet.linear([
      [0, land.top],
      [0.8, land.bottom],
    ]),
  )
  const sunX = rng.pick([250, 930])
  const shift = rng.between(-80, 80)
  const far = `M0 560Q${260 + shift} 430 560 540T1200 470V1100H0Z`
  const middle = `M0 640Q${300 - shift} 700 600 620T1200 640V1100H0Z`
  const near = `M0 ${pose === 'BUST' ? 860 : 760}Q600 ${pose === 'BUST' ? 770 : 690} 1200 ${pose === 'BUST' ? 850 : 770}V1100H0Z`
  const trees = Array.from({ length: 5 }, () => {
    const left = rng.chance(0.5)
    const x = left ? rng.between(20, 260) : rng.between(940, 1180)
    return place(
      tree(mix(land.hills[1], land.hills[2], rng.between(0.4, 1)), rng.between(80, 140)),
      x,
      rng.between(640, 690),
    )
  })
  const lawn = Array.from({ length: 26 }, () =>
    place(
      grassTuft(mix(land.hills[2], land.grass, 0.55), rng, 0.55),
      rng.between(0, 1200),
      rng.between(850, 1060),
    ),
  )
  const behind =
    sky +
    oval(sunX, 300, 168, 168, land.sun, { opacity: 0.28 }) +
    oval(sunX, 300, 118, 118, land.sun) +
    cloud(1200 - sunX, 190, 1.2, tint(land.bottom, 0.6)) +
    cloud(sunX < 600 ? 620 : 420, 120, 0.8, tint(land.bottom, 0.6)) +
    path(far, land.hills[0]) +
    path(middle, land.hills[1]) +
    trees.join('') +
    path(near, land.hills[2]) +
    lawn.join('')
  const petals = [PALETTE.white, PALETTE.apricot, PALETTE.blush]
  const front = Array.from({ length: pose === 'BUST' ? 20 : 22 }, (_, i) => {
    const x = i * 57 + rng.between(-24, 24)
    const middleOfPicture = Math.abs(x - 600) < 420
    const y = 1112 + (middleOfPicture && pose !== 'BUST' ? 22 : 0)
    const blade = place(
      grassTuft(land.grass, rng, rng.between(0.9, middleOfPicture ? 1 : 1.6)),
      x,
      y,
    )
    const bloom = !middleOfPicture && rng.chance(0.5)
    return (
      blade +
      (bloom ? place(flower(rng.pick(petals), land.grass, rng), x + 26, 1080, { scale: 1.2 }) : '')
    )
  })
  return { behind, front: front.join('') }
}
