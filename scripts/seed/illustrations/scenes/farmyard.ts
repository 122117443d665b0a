import { alpacaDrawer } from '../farm/alpaca'
import { goatDrawer, sheepDrawer } from '../farm/caprines'
import { donkeyDrawer, horseDrawer } from '../farm/equids'
import { pigDrawer } from '../farm/pig'
import { birdDrawer } from '../birds/drawer'
import { cloud } from '../backgrounds/outdoors'
import { flower, grassTuft, tree } from '../backgrounds/plants'
import { mix, PALETTE, shade, tint } from '../palette'
import { createRandom } from '../prng'
import { line, oval, path, place, rect, type Sheet } from '../svg'
import type { SpeciesDrawer } from '../types'
import type { Scene, SceneContext } from './types'

/** The barn of a farm that gives shelter, at the back of its meadow. */
function barn(sheet: Sheet, color: string): string {
  const roof = shade(color, 0.42)
  const board = (x: number) => line(`M${x} -250V0`, shade(color, 0.18), 4, { opacity: 0.5 })
  const door =
    rect(-86, -190, 172, 190, shade(color, 0.3)) +
    line('M-80 -184L80 -6M80 -184L-80 -6M-80 -184H80V-6H-80Z', PALETTE.cream, 10)
  return (
    sheet.shape(
      'M-300 0V-250L0 -430L300 -250V0Z',
      color,
      [-240, -180, -120, 120, 180, 240].map(board).join(''),
    ) +
    path('M-340 -240L0 -452L340 -240L312 -214L0 -406L-312 -214Z', roof) +
    rect(-44, -320, 88, 72, PALETTE.cream, { rx: 10 }) +
    rect(-34, -310, 68, 52, shade(color, 0.5), { rx: 6 }) +
    door
  )
}

function guest(
  { sheet, rng }: SceneContext,
  drawer: SpeciesDrawer,
  coats: readonly string[],
  [x, y, scale, floor]: readonly [number, number, number, number],
  flip: boolean,
): string {
  const drawing = drawer.draw(rng.pick(coats), {
    sheet,
    rng,
    identity: createRandom(`${rng.next()}`),
    pose: 'STANDING',
    young: false,
  })
  return place(place(drawing, -600, -floor), x, y, { scale, flip })
}

/** Goats, sheep, a donkey and hens in front of their barn. */
export const farmyard: Scene = (context) => {
  const { sheet, rng } = context
  const evening = rng.chance(0.4)
  const [top, bottom] = evening ? ['#FBD9B8', '#FDF1DC'] : ['#BCDFEA', '#F7F4E4']
  const near = evening ? '#98B68A' : '#83B691'
  const sky = sheet.linear([
    [0, top],
    [0.6, bottom],
  ])
  const wood = mix('#A9805A', near, 0.2)
  const fence =
    line('M-20 560H1620M-20 620H1620', wood, 14) +
    Array.from({ length: 10 }, (_, i) =>
      rect(i * 176 + 10, 520, 24, 140, shade(wood, 0.1), { rx: 7 }),
    ).join('')
  const trees = [90, 300, 1400, 1540]
    .map((x) =>
      place(tree(mix(near, PALETTE.pine, rng.between(0.2, 0.5)), rng.between(190, 270)), x, 570),
    )
    .join('')
  const tufts = Array.from({ length: 60 }, () =>
    place(
      grassTuft(mix(near, PALETTE.pine, 0.3), rng, 0.5),
      rng.between(0, 1600),
      rng.between(660, 980),
    ),
  ).join('')
  const front = Array.from({ length: 28 }, (_, i) => {
    const x = i * 60 + rng.between(-20, 20)
    return (
      place(grassTuft(mix(near, PALETTE.pine, 0.55), rng, 1.1), x, 1014) +
      (rng.chance(0.4) && (x < 420 || x > 1520)
        ? place(
            flower(rng.pick([PALETTE.white, PALETTE.apricot, PALETTE.blush]), '#4B8B6C', rng),
            x + 18,
            992,
          )
        : '')
    )
  }).join('')
  const big = rng.chance(0.5)
    ? guest(context, donkeyDrawer, ['GREY', 'BROWN'], [360, 850, 0.5, 1004], true)
    : guest(context, horseDrawer, ['BAY', 'PALOMINO', 'CHESTNUT'], [360, 850, 0.52, 1004], true)
  const far = rng.chance(0.5)
    ? guest(context, alpacaDrawer, ['ALPACA_CREAM', 'ALPACA_BROWN'], [1370, 770, 0.44, 1004], false)
    : guest(context, goatDrawer, ['BROWN', 'FAWN'], [1370, 770, 0.42, 1004], false)
  return (
    rect(0, 0, 1600, 1000, sky) +
    oval(1330, 180, 140, 140, '#FFEFC4', { opacity: 0.4 }) +
    oval(1330, 180, 94, 94, evening ? '#F6A866' : '#FFEFC4') +
    cloud(330, 150, 1.2, tint(bottom, 0.6)) +
    path('M0 480Q380 340 800 450T1600 400V1000H0Z', mix(near, bottom, 0.5)) +
    trees +
    place(barn(sheet, rng.pick(['#B5563F', '#A9764A', '#5F8A78'])), rng.pick([640, 960]), 600) +
    path('M0 600Q800 560 1600 600V1000H0Z', near) +
    fence +
    path('M0 660Q800 620 1600 670V1000H0Z', mix(near, PALETTE.pine, 0.1)) +
    tufts +
    big +
    far +
    guest(context, sheepDrawer, ['WHITE', 'BLACK_FACE'], [1010, 900, 0.46, 1004], rng.chance(0.5)) +
    guest(context, pigDrawer, ['PINK', 'SPOTTED'], [640, 960, 0.36, 1004], true) +
    guest(context, birdDrawer, ['HEN_RED', 'HEN_WHITE'], [1200, 975, 0.24, 980], rng.chance(0.5)) +
    guest(context, birdDrawer, ['HEN_BLACK', 'HEN_SPECKLED'], [1450, 950, 0.22, 980], true) +
    front
  )
}
