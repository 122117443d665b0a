import { shade, tint } from '../palette'
import { beadEye, coated, floorShadow, stain } from '../parts'
import { leaf, pts, sampled, smooth, type Point } from '../shapes'
import { line, oval, path, place, type Sheet } from '../svg'
import { patch } from '../textures'
import { scaledCoat, scaledDrawer, type Scaled } from './types'

const BODY = pts(
  '-500,-262 -460,-330 -390,-356 -310,-330 -250,-268 -150,-270 0,-280 140,-250 236,-180 330,-110 420,-90 490,-130 530,-220 566,-214 560,-110 500,-30 390,-12 260,-40 150,-76 0,-96 -140,-104 -230,-130 -300,-180 -370,-200 -450,-204 -496,-230',
)

function leg(sheet: Sheet, { coat }: Scaled, x: number, far: boolean): string {
  const skin = far ? shade(coat.base, 0.24) : coat.base
  const d = smooth(
    pts(
      '-50,-170 40,-176 66,-120 40,-80 16,-60 -20,-30 -40,-10 -100,4 -108,-12 -60,-36 -40,-70 -50,-110',
    ).map(([px, py]): Point => [px + x, py]),
  )
  const toes = [-44, -24, 0, 22]
    .map((dx, i) => line(`M${x - 60} -8L${x - 70 + dx * 1.5} ${6 + (i % 2) * 5}`, skin, 13))
    .join('')
  // The thigh melts into the flank.
  const fade = sheet.linear([
    [0.04, skin, 0],
    [0.42, skin],
  ])
  return toes + sheet.shape(d, fade, sheet.crescent(d, -8, -12, shade(skin, 0.5), 0.2))
}

/** Spikes that stand along the back, from the neck to the tail. */
function spikes(coat: Scaled['coat']): string {
  const back = sampled(
    pts('-330,-338 -250,-270 -150,-270 0,-280 140,-250 236,-180 320,-116'),
    false,
    6,
  )
  return back
    .map(([x, y], i) => {
      const height = 62 - Math.abs(i - 8) * 1.6
      return path(
        leaf([x - 6, y + 14], [x + 20, y - height], 15, 6),
        i % 2 ? coat.second : shade(coat.second, 0.14),
      )
    })
    .join('')
}

function marks(sheet: Sheet, { coat, rng }: Scaled): string {
  let out =
    stain(sheet, [-120, -110, 330, 46], coat.belly, 0.9) +
    stain(sheet, [-420, -214, 120, 36], coat.belly, 0.9)
  if (coat.kind === 'GECKO') {
    out += Array.from({ length: 5 }, (_, i) =>
      path(patch(-190 + i * 100, -220 + i * 8, 40, 70, rng), coat.second, { opacity: 0.55 }),
    ).join('')
    out += Array.from({ length: 70 }, () => {
      const x = rng.between(-480, 540)
      return oval(
        x,
        x < -300 ? rng.between(-350, -220) : rng.between(-290, -30),
        rng.between(5, 12),
        rng.between(5, 10),
        coat.mark,
        { opacity: 0.85 },
      )
    }).join('')
    out += [410, 480, 530]
      .map((x) => line(`M${x} -230L${x + 26} 0`, coat.mark, 18, { opacity: 0.45 }))
      .join('')
  } else {
    out += Array.from({ length: 9 }, (_, i) =>
      path(leaf([-220 + i * 84, -300 + i * 22], [-206 + i * 84, -120 + i * 14], 24, 8), coat.mark, {
        opacity: 0.4,
      }),
    ).join('')
    out += Array.from({ length: 60 }, () => {
      const x = rng.between(-460, 460)
      return oval(
        x,
        x < -300 ? rng.between(-350, -220) : rng.between(-270, -40),
        8,
        6,
        tint(coat.base, 0.4),
        { opacity: 0.4 },
      )
    }).join('')
  }
  return out
}

function jaw(sheet: Sheet, { coat }: Scaled): string {
  if (coat.kind === 'DRAGON') {
    const beard = Array.from({ length: 9 }, (_, i) =>
      path(
        leaf([-440 + i * 22, -218 + i * 5], [-446 + i * 26, -164 + i * 6], 13),
        i % 2 ? coat.mark : shade(coat.mark, 0.14),
      ),
    ).join('')
    const side = Array.from({ length: 11 }, (_, i) =>
      path(leaf([-170 + i * 34, -128 + i * 3], [-140 + i * 34, -98 + i * 4], 10), coat.second),
    ).join('')
    const crown = Array.from({ length: 5 }, (_, i) =>
      path(leaf([-330 + i * 16, -330 + i * 20], [-290 + i * 20, -362 + i * 26], 12), coat.second),
    ).join('')
    return beard + side + crown
  }
  if (coat.kind === 'IGUANA') {
    const flap = smooth(pts('-440,-216 -330,-196 -300,-140 -340,-90 -396,-120 -430,-170'))
    return (
      coated(sheet, flap, coat.mark, '', { depth: 0.5 }) +
      oval(-330, -240, 26, 24, tint(coat.belly, 0.1)) +
      oval(-330, -240, 16, 15, coat.base)
    )
  }
  return ''
}

function lizard(sheet: Sheet, animal: Scaled): string {
  const { coat, young } = animal
  const d = smooth(BODY)
  return (
    floorShadow(20, 8, 500, 28) +
    leg(sheet, animal, -60, true) +
    leg(sheet, animal, 200, true) +
    place(
      (coat.kind === 'IGUANA' ? spikes(coat) + jaw(sheet, animal) : '') +
        coated(sheet, d, coat.base, marks(sheet, animal)) +
        (coat.kind === 'DRAGON' ? jaw(sheet, animal) : ''),
      0,
      34,
    ) +
    leg(sheet, animal, -140, false) +
    leg(sheet, animal, 130, false) +
    place(
      line('M-498 -252Q-440 -222 -372 -236Q-350 -240 -336 -256', shade(coat.base, 0.55), 6) +
        oval(-484, -282, 5, 4, shade(coat.base, 0.6)) +
        oval(-376, -262, 24, 14, '#D2606A', { opacity: 0.16 }) +
        beadEye(sheet, -412, -302, young ? 36 : 31, { iris: coat.iris, fur: coat.base }),
      0,
      34,
    )
  )
}

/** Geckos, bearded dragons and iguanas. */
export const lizardDrawer = scaledDrawer(
  lizard,
  () => ({ size: 0.97, x: 572, y: 850, head: [-300, -200], close: 1.55 }),
  {
    GECKO_LEOPARD: scaledCoat('WARM', 'GECKO', '#EBC46A #FBF1DA #5A463C #B89BA8 #C78A3C'),
    GECKO_PALE: scaledCoat('LIGHT', 'GECKO', '#F4E3C4 #FFFAEE #C98A5A #F0B98A #B8633F'),
    BEARDED_DRAGON: scaledCoat('WARM', 'DRAGON', '#D3A468 #F1DDB8 #9A6A3E #E9CB96 #C78A3C'),
    IGUANA_GREEN: scaledCoat('COOL', 'IGUANA', '#7FAE62 #C3D89A #4F7F4A #A9C77C #D9933F'),
  },
  () => ['TERRARIUM', 'LEAVES', 'SUN', 'DOTS'],
)
