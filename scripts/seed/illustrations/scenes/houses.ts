import { PALETTE, shade, tint } from '../palette'
import { line, oval, path, place, rect, type Sheet } from '../svg'
import { paw } from './logo'

type Paint = { wall: string; roof: string; door: string }

/** A house on its meadow, its door in the middle, where the path ends. */
type House = (sheet: Sheet, paint: Paint) => string

const pane = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, '#CFE6EC') +
  path(`M${x} ${y + h}L${x + w} ${y}V${y + h}Z`, '#B4D5DF') +
  line(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`, PALETTE.white, 7) +
  rect(x - 8, y + h, w + 16, 12, PALETTE.white)

const shuttered = (color: string) => (x: number, y: number, w: number, h: number) =>
  rect(x - 26, y, 24, h, color) + rect(x + w + 2, y, 24, h, color) + pane(x, y, w, h)

const entrance = (wall: string, door: string) =>
  path('M730 726V600A50 50 0 0 1 830 600V726Z', door) +
  line('M780 560V726', shade(door, 0.3), 5) +
  oval(764, 650, 6, 6, PALETTE.mustard) +
  rect(710, 720, 140, 16, shade(wall, 0.25), { rx: 6 })

const ground = () => oval(780, 736, 500, 26, PALETTE.night, { opacity: 0.12 })

/** A sign with a paw above the door. */
const sign = (y: number, color: string) =>
  oval(780, y, 46, 46, PALETTE.cream) + place(paw(color), 780, y, { scale: 0.52 })

function cottage(sheet: Sheet, { wall, roof, door }: Paint): string {
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
  const window = shuttered(door)
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
    entrance(wall, door)
  )
}

/** A wooden chalet under a wide roof, a balcony above the door. */
const chalet: House = (sheet, { roof, door }) => {
  const wood = '#B9855A'
  const gable = 'M440 726V520L780 300L1120 520V726Z'
  const boards = Array.from({ length: 9 }, (_, i) =>
    line(`M430 ${410 + i * 36}H1130`, shade(wood, 0.2), 4, { opacity: 0.45 }),
  ).join('')
  const eaves = 'M350 556L780 262L1210 556L1184 588L780 316L376 588Z'
  const rail = Array.from({ length: 15 }, (_, i) =>
    rect(524 + i * 36, 508, 12, 56, shade(wood, 0.3)),
  ).join('')
  return (
    ground() +
    sheet.shape(gable, wood, boards + sheet.crescent(gable, -26, 0, shade(wood, 0.5), 0.2)) +
    rect(440, 640, 680, 86, '#D8CFC2') +
    pane(640, 420, 84, 84) +
    pane(836, 420, 84, 84) +
    rect(500, 500, 560, 14, shade(wood, 0.35)) +
    rail +
    rect(500, 560, 560, 16, shade(wood, 0.35)) +
    path(eaves, shade(roof, 0.12)) +
    shuttered(door)(520, 604, 90, 84) +
    shuttered(door)(950, 604, 90, 84) +
    entrance('#D8CFC2', door) +
    sign(384, door)
  )
}

/** A long stone farmhouse under slates, with two chimneys and dormers. */
const longere: House = (sheet, { wall, door }) => {
  const stone = shade(wall, 0.12)
  const slate = '#6F7C86'
  const top = 'M300 520L360 384H1200L1260 520Z'
  const stones = Array.from({ length: 34 }, (_, i) =>
    rect(
      330 + ((i * 173) % 880),
      536 + ((i * 59) % 170),
      44,
      16,
      i % 2 ? tint(stone, 0.35) : shade(stone, 0.14),
      { rx: 7, opacity: 0.7 },
    ),
  ).join('')
  const dormer = (x: number) =>
    rect(x - 44, 420, 88, 92, wall) +
    path(`M${x - 62} 428L${x} 366L${x + 62} 428Z`, shade(slate, 0.2)) +
    pane(x - 26, 440, 52, 56)
  const window = shuttered(door)
  return (
    ground() +
    rect(400, 340, 60, 90, shade(stone, 0.2)) +
    rect(1090, 340, 60, 90, shade(stone, 0.2)) +
    rect(310, 512, 940, 214, stone) +
    stones +
    sheet.shape(top, slate, sheet.crescent(top, -24, -10, shade(slate, 0.5), 0.22)) +
    dormer(520) +
    dormer(780) +
    dormer(1040) +
    window(420, 580, 84, 90) +
    window(580, 580, 84, 90) +
    window(910, 580, 84, 90) +
    window(1080, 580, 84, 90) +
    entrance(stone, door)
  )
}

/** A half-timbered house of two floors. */
const timbered: House = (sheet, { wall, roof, door }) => {
  const beam = '#7A5238'
  const top = 'M430 372L560 224H1000L1130 372Z'
  const frame = [
    'M460 372V726M1100 372V726M460 372H1100M460 540H1100',
    'M620 372V726M940 372V726M780 372V540',
    'M460 540L620 372M1100 540L940 372M460 726L620 540M1100 726L940 540',
  ]
    .map((d) => line(d, beam, 16))
    .join('')
  return (
    ground() +
    rect(930, 190, 54, 110, shade(wall, 0.25)) +
    rect(460, 372, 640, 354, wall) +
    frame +
    sheet.shape(top, roof, sheet.crescent(top, -26, -10, shade(roof, 0.5), 0.22)) +
    line('M414 374H1146', shade(roof, 0.3), 16) +
    shuttered(door)(656, 420, 74, 84) +
    shuttered(door)(838, 420, 74, 84) +
    shuttered(door)(500, 590, 84, 84) +
    shuttered(door)(980, 590, 84, 84) +
    sign(300, door) +
    entrance(wall, door)
  )
}

/** A modern building: two plain blocks, a green roof and wide panes. */
const pavilion: House = (sheet, { wall, door }) => {
  const wood = '#C79A6B'
  const tall = 'M660 726V380H920V726Z'
  const slats = Array.from({ length: 12 }, (_, i) =>
    line(`M${680 + i * 22} 384V726`, shade(wood, 0.2), 4, { opacity: 0.5 }),
  ).join('')
  const grass = Array.from({ length: 30 }, (_, i) =>
    oval(330 + i * 31, 500 - (i % 3) * 3, 22, 12, i % 2 ? '#8DB58A' : '#79A57C'),
  ).join('')
  const bay = (x: number) => pane(x, 560, 130, 120)
  return (
    ground() +
    grass +
    rect(310, 504, 960, 222, wall) +
    rect(296, 498, 988, 22, shade(wall, 0.3)) +
    sheet.shape(tall, wood, slats + sheet.crescent(tall, -18, 0, shade(wood, 0.5), 0.22)) +
    rect(646, 366, 288, 20, shade(door, 0.1)) +
    sign(460, door) +
    bay(350) +
    bay(506) +
    bay(950) +
    bay(1106) +
    entrance(wall, door)
  )
}

const HOUSES: readonly House[] = [cottage, longere, chalet, timbered, pavilion]

/** Neighbours in the list of shelters live in houses of other kinds. */
export const houseOf = (seed: number): House => HOUSES[(seed - 1) % HOUSES.length] ?? cottage
