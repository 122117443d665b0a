import { potPlant } from '../backgrounds/plants'
import { mix, PALETTE, shade, tint } from '../palette'
import { smooth } from '../shapes'
import { line, oval, path, place, rect, type Sheet } from '../svg'
import { visitor, type Scene } from './types'

const WALLS = [
  { wall: '#F6E3CF', panel: '#EFD3B4', floor: '#DDB58A', wood: '#B98558', soft: PALETTE.pine },
  { wall: '#DDEAE0', panel: '#C9DDCC', floor: '#D8BF9C', wood: '#B58A62', soft: PALETTE.apricot },
  { wall: '#DCEBF0', panel: '#C6DEE7', floor: '#DCC4A3', wood: '#B58A62', soft: PALETTE.berry },
] as const

/** The cats' room: shelves along the wall, a tree to scratch, the sun on the floor. */
export const catRoom: Scene = (context) => {
  const { sheet, rng } = context
  const look = rng.pick(WALLS)
  const backdrop =
    rect(0, 0, 1600, 1000, look.wall) +
    rect(0, 600, 1600, 200, look.panel) +
    rect(0, 592, 1600, 12, tint(look.panel, 0.5)) +
    rect(0, 790, 1600, 210, look.floor) +
    rect(0, 776, 1600, 20, tint(look.wall, 0.6)) +
    [340, 700, 1080, 1400]
      .map((x) =>
        line(`M${x} 796L${x + (x - 800) * 0.16} 1000`, shade(look.floor, 0.25), 4, {
          opacity: 0.35,
        }),
      )
      .join('')
  const sunlight = path('M690 810L960 810L1130 1000H770Z', PALETTE.cream, { opacity: 0.35 })
  const shelf = (x: number, y: number, w: number) =>
    rect(x, y, w, 24, look.wood, { rx: 8 }) +
    rect(x, y + 18, w, 8, shade(look.wood, 0.3), { opacity: 0.4 }) +
    path(
      `M${x + 30} ${y + 24}h26v34q-26 0 -26 -34ZM${x + w - 56} ${y + 24}h26q0 34 -26 34Z`,
      shade(look.wood, 0.18),
    )
  return (
    backdrop +
    windowOf(sheet) +
    sunlight +
    shelf(90, 330, 320) +
    shelf(70, 590, 250) +
    shelf(1170, 300, 340) +
    shelf(1260, 556, 280) +
    scratchingTree(look.wood, look.soft) +
    oval(800, 912, 520, 66, mix(look.soft, look.floor, 0.55)) +
    oval(800, 912, 440, 50, mix(look.soft, look.floor, 0.4)) +
    basketRim(1330, 930, look.soft) +
    visitor(context, 'CAT', 'LYING', 250, 334, 0.3, ['TABBY_GINGER', 'TABBY_GREY', 'BLUE']) +
    visitor(context, 'CAT', 'SITTING', 1300, 304, 0.24, ['TUXEDO', 'BLACK', 'TABBY_BROWN']) +
    visitor(context, 'CAT', 'SITTING', 190, 594, 0.22, ['CALICO', 'BLACK_CAP_WHITE', 'WHITE']) +
    visitor(context, 'CAT', 'LYING', 1400, 560, 0.25, ['TABBY_BROWN', 'BLUE', 'GINGER_WHITE']) +
    visitor(context, 'CAT', 'LYING', 560, 506, 0.24, ['SIAMESE', 'LONG_CREAM', 'LONG_POINT']) +
    visitor(context, 'CAT', 'SITTING', 860, 930, 0.42, [
      'TABBY_WHITE',
      'LONG_GINGER',
      'TUXEDO',
      'LONG_GREY',
    ]) +
    visitor(context, 'CAT', 'LYING', 1330, 926, 0.28, ['BLACK', 'WHITE', 'TABBY_GREY']) +
    basket(1330, 930) +
    place(potPlant(PALETTE.pine, PALETTE.clay, rng), 120, 930, { scale: 1.1 }) +
    mouse(660, 950)
  )
}

function windowOf(sheet: Sheet): string {
  const d = 'M640 560V250A180 180 0 0 1 1000 250V560Z'
  const view =
    rect(
      600,
      0,
      440,
      600,
      sheet.linear([
        [0, '#BFE0EA'],
        [1, '#F6F3E2'],
      ]),
    ) +
    oval(910, 210, 60, 60, '#FFEFC4') +
    path('M600 470Q760 400 1040 450V600H600Z', '#A9CDB2') +
    path('M600 520Q820 460 1040 510V600H600Z', '#84B893')
  return (
    sheet.clipped(d, view) +
    line('M640 560V250A180 180 0 0 1 1000 250V560M820 76V560M640 330H1000', PALETTE.white, 16) +
    rect(610, 552, 420, 28, PALETTE.white, { rx: 8 })
  )
}

const scratchingTree = (wood: string, soft: string) => {
  const rope = (x: number, top: number, bottom: number) =>
    rect(x - 20, top, 40, bottom - top, '#E2C79D') +
    Array.from({ length: Math.floor((bottom - top) / 16) }, (_, i) =>
      line(`M${x - 20} ${top + i * 16 + 10}l40 -6`, '#C9A876', 4),
    ).join('')
  return (
    rope(470, 620, 880) +
    rope(610, 510, 880) +
    rect(400, 866, 300, 30, wood, { rx: 12 }) +
    rect(396, 604, 160, 28, tint(soft, 0.2), { rx: 12 }) +
    rect(446, 494, 250, 30, tint(soft, 0.2), { rx: 12 }) +
    line('M420 632V700', '#C9A876', 4) +
    oval(420, 716, 18, 18, PALETTE.apricot)
  )
}

const basketRim = (x: number, y: number, soft: string) =>
  oval(x, y + 44, 170, 18, PALETTE.night, { opacity: 0.14 }) +
  oval(x, y - 34, 172, 34, tint(soft, 0.45))

/** The front of the basket, over the cat in it. */
const basket = (x: number, y: number) => {
  const body = smooth([
    [x - 172, y - 40],
    [x, y - 10],
    [x + 172, y - 40],
    [x + 150, y + 36],
    [x, y + 52],
    [x - 150, y + 36],
  ])
  return (
    path(body, '#D6AE7C') +
    [0, 22]
      .map((dy) =>
        line(
          `M${x - 150} ${y + dy - 14}Q${x} ${y + dy + 18} ${x + 150} ${y + dy - 14}`,
          '#B98A56',
          6,
          { opacity: 0.6 },
        ),
      )
      .join('')
  )
}

const mouse = (x: number, y: number) =>
  line(`M${x - 34} ${y}q-40 10 -56 -14`, '#8F8A90', 5) +
  oval(x, y - 4, 38, 20, '#A6A1A6') +
  oval(x + 10, y - 22, 11, 11, PALETTE.rose) +
  oval(x + 26, y - 6, 3.5, 3.5, PALETTE.ink)
