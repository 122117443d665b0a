import { mix, shade, tint } from '../palette'
import { leaf, smooth } from '../shapes'
import { line, oval, path, place, rect } from '../svg'
import { pickScheme, quiet } from './schemes'
import { HORIZON, type Background } from './types'
import { stem } from './plants'

const wall = (color: string) => rect(0, 0, 1200, 1100, color)

/** A plain wall and a big sun behind the head. */
export const sun: Background = ({ sheet, rng, pose, tone }) => {
  const scheme = pickScheme(tone, rng)
  const y = pose === 'LYING' ? 520 : 500
  const floor =
    pose === 'BUST'
      ? ''
      : path(
          `M0 ${HORIZON[pose]}Q600 ${HORIZON[pose] - 70} 1200 ${HORIZON[pose]}V1100H0Z`,
          scheme.ground,
        )
  const ring = line(`M600 ${y - 452}a452 452 0 1 0 1 0`, scheme.disc, 5, {
    opacity: 0.9,
    'stroke-dasharray': '2 26',
  })
  const glow = sheet.linear([
    [0, tint(scheme.disc, 0.12)],
    [1, scheme.disc],
  ])
  return { behind: wall(scheme.wall) + ring + oval(600, y, 398, 398, glow) + floor, front: '' }
}

/** A wall of dots, drops or little leaves, never quite straight. */
export const dots: Background = ({ rng, pose, tone }) => {
  const scheme = pickScheme(tone, rng)
  const color = quiet(scheme.wall, scheme.deep)
  const kind = rng.pick(['DOT', 'DROP', 'SPRIG'] as const)
  let pattern = ''
  for (let row = 0; row < 10; row++) {
    for (let column = 0; column < 9; column++) {
      const x = column * 150 + (row % 2) * 75 + rng.between(-9, 9)
      const y = row * 122 + rng.between(-9, 9) - 10
      pattern += motif(kind, x, y, color, rng.between(-24, 24))
    }
  }
  const floor =
    pose === 'BUST'
      ? ''
      : rect(0, HORIZON[pose], 1200, 400, scheme.ground) +
        rect(0, HORIZON[pose] - 16, 1200, 18, tint(scheme.ground, 0.4)) +
        oval(600, pose === 'LYING' ? 950 : 1010, 560, 84, mix(scheme.ground, scheme.deep, 0.2))
  return { behind: wall(scheme.wall) + pattern + floor, front: '' }
}

function motif(kind: 'DOT' | 'DROP' | 'SPRIG', x: number, y: number, color: string, turn: number) {
  if (kind === 'DOT') return oval(x, y, 17, 17, color)
  if (kind === 'DROP') return place(path(leaf([0, -30], [0, 30], 26), color), x, y, { turn })
  const sprig =
    path(leaf([0, 26], [0, -34], 17), color) +
    path(leaf([0, 14], [30, -14], 13, 4), color) +
    path(leaf([0, 14], [-30, -14], 13, -4), color)
  return place(sprig, x, y, { turn })
}

/** An arch with tall leaves on both sides, some in front. */
export const leaves: Background = ({ sheet, rng, pose, tone }) => {
  const scheme = pickScheme(tone, rng)
  const green = mix(scheme.deep, '#2E7660', 0.45)
  const arch = sheet.linear([
    [0, tint(scheme.disc, 0.2)],
    [1, scheme.disc],
  ])
  const panel = path('M190 1100V560A410 410 0 0 1 1010 560V1100Z', arch)
  const frame = line('M150 1100V560A450 450 0 0 1 1050 560V1100', scheme.disc, 5, { opacity: 0.8 })
  const back = [70, 190, 1020, 1140].map((x) =>
    place(stem(rng.between(470, 700), mix(green, scheme.wall, 0.3), rng, 1.25), x, 1120, {
      turn: (x - 600) * 0.016,
    }),
  )
  const near = [-10, 120, 1085, 1210].map((x) =>
    place(stem(rng.between(240, 380), green, rng, 1.45), x, 1130, { turn: (x - 600) * 0.03 }),
  )
  const y = HORIZON[pose]
  const floor =
    pose === 'BUST'
      ? ''
      : path(
          smooth([
            [-20, y + 20],
            [600, y - 30],
            [1220, y + 20],
            [1220, 1120],
            [-20, 1120],
          ]),
          shade(scheme.ground, 0.04),
        )
  return { behind: wall(scheme.wall) + frame + panel + back.join('') + floor, front: near.join('') }
}
