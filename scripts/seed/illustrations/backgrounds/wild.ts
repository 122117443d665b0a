import { mix, PALETTE, shade, tint } from '../palette'
import type { Random } from '../prng'
import { leaf, smooth, type Point } from '../shapes'
import { line, oval, path, place, rect } from '../svg'
import { cloud } from './outdoors'
import { flower, grassTuft, tree } from './plants'
import { pickLandscape } from './schemes'
import type { Background } from './types'

/** Leaves hanging from a corner of the picture. */
function foliage(rng: Random, color: string, count: number): string {
  return Array.from({ length: count }, () => {
    const from: Point = [rng.between(-60, 320), rng.between(-60, 160)]
    const turn = rng.between(0.2, 1.5)
    const length = rng.between(90, 150)
    const to: Point = [from[0] + Math.cos(turn) * length, from[1] + Math.sin(turn) * length]
    return path(
      leaf(from, to, 40, rng.between(-8, 8)),
      mix(color, rng.pick([PALETTE.cream, PALETTE.night]), rng.between(0, 0.16)),
    )
  }).join('')
}

/** High in a tree: the sky, far hills and leaves in two corners. */
export const branch: Background = ({ sheet, rng, tone }) => {
  const land = pickLandscape(tone, rng)
  const sky = sheet.linear([
    [0, land.top],
    [0.9, land.bottom],
  ])
  const sunX = rng.pick([300, 880])
  const leafy = mix(land.hills[2], land.grass, 0.5)
  return {
    behind:
      rect(0, 0, 1200, 1100, sky) +
      oval(sunX, 330, 190, 190, land.sun, { opacity: 0.3 }) +
      oval(sunX, 330, 134, 134, land.sun) +
      cloud(1200 - sunX, 250, 1.3, tint(land.bottom, 0.6)) +
      cloud(sunX + 60, 600, 0.9, tint(land.bottom, 0.6)) +
      path('M0 900Q300 800 640 880T1200 840V1100H0Z', land.hills[0]) +
      path('M0 990Q300 900 640 970T1200 930V1100H0Z', land.hills[1]) +
      place(foliage(rng, mix(leafy, land.top, 0.3), 26), 0, 0) +
      place(foliage(rng, leafy, 22), 1200, 0, { flip: true }),
    front: '',
  }
}

/** A pond with its reeds; the animal stands on the bank. */
export const pond: Background = ({ sheet, rng, pose, tone }) => {
  const land = pickLandscape(tone, rng)
  const y = pose === 'BUST' ? 620 : 560
  const bank = pose === 'BUST' ? 1010 : 880
  const water = sheet.linear([
    [0, mix(land.top, PALETTE.lake, 0.45)],
    [1, mix(PALETTE.lake, PALETTE.pine, 0.2)],
  ])
  const sky = sheet.linear([
    [0, land.top],
    [0.6, land.bottom],
  ])
  const ripples = Array.from({ length: 12 }, () => {
    const [x, ry] = [rng.between(20, 1120), rng.between(y + 30, bank - 40)]
    return line(`M${x} ${ry}q30 -8 60 0t60 0`, PALETTE.white, 5, { opacity: 0.4 })
  }).join('')
  const lily = (x: number, ly: number, size: number) =>
    place(
      path('M0 0L58 -14A60 24 0 1 0 60 8Z', mix(PALETTE.pine, PALETTE.sage, 0.45)) +
        (size > 0.9
          ? [-1, 0, 1]
              .map((i) =>
                path(leaf([-6, -4], [-6 + i * 22, -38 + Math.abs(i) * 10], 12), '#F4D3C8'),
              )
              .join('')
          : ''),
      x,
      ly,
      { scale: size },
    )
  const reed = (x: number, base: number, height: number) =>
    line(
      `M${x} ${base}Q${x + 6} ${base - height * 0.6} ${x + rng.between(-14, 14)} ${base - height}`,
      shade(land.grass, 0.1),
      7,
    ) +
    line(`M${x + 2} ${base - height * 0.78}V${base - height * 0.98}`, '#8A5F40', 22) +
    path(leaf([x, base], [x + rng.between(-70, 70), base - height * 0.8], 14), land.grass)
  const left = rng.chance(0.5)
  const reeds = [40, 90, 150, 210]
    .map((x) => reed(left ? x : 1200 - x, bank + 40, rng.between(300, 460)))
    .join('')
  const front = Array.from({ length: 22 }, (_, i) => {
    const x = i * 57 + rng.between(-20, 20)
    const edge = Math.abs(x - 600) > 400
    return (
      place(grassTuft(land.grass, rng, edge ? 1.3 : 0.8), x, edge ? 1112 : 1130) +
      (edge && rng.chance(0.3)
        ? place(flower(PALETTE.apricot, land.grass, rng), x + 20, 1086, { scale: 1.1 })
        : '')
    )
  }).join('')
  const shore: Point[] = [
    [-20, bank + 30],
    [300, bank - 24],
    [700, bank - 34],
    [1220, bank + 20],
    [1220, 1120],
    [-20, 1120],
  ]
  return {
    behind:
      rect(0, 0, 1200, 1100, sky) +
      oval(left ? 930 : 270, 240, 110, 110, land.sun) +
      cloud(left ? 330 : 860, 180, 1.1, tint(land.bottom, 0.6)) +
      path(`M0 ${y - 90}Q320 ${y - 190} 640 ${y - 100}T1200 ${y - 130}V1100H0Z`, land.hills[0]) +
      [120, 300, 900, 1080]
        .map((x) =>
          place(tree(mix(land.hills[1], land.hills[2], 0.5), rng.between(120, 170)), x, y + 6),
        )
        .join('') +
      path(`M0 ${y}Q600 ${y - 26} 1200 ${y}V1100H0Z`, water) +
      ripples +
      lily(left ? 860 : 300, y + 130, 1) +
      lily(left ? 1010 : 160, y + 190, 0.8) +
      path(smooth(shore), land.hills[2]) +
      reeds,
    front,
  }
}
