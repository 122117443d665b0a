import { cloud } from '../backgrounds/outdoors'
import { flower, grassTuft, tree } from '../backgrounds/plants'
import { mix, PALETTE, tint } from '../palette'
import { line, oval, path, place, rect } from '../svg'
import { houseOf } from './houses'
import { paw } from './logo'
import { inYard, type Scene } from './types'

const HOURS = [
  {
    top: '#BFE0EA',
    bottom: '#F6F3E2',
    sun: '#FFF1CF',
    hills: ['#BAD4BF', '#96BF9F'],
    lawn: '#7DAF8C',
    grass: '#4F8D6E',
  },
  {
    top: '#FBD6B2',
    bottom: '#FDF2DF',
    sun: '#F6A866',
    hills: ['#D9D3B1', '#B6C69C'],
    lawn: '#9DB889',
    grass: '#6F9870',
  },
] as const

/** The shelter in its countryside. */
export const building: Scene = (context) => {
  const { sheet, rng } = context
  const hour = rng.pick(HOURS)
  const roof = rng.pick(['#C4694A', '#B65A44', '#7C6A74', '#8A5A48'])
  const wall = rng.pick(['#FBF1DF', '#F6E3C8', '#F3EADB'])
  const door = rng.pick([PALETTE.pine, PALETTE.berry, PALETTE.lake])
  const sunX = rng.pick([260, 1330])
  const sky =
    rect(
      0,
      0,
      1600,
      1000,
      sheet.linear([
        [0, hour.top],
        [0.7, hour.bottom],
      ]),
    ) +
    oval(sunX, 210, 150, 150, hour.sun, { opacity: 0.3 }) +
    oval(sunX, 210, 104, 104, hour.sun) +
    cloud(1600 - sunX, 150, 1.5, tint(hour.bottom, 0.7)) +
    cloud(760, 96, 1, tint(hour.bottom, 0.7))
  const land =
    path('M0 520Q420 380 820 490T1600 430V1000H0Z', hour.hills[0]) +
    path('M0 600Q500 500 900 570T1600 540V1000H0Z', hour.hills[1]) +
    [90, 180, 1440, 1530]
      .map((x) =>
        place(
          tree(mix(hour.hills[1], hour.grass, 0.55), rng.between(120, 190)),
          x,
          rng.between(610, 640),
        ),
      )
      .join('') +
    path('M0 690Q800 620 1600 690V1000H0Z', hour.lawn)
  const trackway = path(
    'M700 716Q760 820 620 1000H1010Q900 820 850 716Z',
    mix('#EBD8B6', hour.bottom, 0.2),
  )
  const lawn = Array.from({ length: 44 }, () =>
    place(
      grassTuft(mix(hour.lawn, hour.grass, 0.5), rng, 0.5),
      rng.between(0, 1600),
      rng.between(740, 980),
    ),
  ).join('')
  const bigTree = place(tree(mix(hour.grass, PALETTE.pine, 0.3), 330), rng.pick([1420, 1390]), 740)
  const front = Array.from({ length: 26 }, (_, i) => {
    const x = i * 64 + rng.between(-20, 20)
    if (x > 590 && x < 1040) return ''
    const bloom =
      rng.chance(0.5) && (x < 480 || x > 1360)
        ? place(
            flower(rng.pick([PALETTE.white, PALETTE.apricot, PALETTE.blush]), hour.grass, rng),
            x + 20,
            985,
          )
        : ''
    return place(grassTuft(hour.grass, rng, 1.1), x, 1006) + bloom
  }).join('')
  return (
    sky +
    land +
    bigTree +
    lawn +
    trackway +
    houseOf(context.seed)(sheet, { wall, roof, door }) +
    fence(70, 330, 800, tint(wall, 0.3)) +
    fence(1180, 1540, 800, tint(wall, 0.3)) +
    signpost(door) +
    inYard(context, 0, [590, 925, 0.27]) +
    inYard(context, 1, [1200, 905, 0.28]) +
    inYard(context, 2, [905, 744, 0.15]) +
    front
  )
}

function fence(from: number, to: number, y: number, color: string): string {
  let out = rect(from, y - 56, to - from, 12, color) + rect(from, y - 24, to - from, 12, color)
  for (let x = from; x <= to - 20; x += 46)
    out += path(
      `M${x} ${y}V${y - 74}L${x + 11} ${y - 90}L${x + 22} ${y - 74}V${y}Z`,
      tint(color, 0.3),
    )
  return out
}

const signpost = (color: string) =>
  line('M430 860V700', '#8A6244', 16) +
  rect(356, 690, 150, 96, '#A87A55', { rx: 14 }) +
  rect(366, 700, 130, 76, '#F6E6CC', { rx: 8 }) +
  place(paw(color), 431, 740, { scale: 0.5 })
