import { PALETTE, shade, tint } from '../palette'
import { beadEye, coated, stain } from '../parts'
import { pts, smooth, type Point } from '../shapes'
import { line, oval, path, type Sheet } from '../svg'
import { patch } from '../textures'
import { scaledCoat, scaledDrawer, type Scaled } from './types'

const BODY = pts(
  '-300,10 -250,-96 -140,-176 0,-196 130,-150 216,-66 246,0 212,76 120,150 -10,190 -150,176 -256,104',
)
const TAIL = pts(
  '200,-30 290,-150 400,-236 500,-256 520,-190 462,-100 450,-10 480,90 536,190 500,250 390,226 280,140 200,44',
)
const LONG_TAIL = pts(
  '196,-36 290,-190 420,-290 560,-310 600,-220 520,-110 500,10 560,130 610,260 540,330 400,280 280,160 196,50',
)

/** A fin with its rays. */
function fin(sheet: Sheet, points: readonly Point[], from: Point, color: string): string {
  const d = smooth(points)
  const veil = sheet.linear(
    [
      [0, color],
      [1, tint(color, 0.3), 0.78],
    ],
    [0, 0, 1, 0.4],
  )
  const rays = points
    .map(([x, y]) =>
      line(
        `M${from[0]} ${from[1]}Q${(x + from[0]) / 2 + 6} ${(y + from[1]) / 2} ${x} ${y}`,
        shade(color, 0.28),
        5,
        {
          opacity: 0.32,
        },
      ),
    )
    .join('')
  return sheet.shape(d, veil, rays + sheet.crescent(d, 8, 9, PALETTE.white, 0.3))
}

function scales(color: string): string {
  let out = ''
  for (let row = -4; row <= 4; row++)
    for (let i = 0; i < 8; i++) {
      const [x, y] = [-110 + i * 46 + (row % 2 ? 23 : 0), row * 40]
      out += line(`M${x} ${y - 20}q30 20 0 40`, color, 4, { opacity: 0.32 })
    }
  return out
}

function fish(sheet: Sheet, { coat, rng, young }: Scaled): string {
  const veil = coat.kind === 'VEIL'
  const d = smooth(BODY)
  const patches =
    coat.kind === 'PATCHED'
      ? path(patch(-30, -120, 130, 90, rng), coat.mark) +
        path(patch(150, 10, 80, 90, rng), coat.mark) +
        path(patch(-230, -60, 60, 60, rng), coat.mark)
      : ''
  const dorsal = veil
    ? pts('-120,-150 -90,-290 20,-370 160,-350 260,-270 220,-160 140,-110')
    : pts('-100,-160 -70,-270 20,-310 130,-270 176,-180 150,-110')
  const gill = line('M-124 -110Q-70 0 -128 116', shade(coat.base, 0.4), 8, { opacity: 0.5 })
  return (
    fin(sheet, veil ? LONG_TAIL : TAIL, [200, 4], coat.second) +
    fin(sheet, dorsal, [40, -110], coat.second) +
    fin(
      sheet,
      veil
        ? pts('40,130 150,160 210,290 130,330 60,250 10,170')
        : pts('60,130 150,150 180,236 110,250 50,180'),
      [60, 120],
      coat.second,
    ) +
    fin(sheet, pts('-110,150 -30,170 10,270 -60,276 -120,220'), [-80, 150], coat.second) +
    coated(
      sheet,
      d,
      coat.base,
      stain(sheet, [-60, 130, 220, 90], coat.belly, 0.9) +
        patches +
        scales(shade(coat.base, 0.35)) +
        gill,
      { depth: 1.2 },
    ) +
    fin(sheet, pts('-60,30 30,20 90,70 70,130 10,130 -40,90'), [-60, 40], coat.second) +
    line('M-298 24Q-268 50 -232 40', shade(coat.base, 0.6), 8) +
    oval(-176, 44, 30, 18, '#D2606A', { opacity: 0.2 }) +
    oval(-196, -36, 56, 58, tint(coat.base, 0.45), { opacity: 0.7 }) +
    beadEye(sheet, -198, -36, young ? 48 : 43, { iris: coat.iris, fur: coat.base })
  )
}

/** Fish of the aquarium; they swim, so that their middle is in the middle of the picture. */
export const fishDrawer = scaledDrawer(
  fish,
  (coat) => ({
    size: coat.kind === 'VEIL' ? 1.06 : 1.18,
    x: coat.kind === 'VEIL' ? 500 : 520,
    y: 540,
    head: [-60, 20],
    close: 1.2,
  }),
  {
    GOLDFISH: scaledCoat('WARM', 'PLAIN', '#EE8A3C #FBCB7A #C9602A #F4A55C #C7802F'),
    RED_WHITE: scaledCoat('LIGHT', 'PATCHED', '#FBF3E6 #FFFDF8 #DD5A3A #F6D9C4 #C7802F'),
    BLACK_MOOR: scaledCoat('DARK', 'VEIL', '#4A4450 #6E6470 #2F2A33 #5C5562 #C79A4A'),
    BETTA_BLUE: scaledCoat('COOL', 'VEIL', '#4F7FB8 #86B4D6 #33528A #7A6AB8 #3A5A9A'),
    BETTA_RED: scaledCoat('WARM', 'VEIL', '#C9474A #E68A6E #8E2E3A #DD6A70 #8E3A34'),
  },
  () => ['AQUARIUM'],
)
