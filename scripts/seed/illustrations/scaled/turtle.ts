import { mix, shade, tint } from '../palette'
import { beadEye, coated, floorShadow, stain } from '../parts'
import { moved, pts, smooth, type Point } from '../shapes'
import { line, oval, path, type Sheet } from '../svg'
import { scaledCoat, scaledDrawer, type Scaled } from './types'

const DOME = pts(
  '-262,-96 -244,-220 -160,-340 20,-396 190,-346 288,-226 306,-96 200,-60 20,-50 -180,-60',
)
const RIM = pts(
  '-292,-120 -240,-116 20,-104 286,-116 336,-122 352,-84 300,-52 20,-34 -250,-50 -304,-82',
)
const NECK = pts(
  '-190,-210 -262,-250 -310,-330 -372,-366 -438,-346 -466,-290 -446,-238 -388,-214 -340,-180 -270,-100 -190,-90',
)
const SCUTES = [
  pts('-70,-386 96,-386 142,-280 20,-216 -110,-280'),
  pts('108,-378 226,-310 268,-226 160,-206 150,-284'),
  pts('-84,-378 -190,-306 -236,-220 -126,-206 -118,-284'),
  pts('-108,-270 14,-206 12,-116 -96,-120 -124,-196'),
  pts('26,-206 144,-272 160,-198 126,-120 28,-116'),
  pts('170,-196 274,-214 296,-120 140,-118'),
  pts('-136,-196 -244,-208 -262,-120 -110,-120'),
] as const

/** The shell is flatter on turtles that swim. */
const pressed = (points: readonly Point[], water: boolean): Point[] =>
  points.map(([x, y]) => [x, water ? y * 0.74 - 4 : y - 34])

function shell(sheet: Sheet, { coat, rng }: Scaled): string {
  const water = coat.kind === 'WATER'
  const dome = smooth(pressed(DOME, water))
  const plates = SCUTES.map((points) => {
    const flat = pressed(points, water)
    const cx = flat.reduce((sum, [x]) => sum + x, 0) / flat.length
    const cy = flat.reduce((sum, [, y]) => sum + y, 0) / flat.length
    const ring = (scale: number) =>
      smooth(moved(moved(flat, -cx, -cy), 0, 0, scale).map(([x, y]): Point => [x + cx, y + cy]))
    const light = mix(coat.base, coat.second, rng.between(0.2, 0.5))
    return (
      path(ring(0.97), coat.mark) +
      path(ring(0.84), light) +
      path(ring(0.56), mix(light, coat.mark, water ? 0.2 : 0.4)) +
      path(ring(0.34), tint(light, 0.2))
    )
  }).join('')
  const rim = smooth(pressed(RIM, water))
  const ribs = Array.from({ length: 11 }, (_, i) => {
    const x = -270 + i * 58
    return line(`M${x} -128L${x + (x < 20 ? -12 : 12)} -24`, shade(coat.mark, 0.1), 6, {
      opacity: 0.7,
    })
  }).join('')
  return (
    coated(sheet, dome, shade(coat.mark, 0.12), plates, { depth: 1.4 }) +
    coated(sheet, rim, coat.second, ribs, { depth: 0.5 })
  )
}

function limb(sheet: Sheet, { coat }: Scaled, x: number, far: boolean): string {
  const water = coat.kind === 'WATER'
  const skin = far ? shade(coat.belly, 0.26) : coat.belly
  const points: Point[] = water
    ? pts('-60,-110 50,-110 64,-50 40,-16 -40,-2 -110,4 -120,-14 -60,-40')
    : pts('-56,-160 56,-160 66,-80 58,-6 44,6 -62,6 -70,-8 -60,-80')
  const d = smooth(points.map(([px, py]): Point => [px + x, py]))
  const scales = Array.from({ length: 7 }, (_, i) =>
    oval(x - 34 + (i % 3) * 30, -78 + Math.floor(i / 3) * 26, 11, 8, shade(skin, 0.22), {
      opacity: 0.5,
    }),
  ).join('')
  const claws = [-1, 0, 1]
    .map((i) => oval(x - (water ? 86 : 30) + i * 24, water ? 0 : 2, 9, 9, tint(coat.second, 0.45)))
    .join('')
  return coated(sheet, d, skin, scales, { depth: 0.5 }) + claws
}

function turtle(sheet: Sheet, animal: Scaled): string {
  const { coat, young } = animal
  const water = coat.kind === 'WATER'
  const lift = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [x, water ? y * 0.86 : y - 24])
  const neck = smooth(lift(NECK))
  const [k, up] = water ? [0.86, 0] : [1, -24]
  const stripes = water
    ? [-300, -274, -246, -216]
        .map((y, i) =>
          line(
            `M-450 ${y * k + i * 4}Q-340 ${y * k + 10 + i * 8} -210 ${y * k + 110 - i * 6}`,
            coat.second,
            7,
          ),
        )
        .join('') +
      line(
        `M-388 ${-300 * k}Q-350 ${-300 * k} -322 ${-262 * k}`,
        coat.mark === '#3E4A34' ? coat.second : '#D2553F',
        17,
      )
    : [0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) =>
          oval(-330 + (i % 3) * 38, -236 + Math.floor(i / 3) * 40, 13, 10, shade(coat.belly, 0.2), {
            opacity: 0.5,
          }),
        )
        .join('')
  const tail = smooth(pts('280,-110 360,-90 410,-40 360,-50 280,-60'))
  return (
    floorShadow(20, 4, 400, 30) +
    limb(sheet, animal, -120, true) +
    limb(sheet, animal, 150, true) +
    coated(sheet, tail, coat.belly, '', { depth: 0.4 }) +
    limb(sheet, animal, 232, false) +
    coated(
      sheet,
      neck,
      coat.belly,
      stripes + stain(sheet, [-250, -120, 110, 80], shade(coat.belly, 0.5), 0.3),
    ) +
    limb(sheet, animal, -196, false) +
    shell(sheet, animal) +
    line(
      `M-462 ${-278 * k + up}Q-430 ${-254 * k + up} -388 ${-258 * k + up}`,
      shade(coat.belly, 0.6),
      6,
    ) +
    oval(-458, -304 * k + up, 4, 4, shade(coat.belly, 0.6)) +
    oval(-384, -272 * k + up, 22, 14, '#D2606A', { opacity: 0.16 }) +
    beadEye(sheet, -404, -310 * k + up, young ? 28 : 24, { iris: coat.iris, fur: coat.belly })
  )
}

const EYE = '#5A3420'

/** Tortoises of the land and turtles of the ponds. */
export const turtleDrawer = scaledDrawer(
  turtle,
  () => ({ size: 1.08, x: 642, y: 950, head: [-330, -260], close: 1.6 }),
  {
    LAND_GOLDEN: scaledCoat('WARM', 'LAND', `#D9B45E #B59A64 #5A4630 #E3C277 ${EYE}`),
    LAND_DARK: scaledCoat('DARK', 'LAND', `#8A6A48 #7E6A50 #3F322B #A98A5E ${EYE}`),
    WATER_OLIVE: scaledCoat('COOL', 'WATER', `#7F8F5A #73885E #3E4A34 #D9CF86 ${EYE}`),
    WATER_RED_EARED: scaledCoat('COOL', 'WATER', `#6E8A64 #6A8A60 #38513F #E0D07A ${EYE}`),
  },
  ({ kind }) =>
    kind === 'WATER'
      ? ['POND', 'TERRARIUM', 'LEAVES', 'SUN']
      : ['HILLS', 'TERRARIUM', 'PADDOCK', 'SUN', 'LEAVES'],
)
