import { mix, PALETTE, shade, tint } from '../palette'
import { pts, smooth } from '../shapes'
import { line, oval, path, place, rect, type Sheet } from '../svg'
import { cloud } from './outdoors'
import { potPlant } from './plants'
import { pickLandscape, pickScheme, quiet } from './schemes'
import { HORIZON, type Background } from './types'

/** A window onto the hills, a curtain and a plant on the sill. */
export const windowScene: Background = ({ sheet, rng, pose, tone }) => {
  const scheme = pickScheme(tone, rng)
  const land = pickLandscape(tone, rng)
  const pane = 'M250 800V430A350 350 0 0 1 950 430V800Z'
  const sky = sheet.linear([
    [0, land.top],
    [1, land.bottom],
  ])
  const view =
    rect(200, 0, 800, 900, sky) +
    oval(rng.pick([390, 810]), 330, 90, 90, land.sun) +
    cloud(rng.between(420, 780), 210, 0.9, tint(land.bottom, 0.6)) +
    path('M200 620Q420 540 640 600T1000 560V900H200Z', land.hills[0]) +
    path('M200 700Q480 620 720 690T1000 660V900H200Z', land.hills[1])
  const frame = tint(scheme.wall, 0.65)
  const bars = line('M600 80V800M250 440H950', frame, 18)
  const rim = line('M250 800V430A350 350 0 0 1 950 430V800', frame, 34)
  const sill =
    rect(190, 790, 820, 44, frame, { rx: 14 }) +
    rect(210, 832, 780, 12, shade(scheme.wall, 0.3), { opacity: 0.25 })
  const floorY = HORIZON[pose] + (pose === 'LYING' ? 60 : 20)
  const floor =
    pose === 'BUST'
      ? ''
      : rect(0, floorY, 1200, 400, mix(scheme.ground, PALETTE.sand, 0.2)) +
        rect(0, floorY - 22, 1200, 24, tint(scheme.wall, 0.4))
  const left = rng.chance(0.5)
  const plant = place(
    potPlant(mix(PALETTE.pine, scheme.deep, 0.25), mix(PALETTE.clay, scheme.accent, 0.3), rng),
    left ? 1060 : 140,
    pose === 'BUST' ? 1090 : floorY + 130,
    { scale: 1.15 },
  )
  return {
    behind:
      rect(0, 0, 1200, 1100, scheme.wall) +
      sheet.clipped(pane, view + bars) +
      rim +
      sill +
      place(curtain(sheet, scheme.disc), left ? 0 : 1200, 0, { flip: !left }) +
      floor +
      plant,
    front: '',
  }
}

function curtain(sheet: Sheet, color: string): string {
  const d = 'M-20 -20H250Q262 330 150 560Q230 820 210 1120H-20Z'
  const folds = [40, 104, 168]
    .map((x) =>
      line(`M${x} -20Q${x + 16} 330 ${x - 34} 560Q${x + 10} 820 ${x} 1120`, shade(color, 0.3), 12, {
        opacity: 0.22,
      }),
    )
    .join('')
  return sheet.shape(d, color, folds) + rect(-20, 542, 178, 36, shade(color, 0.24), { rx: 18 })
}

/** A cushion on a rug; for a bust, the plump back of an armchair. */
export const cushion: Background = ({ sheet, rng, pose, tone }) => {
  const scheme = pickScheme(tone, rng)
  const fabric = rng.pick(tone === 'WARM' ? [scheme.deep] : [scheme.accent, scheme.deep])
  const soft = tone === 'DARK' ? tint(fabric, 0.4) : tint(fabric, 0.12)
  const back = rect(0, 0, 1200, 1100, scheme.wall) + frames(scheme.deep, scheme.wall, scheme.disc)
  if (pose === 'BUST') return { behind: back + sofa(sheet, soft, scheme.disc), front: '' }
  const y = HORIZON[pose]
  const base = pose === 'LYING' ? 930 : 1000
  const floor =
    rect(0, y, 1200, 400, scheme.ground) + rect(0, y - 18, 1200, 20, tint(scheme.wall, 0.4))
  const rug = oval(600, base + 44, 620, 110, quiet(scheme.ground, scheme.deep))
  const wide = pose === 'LYING' ? 560 : 440
  const pillow = smooth([
    [600 - wide, base],
    [600 - wide * 0.9, base - 66],
    [600 - wide * 0.4, base - 84],
    [600, base - 86],
    [600 + wide * 0.4, base - 84],
    [600 + wide * 0.9, base - 66],
    [600 + wide, base],
    [600 + wide * 0.86, base + 72],
    [600, base + 92],
    [600 - wide * 0.86, base + 72],
  ])
  const seam = line(
    `M${600 - wide + 8} ${base + 4}Q600 ${base + 74} ${600 + wide - 8} ${base + 4}`,
    tint(soft, 0.4),
    7,
    {
      opacity: 0.7,
    },
  )
  const shadow = oval(600, base + 76, wide * 0.96, 34, PALETTE.night, { opacity: 0.14 })
  return {
    behind:
      back +
      floor +
      rug +
      shadow +
      sheet.shape(pillow, soft, sheet.crescent(pillow, -16, -40, shade(soft, 0.5), 0.24)) +
      seam,
    front: '',
  }
}

/** The back of a sofa with a throw cushion at each end. */
function sofa(sheet: Sheet, color: string, disc: string): string {
  const d = 'M-60 1140V640Q-60 560 40 552Q600 520 1160 552Q1260 560 1260 640V1140Z'
  const seams = line('M600 546V1100', shade(color, 0.35), 8, { opacity: 0.45 })
  const piping = line('M-40 600Q600 560 1240 600', tint(color, 0.4), 6, { opacity: 0.6 })
  const shadow = path('M-60 1140V1000Q600 940 1260 1000V1140Z', shade(color, 0.4), {
    opacity: 0.25,
  })
  const throwOne = (x: number, turn: number, fabric: string) => {
    const square = smooth(pts('-150,-140 0,-122 150,-140 134,0 150,140 0,124 -150,140 -134,0'))
    const weave = [-70, 0, 70]
      .map((y) => line(`M-128 ${y}H128`, tint(fabric, 0.45), 9, { opacity: 0.7 }))
      .join('')
    return place(
      sheet.shape(
        square,
        fabric,
        weave + sheet.crescent(square, -16, -16, shade(fabric, 0.5), 0.24),
      ),
      x,
      850,
      { turn },
    )
  }
  return (
    sheet.shape(d, color, seams + piping + shadow) +
    throwOne(120, -14, mix(disc, PALETTE.cream, 0.2)) +
    throwOne(1090, 12, shade(disc, 0.08))
  )
}

/** Two small pictures on the wall. */
function frames(deep: string, wall: string, disc: string): string {
  const one = (x: number, y: number, w: number, h: number, inner: string) =>
    rect(x, y, w, h, mix(wall, deep, 0.55), { rx: 10 }) +
    rect(x + 16, y + 16, w - 32, h - 32, tint(wall, 0.6), { rx: 4 }) +
    inner
  return (
    one(
      70,
      130,
      170,
      220,
      oval(155, 226, 38, 38, disc) + path('M86 334V290Q150 250 224 300V334Z', mix(disc, deep, 0.4)),
    ) +
    one(
      980,
      170,
      150,
      150,
      path(
        'M1055 210q-36 -32 -44 8q4 32 44 58q40 -26 44 -58q-8 -40 -44 -8Z',
        mix(disc, deep, 0.35),
      ),
    )
  )
}
