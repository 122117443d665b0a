import { cloud } from '../backgrounds/outdoors'
import { flower, grassTuft, tree } from '../backgrounds/plants'
import { mix, PALETTE, shade, tint } from '../palette'
import { line, oval, path, place, rect } from '../svg'
import { volunteer } from './people'
import { visitor, type Scene } from './types'

const HOURS = [
  { top: '#BCDFEA', bottom: '#F7F4E4', sun: '#FFEFC4', land: ['#BCD6C2', '#9BC5A5', '#83B691'] },
  { top: '#FBD9B8', bottom: '#FDF1DC', sun: '#F6A866', land: ['#DCD5B4', '#B9C8A0', '#98B68A'] },
] as const

const LIGHT = ['SPANIEL_WHITE_BROWN', 'TERRIER_WHITE_TAN', 'LABRADOR_SAND', 'BULLDOG_PIED'] as const
const DEEP = ['SHEPHERD_BLACK_TAN', 'COLLIE_RED', 'LABRADOR_BLACK', 'HOUND_TRICOLOUR'] as const

/** Two volunteers and their dogs on the path that leads out of the shelter. */
export const walk: Scene = (context) => {
  const { sheet, rng } = context
  const hour = rng.pick(HOURS)
  const [far, middle, near] = hour.land
  const sunX = rng.pick([260, 1340])
  const sky = sheet.linear([
    [0, hour.top],
    [0.6, hour.bottom],
  ])
  const trees = [70, 250, 700, 860, 1330, 1520]
    .map((x) =>
      place(
        tree(mix(middle, PALETTE.pine, rng.between(0.2, 0.55)), rng.between(190, 300)),
        x + rng.between(-30, 30),
        rng.between(540, 580),
      ),
    )
    .join('')
  const way = '#EBD9B8'
  const track =
    path('M1020 540Q700 620 640 760T360 1000H1180Q1010 860 1060 720T1130 540Z', way) +
    path('M1020 540Q700 620 640 760T360 1000H420Q690 860 700 760T1050 540Z', shade(way, 0.1), {
      opacity: 0.5,
    })
  const tufts = Array.from({ length: 54 }, () =>
    place(
      grassTuft(mix(near, PALETTE.pine, 0.3), rng, 0.5),
      rng.between(0, 1600),
      rng.between(620, 980),
    ),
  ).join('')
  const front = Array.from({ length: 28 }, (_, i) => {
    const x = i * 60 + rng.between(-20, 20)
    const bloom = rng.chance(0.4) && (x < 300 || x > 1250)
    return (
      place(grassTuft(mix(near, PALETTE.pine, 0.55), rng, 1.1), x, 1014) +
      (bloom
        ? place(
            flower(rng.pick([PALETTE.white, PALETTE.apricot, PALETTE.blush]), '#4B8B6C', rng),
            x + 18,
            990,
            { scale: 1.1 },
          )
        : '')
    )
  }).join('')
  const skin = rng.int(0, 5)
  const leash = (x1: number, y1: number, x2: number, y2: number) =>
    line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.max(y1, y2) + 60} ${x2} ${y2}`, PALETTE.berry, 8)
  // The leash goes behind the dog's head, to its collar.
  const first =
    leash(629, 582, 770, 740) +
    place(volunteer(sheet, rng, { reach: [150, -300], skinAt: skin }), 470, 900, { scale: 1.06 }) +
    visitor(context, 'DOG', 'SITTING', 770, 926, 0.46, DEEP)
  const second =
    leash(1209, 542, 1330, 670) +
    place(volunteer(sheet, rng, { reach: [150, -300], skinAt: skin + 3 }), 1080, 800, {
      scale: 0.86,
    }) +
    visitor(context, 'DOG', 'SITTING', 1330, 826, 0.38, LIGHT)
  return (
    rect(0, 0, 1600, 1000, sky) +
    oval(sunX, 190, 150, 150, hour.sun, { opacity: 0.35 }) +
    oval(sunX, 190, 100, 100, hour.sun) +
    cloud(700, 150, 1.3, tint(hour.bottom, 0.6)) +
    cloud(1600 - sunX, 110, 1, tint(hour.bottom, 0.6)) +
    path('M0 470Q380 330 800 440T1600 390V1000H0Z', far) +
    path('M0 540Q520 450 960 520T1600 490V1000H0Z', middle) +
    trees +
    path('M0 570Q800 500 1600 570V1000H0Z', near) +
    track +
    tufts +
    second +
    first +
    front
  )
}
