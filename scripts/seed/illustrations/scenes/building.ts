import { cloud } from '../backgrounds/outdoors'
import { flower, grassTuft, tree } from '../backgrounds/plants'
import { mix, PALETTE, shade, tint } from '../palette'
import { line, oval, path, place, rect, type Sheet } from '../svg'
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
    house(sheet, wall, roof, door) +
    fence(70, 330, 800, tint(wall, 0.3)) +
    fence(1180, 1540, 800, tint(wall, 0.3)) +
    signpost(door) +
    inYard(context, 0, [590, 925, 0.27]) +
    inYard(context, 1, [1200, 905, 0.28]) +
    inYard(context, 2, [905, 744, 0.15]) +
    front
  )
}

function house(sheet: Sheet, wall: string, roof: string, door: string): string {
  const main = rect(420, 470, 720, 256, wall)
  const wing =
    rect(300, 560, 140, 166, shade(wall, 0.06)) +
    path('M276 566L320 476H460V566Z', shade(roof, 0.12))
  const top = 'M384 482L476 326Q482 318 492 318H1068Q1078 318 1084 326L1176 482Z'
  const tiles = [360, 402, 444]
    .map((y) =>
      line(`M400 ${y}H1170`, shade(roof, 0.25), 5, { opacity: 0.4, 'stroke-dasharray': '34 12' }),
    )
    .join('')
  const gable =
    path('M690 482L780 356L870 482Z', wall) + line('M672 490L780 340L888 490', shade(roof, 0.2), 20)
  const chimney =
    rect(990, 270, 56, 90, shade(wall, 0.2)) + rect(982, 262, 72, 18, shade(roof, 0.2))
  const window = (x: number, y: number, w: number, h: number) =>
    rect(x - 26, y, 24, h, door) +
    rect(x + w + 2, y, 24, h, door) +
    rect(x, y, w, h, '#CFE6EC') +
    path(`M${x} ${y + h}L${x + w} ${y}V${y + h}Z`, '#B4D5DF') +
    line(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`, PALETTE.white, 7) +
    rect(x - 8, y + h, w + 16, 12, PALETTE.white)
  const entrance =
    path('M730 726V600A50 50 0 0 1 830 600V726Z', door) +
    line('M780 560V726', shade(door, 0.3), 5) +
    oval(764, 650, 6, 6, PALETTE.mustard) +
    rect(710, 720, 140, 16, shade(wall, 0.25), { rx: 6 })
  return (
    oval(780, 736, 500, 26, PALETTE.night, { opacity: 0.12 }) +
    chimney +
    wing +
    main +
    rect(420, 482, 720, 22, shade(wall, 0.4), { opacity: 0.22 }) +
    sheet.shape(top, roof, tiles + sheet.crescent(top, -30, -10, shade(roof, 0.5), 0.2)) +
    gable +
    place(paw(door), 780, 438, { scale: 0.62 }) +
    window(500, 566, 90, 100) +
    window(620, 566, 60, 100) +
    window(890, 566, 90, 100) +
    window(1030, 566, 70, 100) +
    window(346, 610, 46, 66) +
    entrance
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
