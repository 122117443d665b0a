import { mix, PALETTE, shade, tint } from '../palette'
import type { Random } from '../prng'
import { leaf } from '../shapes'
import { line, oval, path, place, rect } from '../svg'
import { cloud } from './outdoors'
import { flower, grassTuft, tree } from './plants'
import { pickLandscape, pickScheme } from './schemes'
import { HORIZON, type Background } from './types'

/** Loose stalks of straw over a strip of floor. */
function litter(rng: Random, y: number, count: number, color: string): string {
  return Array.from({ length: count }, () => {
    const [x, top] = [rng.between(-20, 1220), rng.between(y, 1095)]
    const turn = rng.between(-0.5, 0.5)
    const length = rng.between(50, 130)
    const tone = rng.pick([tint(color, 0.35), shade(color, 0.16), color, tint(color, 0.15)])
    return path(
      leaf(
        [x, top],
        [x + Math.cos(turn) * length, top + Math.sin(turn) * length],
        6,
        rng.between(-8, 8),
      ),
      tone,
    )
  }).join('')
}

/** A barn: a wall of boards, a bale and deep straw. */
export const straw: Background = ({ sheet, rng, pose, tone }) => {
  const scheme = pickScheme(tone, rng)
  const y = HORIZON[pose] - (pose === 'BUST' ? 60 : 30)
  const wood = mix(scheme.wall, scheme.ground, 0.3)
  const gold = tone === 'WARM' ? '#EFD9A4' : '#E9C77E'
  const boards = Array.from(
    { length: 7 },
    (_, i) =>
      rect(i * 176 - 10, 0, 170, 1100, mix(wood, scheme.ground, (i % 3) * 0.14)) +
      line(
        `M${i * 176 + rng.between(20, 120)} ${rng.between(60, 300)}q${rng.between(-10, 10)} 90 4 190`,
        shade(wood, 0.16),
        4,
        { opacity: 0.5 },
      ),
  ).join('')
  const beam =
    rect(0, 96, 1200, 64, mix(scheme.ground, scheme.deep, 0.34)) +
    rect(0, 152, 1200, 14, shade(wood, 0.4), { opacity: 0.2 })
  const light = path('M760 0L1020 0L700 1100H200Z', PALETTE.cream, { opacity: 0.16 })
  const bale = (x: number, top: number, flip: boolean) =>
    place(
      rect(-210, 0, 420, 230, shade(gold, 0.08), { rx: 26 }) +
        rect(-210, 0, 420, 60, tint(gold, 0.3), { rx: 26, opacity: 0.55 }) +
        Array.from({ length: 26 }, () => {
          const [sx, sy] = [rng.between(-190, 130), rng.between(18, 210)]
          return line(
            `M${sx} ${sy}l${rng.between(30, 70)} ${rng.between(-10, 10)}`,
            rng.pick([shade(gold, 0.22), tint(gold, 0.4)]),
            5,
            { opacity: 0.8 },
          )
        }).join('') +
        line('M-90 0V230M90 0V230', mix(scheme.deep, PALETTE.cream, 0.2), 9),
      x,
      top,
      { flip },
    )
  const left = rng.chance(0.5)
  const bed = sheet.linear([
    [0, gold],
    [1, shade(gold, 0.14)],
  ])
  return {
    behind:
      rect(0, 0, 1200, 1100, shade(wood, 0.12)) +
      boards +
      beam +
      light +
      bale(left ? 130 : 1070, y - 190, left) +
      path(`M0 ${y + 10}Q300 ${y - 34} 600 ${y}T1200 ${y - 6}V1100H0Z`, bed) +
      litter(rng, y + 26, 90, gold),
    front: Array.from({ length: 26 }, () => {
      const x = rng.between(-30, 1230)
      const lean = rng.between(-60, 60)
      return path(
        leaf([x, 1130], [x + lean, 1130 - rng.between(60, 100)], 8, 6),
        rng.pick([gold, tint(gold, 0.3), shade(gold, 0.14)]),
      )
    }).join(''),
  }
}

/** A meadow with its fence, a tree and flowers. */
export const paddock: Background = ({ sheet, rng, pose, tone }) => {
  const land = pickLandscape(tone, rng)
  const y = pose === 'BUST' ? 800 : 700
  const sky = sheet.linear([
    [0, land.top],
    [0.75, land.bottom],
  ])
  const wood = mix('#A9805A', land.hills[2], 0.22)
  const fence =
    line(`M-20 ${y - 90}H1220M-20 ${y - 26}H1220`, wood, 17) +
    Array.from({ length: 7 }, (_, i) =>
      rect(i * 200 - 20 + rng.between(-8, 8), y - 140, 28, 172, shade(wood, 0.1), { rx: 8 }),
    ).join('')
  const trees = [rng.between(60, 200), rng.between(980, 1120), rng.between(780, 900)]
    .map((x, i) =>
      place(tree(mix(land.hills[1], land.hills[2], 0.4 + i * 0.25), 230 - i * 40), x, y - 100),
    )
    .join('')
  const tufts = Array.from({ length: 30 }, () =>
    place(
      grassTuft(mix(land.hills[2], land.grass, 0.5), rng, 0.55),
      rng.between(0, 1200),
      rng.between(y + 50, 1060),
    ),
  ).join('')
  const front = Array.from({ length: 24 }, (_, i) => {
    const x = i * 52 + rng.between(-20, 20)
    const edge = Math.abs(x - 600) > 380
    const bloom = edge && rng.chance(0.45)
    return (
      place(grassTuft(land.grass, rng, edge ? 1.3 : 0.9), x, edge ? 1112 : 1128) +
      (bloom
        ? place(
            flower(rng.pick([PALETTE.white, PALETTE.apricot, PALETTE.blush]), land.grass, rng),
            x + 20,
            1084,
            { scale: 1.2 },
          )
        : '')
    )
  }).join('')
  const sunX = rng.pick([220, 960])
  return {
    behind:
      rect(0, 0, 1200, 1100, sky) +
      oval(sunX, 220, 140, 140, land.sun, { opacity: 0.3 }) +
      oval(sunX, 220, 96, 96, land.sun) +
      cloud(1200 - sunX, 150, 1.2, tint(land.bottom, 0.6)) +
      path(`M0 ${y - 160}Q320 ${y - 280} 640 ${y - 180}T1200 ${y - 220}V1100H0Z`, land.hills[0]) +
      path(`M0 ${y - 70}Q300 ${y - 150} 640 ${y - 90}T1200 ${y - 110}V1100H0Z`, land.hills[1]) +
      trees +
      fence +
      path(`M0 ${y + 6}Q600 ${y - 40} 1200 ${y + 10}V1100H0Z`, land.hills[2]) +
      tufts,
    front,
  }
}
