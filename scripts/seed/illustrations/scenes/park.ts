import { cloud } from '../backgrounds/outdoors'
import { flower, grassTuft, tree } from '../backgrounds/plants'
import { mix, PALETTE, shade, tint } from '../palette'
import { line, oval, path, place, rect } from '../svg'
import { inYard, visitor, type Scene } from './types'

/** The big meadow where the dogs play. */
export const park: Scene = (context) => {
  const { sheet, rng } = context
  const sunX = rng.pick([1290, 310])
  const sky =
    rect(
      0,
      0,
      1600,
      1000,
      sheet.linear([
        [0, '#BCDFEA'],
        [0.65, '#F7F4E4'],
      ]),
    ) +
    oval(sunX, 190, 140, 140, '#FFF1CF', { opacity: 0.4 }) +
    oval(sunX, 190, 96, 96, '#FFEFC4') +
    cloud(620, 150, 1.3, PALETTE.white) +
    cloud(1600 - sunX, 110, 1, PALETTE.white)
  const land =
    path('M0 460Q380 330 800 440T1600 380V1000H0Z', '#BCD6C2') +
    path('M0 540Q520 450 960 520T1600 480V1000H0Z', '#9BC5A5') +
    Array.from({ length: 9 }, (_, i) =>
      place(
        tree(mix('#7DB08E', PALETTE.pine, rng.between(0.1, 0.5)), rng.between(110, 190)),
        i * 190 + rng.between(-40, 40),
        rng.between(560, 590),
      ),
    ).join('') +
    path('M0 590Q800 520 1600 590V1000H0Z', '#86B893') +
    path('M0 730Q700 640 1600 720V1000H0Z', '#79AE89')
  const tufts = Array.from({ length: 60 }, () =>
    place(grassTuft('#5F9A78', rng, 0.5), rng.between(0, 1600), rng.between(640, 980)),
  ).join('')
  const front = Array.from({ length: 28 }, (_, i) => {
    const x = i * 60 + rng.between(-20, 20)
    const bloom =
      rng.chance(0.5) && (x < 240 || x > 1290)
        ? place(
            flower(rng.pick([PALETTE.white, PALETTE.apricot, PALETTE.blush]), '#4B8B6C', rng),
            x + 18,
            992,
            { scale: 1.1 },
          )
        : ''
    return place(grassTuft('#4B8B6C', rng, 1.1), x, 1012) + bloom
  }).join('')
  const light = [
    'SPANIEL_WHITE_BROWN',
    'TERRIER_WHITE_TAN',
    'COLLIE_MERLE',
    'LABRADOR_SAND',
  ] as const
  const warm = ['HOUND_TRICOLOUR', 'SHEPHERD_BLACK_TAN', 'COLLIE_RED', 'SPANIEL_GOLDEN'] as const
  const dark = ['LABRADOR_BLACK', 'COLLIE_BLACK_WHITE', 'ROTTWEILER', 'BULLDOG_BRINDLE'] as const
  return (
    sky +
    land +
    fence() +
    tufts +
    tunnel() +
    place(hoop(), 460, 0) +
    (context.guests === 'PETS'
      ? visitor(context, 'DOG', 'SITTING', 1500, 800, 0.26, dark) +
        visitor(context, 'DOG', 'LYING', 1040, 920, 0.44, warm) +
        visitor(context, 'DOG', 'SITTING', 500, 930, 0.5, light)
      : inYard(context, 2, [1480, 800, 0.26]) +
        inYard(context, 1, [1040, 920, 0.42]) +
        inYard(context, 0, [500, 930, 0.48])) +
    ball(720, 880, 34) +
    front
  )
}

function fence(): string {
  let out = ''
  for (let x = -10; x < 1620; x += 110) out += rect(x, 532, 12, 96, '#B98F66', { rx: 4 })
  return rect(0, 552, 1600, 10, '#C9A27A') + rect(0, 592, 1600, 10, '#C9A27A') + out
}

const tunnel = () => {
  const color = PALETTE.lake
  const ribs = [0, 1, 2, 3]
    .map((i) => line(`M${250 + i * 62} 640A56 66 0 0 1 ${250 + i * 62} 772`, tint(color, 0.4), 8))
    .join('')
  return (
    oval(310, 774, 200, 18, PALETTE.night, { opacity: 0.12 }) +
    path('M180 772V706A66 66 0 0 1 240 640H430A66 66 0 0 1 430 772Z', color) +
    ribs +
    oval(190, 706, 52, 66, shade(color, 0.55)) +
    line('M138 706a52 66 0 1 0 104 0a52 66 0 1 0 -104 0', tint(color, 0.3), 12)
  )
}

const hoop = () =>
  line('M800 770V640M940 770V640', '#8A6244', 14) +
  line('M800 640H940', '#8A6244', 12) +
  line('M814 690a56 56 0 1 0 112 0a56 56 0 1 0 -112 0', PALETTE.berry, 16) +
  line('M814 690a56 56 0 1 0 112 0a56 56 0 1 0 -112 0', PALETTE.cream, 16, {
    'stroke-dasharray': '26 44',
    'stroke-linecap': 'butt',
  })

const ball = (x: number, y: number, r: number) =>
  oval(x, y + r, r, 8, PALETTE.night, { opacity: 0.16 }) +
  oval(x, y, r, r, PALETTE.apricot) +
  line(
    `M${x - r * 0.9} ${y - r * 0.2}Q${x} ${y + r * 0.5} ${x + r * 0.9} ${y - r * 0.2}`,
    PALETTE.cream,
    6,
  ) +
  oval(x - r * 0.3, y - r * 0.4, r * 0.28, r * 0.2, PALETTE.cream, { opacity: 0.8 })
