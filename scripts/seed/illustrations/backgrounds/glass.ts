import { mix, PALETTE, shade, tint } from '../palette'
import type { Random } from '../prng'
import { leaf, smooth, type Point } from '../shapes'
import { line, oval, path, place, rect } from '../svg'
import { stem } from './plants'
import { HORIZON, type Background } from './types'

const pebbles = (rng: Random, y: number, count: number, colors: readonly string[]) =>
  Array.from({ length: count }, () => {
    const [rx, x] = [rng.between(14, 44), rng.between(-20, 1220)]
    const py = rng.between(y, 1090)
    const color = rng.pick(colors)
    return (
      oval(x, py, rx, rx * 0.62, color) +
      oval(x - rx * 0.2, py - rx * 0.2, rx * 0.5, rx * 0.22, tint(color, 0.4), { opacity: 0.6 })
    )
  }).join('')

/** A terrarium: warm light from above, sand, stones, a branch and plants. */
export const terrarium: Background = ({ sheet, rng, pose, tone }) => {
  const y = HORIZON[pose] - (pose === 'BUST' ? 20 : 70)
  const cool = tone === 'COOL' || tone === 'DARK'
  const wall = cool ? '#F3DDBA' : tone === 'LIGHT' ? '#5F927C' : '#BFD8C8'
  const sand = cool ? '#E2BE88' : tone === 'LIGHT' ? '#B98A5C' : '#D8BD92'
  const green = mix(PALETTE.pine, wall, 0.28)
  const glow = sheet.radial(
    [
      [0, '#FFF1CF', 0.95],
      [0.6, '#FFF1CF', 0.3],
      [1, '#FFF1CF', 0],
    ],
    0.5,
    0.5,
    0.5,
  )
  const left = rng.chance(0.5)
  const lampX = left ? 860 : 340
  const lamp =
    path(
      `M${lampX - 90} 70L${lampX - 50} 0H${lampX + 50}L${lampX + 90} 70Q${lampX} 96 ${lampX - 90} 70Z`,
      shade(wall, 0.55),
    ) + oval(lampX, 72, 84, 14, '#FFE9B0')
  const stone = (x: number, size: number, color: string) => {
    const points: Point[] = [
      [x - 190 * size, y + 60],
      [x - 150 * size, y - 60 * size],
      [x - 30 * size, y - 130 * size],
      [x + 110 * size, y - 90 * size],
      [x + 180 * size, y + 60],
    ]
    const d = smooth(points)
    return sheet.shape(
      d,
      color,
      sheet.crescent(d, -26, -20, shade(color, 0.5), 0.22) +
        sheet.crescent(d, 14, 14, PALETTE.white, 0.24),
    )
  }
  const wood = mix('#8A6448', wall, 0.2)
  const log =
    line(
      `M${left ? -40 : 1240} ${y - 60}Q${left ? 160 : 1040} ${y - 210} ${left ? 330 : 870} ${y - 460}`,
      wood,
      54,
    ) +
    line(
      `M${left ? 170 : 1030} ${y - 230}Q${left ? 60 : 1140} ${y - 330} ${left ? 40 : 1160} ${y - 450}`,
      wood,
      34,
    ) +
    line(
      `M${left ? -40 : 1240} ${y - 74}Q${left ? 150 : 1050} ${y - 226} ${left ? 320 : 880} ${y - 470}`,
      tint(wood, 0.3),
      8,
      { opacity: 0.6 },
    )
  const fronds = [left ? 1130 : 70, left ? 1010 : 190, left ? 1190 : 10].map((x, i) =>
    place(stem(rng.between(380, 620) - i * 60, mix(green, wall, i * 0.18), rng, 1.35), x, y + 30, {
      turn: (x - 600) * 0.02,
    }),
  )
  const dune = `M0 ${y + 10}Q280 ${y - 40} 600 ${y}T1200 ${y - 10}V1100H0Z`
  return {
    behind:
      rect(0, 0, 1200, 1100, wall) +
      oval(lampX, 220, 620, 560, glow) +
      lamp +
      log +
      stone(left ? 980 : 220, 1.1, mix(sand, '#8E8A86', 0.6)) +
      fronds.join('') +
      path(
        dune,
        sheet.linear([
          [0, tint(sand, 0.2)],
          [1, sand],
        ]),
      ) +
      pebbles(rng, y + 40, 22, [tint(sand, 0.25), shade(sand, 0.14), mix(sand, '#8E8A86', 0.5)]),
    front: [left ? -20 : 1220, left ? 90 : 1110]
      .map((x) =>
        place(stem(rng.between(200, 280), green, rng, 1.2), x, 1130, { turn: (x - 600) * 0.03 }),
      )
      .join(''),
  }
}

function weed(x: number, base: number, height: number, color: string, rng: Random): string {
  return Array.from({ length: 5 }, (_, i) => {
    const lean = (i - 2) * 26 + rng.between(-14, 14)
    const top = base - height * (1 - Math.abs(i - 2) * 0.14)
    const sway = rng.between(-46, 46)
    return path(
      `M${x + (i - 2) * 12 - 9} ${base}C${x + lean - 20 + sway} ${base - height * 0.35} ${x + lean - 10 - sway} ${base - height * 0.7} ${x + lean} ${top}C${x + lean + 16 - sway} ${base - height * 0.66} ${x + lean + 20 + sway} ${base - height * 0.35} ${x + (i - 2) * 12 + 12} ${base}Z`,
      i % 2 ? color : tint(color, 0.14),
    )
  }).join('')
}

/** Clear water, weeds, stones and bubbles. */
export const aquarium: Background = ({ sheet, rng, tone }) => {
  const deep = tone === 'COOL'
  const [top, bottom] = deep
    ? ['#E8F4EC', '#A6D6CC']
    : tone === 'LIGHT'
      ? ['#6FB0BE', '#2F6F80']
      : tone === 'DARK'
        ? ['#DDF0F0', '#9CCDD2']
        : ['#CBE8EC', '#7DB7C6']
  const water = sheet.linear([
    [0, top],
    [1, bottom],
  ])
  const rays = [160, 460, 820]
    .map((x) =>
      path(`M${x} -20H${x + 130}L${x - 60} 1100H${x - 330}Z`, PALETTE.white, { opacity: 0.13 }),
    )
    .join('')
  const green = mix(PALETTE.pine, bottom, 0.25)
  const sand = deep ? '#E9D2AC' : '#EAD6B0'
  const far = [110, 330, 890, 1090]
    .map((x) => weed(x, 990, rng.between(300, 560), mix(green, bottom, 0.5), rng))
    .join('')
  const near = [30, 200, 1010, 1160]
    .map((x) => weed(x, 1010, rng.between(240, 480), green, rng))
    .join('')
  const coral = place(
    [-2, -1, 0, 1, 2]
      .map((i) =>
        line(
          `M${i * 12} 0Q${i * 30} -80 ${i * 44} ${-150 + Math.abs(i) * 24}`,
          mix(PALETTE.apricot, PALETTE.berry, 0.35),
          26,
        ),
      )
      .join(''),
    rng.pick([330, 880]),
    1010,
  )
  const bubbles = Array.from({ length: 16 }, () => {
    const r = rng.between(8, 26)
    const [x, y] = [
      rng.pick([rng.between(60, 260), rng.between(920, 1140), rng.between(300, 900)]),
      rng.between(60, 780),
    ]
    return (
      oval(x, y, r, r, PALETTE.white, { opacity: 0.24 }) +
      line(
        `M${x - r * 0.5} ${y - r * 0.4}q${r * 0.3} ${-r * 0.4} ${r * 0.7} ${-r * 0.3}`,
        PALETTE.white,
        4,
        { opacity: 0.7 },
      )
    )
  }).join('')
  return {
    behind:
      rect(0, 0, 1200, 1100, water) +
      rays +
      far +
      path('M0 960Q300 910 620 960T1200 940V1100H0Z', sand) +
      coral +
      near +
      pebbles(rng, 1000, 26, [
        tint(sand, 0.3),
        shade(sand, 0.14),
        mix(sand, PALETTE.lake, 0.5),
        mix(sand, PALETTE.clay, 0.5),
      ]) +
      bubbles,
    front: [-10, 1180]
      .map((x) => path(leaf([x, 1120], [x + (x < 600 ? 60 : -60), 860], 40, 12), shade(green, 0.1)))
      .join(''),
  }
}
