import { mix, PALETTE, shade, tint } from '../palette'
import { coated } from '../parts'
import type { Random } from '../prng'
import { pts, smooth, symmetric } from '../shapes'
import { line, oval, path, type Sheet } from '../svg'

const SKINS = ['#F6D3B8', '#F0C19C', '#E0A57C', '#C4845A', '#9C6240', '#6F4530'] as const
const HAIR = ['#2E2528', '#4A3328', '#7A4B2B', '#B5763C', '#DDB26B', '#9A9497'] as const
const TOPS = [PALETTE.pine, PALETTE.berry, PALETTE.mustard, PALETTE.dusk, '#C97F48'] as const
const TROUSERS = ['#3F5A70', '#4A4A55', '#6B5B4C', '#35564C'] as const
const CUTS = ['SHORT', 'BOB', 'BUN', 'CURLY', 'CAP'] as const

/** A volunteer standing on (0, 0), about 620 units tall; `reach` is where a hand holds the leash. */
export function volunteer(
  sheet: Sheet,
  rng: Random,
  { reach, skinAt }: { reach?: readonly [number, number]; skinAt?: number } = {},
): string {
  const skin = SKINS[(skinAt ?? rng.int(0, 5)) % SKINS.length] ?? SKINS[0]
  const hair = rng.pick(SKINS.indexOf(skin) < 3 ? HAIR : [HAIR[0], HAIR[1], HAIR[5]])
  const top = rng.pick(TOPS)
  const trousers = rng.pick(TROUSERS)
  return (
    oval(0, 2, 130, 18, PALETTE.night, { opacity: 0.16 }) +
    legs(sheet, trousers, rng) +
    arms(sheet, top, skin, reach) +
    torso(sheet, top) +
    head(sheet, skin, hair, rng)
  )
}

function legs(sheet: Sheet, trousers: string, rng: Random): string {
  const boots = rng.pick(['#4A3A36', '#7A4B2B', PALETTE.forest])
  return ([-1, 1] as const)
    .map((side) => {
      const d = smooth(
        pts('4,-300 76,-300 80,-200 66,-60 62,-14 22,-14 18,-140 6,-240').map(
          ([x, y]) => [x * side, y] as const,
        ),
      )
      const boot = `M${side * 14} -54H${side * 72}V-14Q${side * 96} -10 ${side * 96} 4H${side * 12}Z`
      return (
        sheet.shape(d, trousers, sheet.crescent(d, -14, 0, shade(trousers, 0.5), 0.24)) +
        path(boot, boots) +
        path(`M${side * 12} 4H${side * 96}V-4H${side * 12}Z`, shade(boots, 0.4))
      )
    })
    .join('')
}

function torso(sheet: Sheet, top: string): string {
  const d = smooth(symmetric(pts('0,-512 46,-508 96,-484 104,-400 92,-330 94,-270 0,-262')))
  const vest =
    path('M-60 -500Q-84 -380 -78 -264H-18V-500Z', tint(top, 0.3)) +
    path('M60 -500Q84 -380 78 -264H18V-500Z', tint(top, 0.3))
  const paw =
    oval(52, -424, 12, 10, PALETTE.white) +
    [-14, -5, 5, 14]
      .map((dx, i) => oval(52 + dx, -440 - (i % 3 ? 4 : 0), 4.4, 5.6, PALETTE.white))
      .join('')
  return coated(sheet, d, top, vest + paw, { depth: 0.8 })
}

function arms(sheet: Sheet, top: string, skin: string, reach?: readonly [number, number]): string {
  const [hx, hy] = reach ?? [118, -286]
  const bend: readonly [number, number] = reach ? [128, -372] : [130, -380]
  const sleeve = (points: string, color: string) => line(points, color, 50)
  const right = `M84 -470Q${bend[0] + 6} ${bend[1]} ${hx} ${hy}`
  const left = 'M-84 -470Q-138 -390 -110 -296'
  return (
    sleeve(left, shade(top, 0.08)) +
    oval(-108, -276, 25, 27, skin) +
    sleeve(right, shade(top, 0.08)) +
    coated(sheet, `M${hx - 26} ${hy}a26 27 0 1 0 52 0a26 27 0 1 0 -52 0Z`, skin, '', { depth: 0.4 })
  )
}

function head(sheet: Sheet, skin: string, hair: string, rng: Random): string {
  const cut = rng.pick(CUTS)
  const face = smooth(symmetric(pts('0,-650 40,-644 64,-604 62,-564 40,-530 0,-516')))
  const dark = shade(hair, 0.12)
  const back =
    cut === 'BOB'
      ? path(
          'M-78 -590Q-86 -682 0 -684Q86 -682 78 -590Q84 -540 66 -520H-66Q-84 -540 -78 -590Z',
          dark,
        )
      : cut === 'BUN'
        ? oval(0, -694, 34, 30, dark)
        : cut === 'CURLY'
          ? pts('-62,-574 -68,-616 -48,-656 0,-672 48,-656 68,-616 62,-574')
              .map(([x, y]) => oval(x, y, 30, 30, dark))
              .join('')
          : ''
  const fringe = path(
    'M-68 -590Q-78 -676 0 -680Q78 -676 68 -590Q60 -628 34 -638Q-16 -624 -44 -636Q-62 -620 -68 -590Z',
    hair,
  )
  const cap =
    path('M-72 -604Q-74 -684 0 -684Q74 -684 72 -604Q0 -630 -72 -604Z', PALETTE.pine) +
    path(
      'M-76 -604Q0 -640 76 -604Q92 -590 70 -588Q0 -618 -70 -588Q-92 -590 -76 -604Z',
      PALETTE.forest,
    )
  const eye = (x: number) => oval(x, -582, 6, 7, '#33262A') + oval(x - 2, -585, 2, 2, PALETTE.white)
  return (
    back +
    line('M0 -540V-496', shade(skin, 0.14), 46) +
    oval(-64, -576, 12, 16, skin) +
    oval(64, -576, 12, 16, shade(skin, 0.06)) +
    sheet.shape(face, skin, sheet.crescent(face, -12, -6, shade(skin, 0.5), 0.16)) +
    oval(-38, -558, 13, 9, PALETTE.berry, { opacity: 0.16 }) +
    oval(38, -558, 13, 9, PALETTE.berry, { opacity: 0.16 }) +
    eye(-26) +
    eye(26) +
    line('M-36 -600Q-26 -606 -16 -600M36 -600Q26 -606 16 -600', mix(hair, '#33262A', 0.4), 5) +
    line('M0 -576Q6 -564 -1 -560', shade(skin, 0.3), 4) +
    line('M-18 -546Q0 -532 18 -546', '#9C4A45', 5) +
    (cut === 'CAP' ? cap : fringe)
  )
}
