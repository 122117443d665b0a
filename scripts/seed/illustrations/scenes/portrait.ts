import { mix, PALETTE, shade, tint } from '../palette'
import { createRandom, type Random } from '../prng'
import { pts, smooth, symmetric, type Point } from '../shapes'
import { line, oval, path, place, rect, Sheet } from '../svg'

const SKINS = ['#F6D3B8', '#F0C19C', '#E0A57C', '#C4845A', '#9C6240', '#6F4530'] as const
const HAIR = ['#2E2528', '#4A3328', '#7A4B2B', '#B5763C', '#DDB26B', '#9A9497', '#C7552F'] as const
const DARK_HAIR = [HAIR[0], HAIR[1], HAIR[0], HAIR[5]] as const
const CLOTHES = [
  PALETTE.pine,
  PALETTE.berry,
  PALETTE.lake,
  PALETTE.dusk,
  PALETTE.mustard,
  '#6E9A7D',
  '#C97F48',
] as const
const WALLS = [
  PALETTE.peach,
  PALETTE.mint,
  PALETTE.sky,
  PALETTE.blush,
  '#F5DFA6',
  '#D9D4E6',
] as const
const STYLES = {
  SHORT: ['SHORT', 'SHORT', 'PARTED', 'PARTED', 'CURLY', 'BALD'],
  LONG: ['BOB', 'LONG', 'BUN', 'CURLY', 'PONYTAIL'],
} as const

type Style = (typeof STYLES)[keyof typeof STYLES][number]

export type PortraitPicture = {
  seed: number
  /** Long or short hair, to go with a first name; left to the seed when absent. */
  hair?: keyof typeof STYLES
}

/** A member of a team, head and shoulders, 512×512; always the same for a picture. */
export function drawPortrait({ seed, hair: length }: PortraitPicture): string {
  const rng = createRandom(`portrait:${seed}`)
  const sheet = new Sheet()
  const skin = rng.pick(SKINS)
  const hair = rng.pick(SKINS.indexOf(skin) < 3 ? HAIR : DARK_HAIR)
  const cloth = rng.pick(CLOTHES)
  const wall = rng.pick(WALLS)
  const style: Style = rng.pick(STYLES[length ?? rng.pick(['SHORT', 'LONG'] as const)])
  const bearded = (style === 'SHORT' || style === 'BALD' || style === 'PARTED') && rng.chance(0.5)
  const { back, front } = haircut(style, hair)
  const head =
    back +
    line('M256 300V380', shade(skin, 0.14), 84) +
    shoulders(sheet, cloth, rng) +
    face(sheet, skin, hair, rng, bearded) +
    front +
    (rng.chance(0.3) ? glasses() : '')
  const body =
    rect(0, 0, 512, 512, wall) +
    oval(256, 268, 214, 214, mix(wall, PALETTE.white, 0.45)) +
    place(place(head, -256, -256), 256, 266, { scale: 1.04, turn: rng.between(-3, 3) })
  return sheet.document(512, 512, body)
}

function shoulders(sheet: Sheet, cloth: string, rng: Random): string {
  const half: Point[] = pts('0,372 52,366 128,396 176,450 190,560 0,560')
  const d = smooth(symmetric(half).map(([x, y]): Point => [x + 256, y]))
  const apron = rng.chance(0.4)
    ? path('M196 420H316V560H196Z', tint(cloth, 0.4)) +
      line('M200 424L214 366M312 424L298 366', tint(cloth, 0.4), 13)
    : ''
  const neckline = path('M206 362Q256 430 306 362Q256 384 206 362Z', shade(cloth, 0.3))
  return (
    sheet.shape(d, cloth, apron + sheet.crescent(d, -18, -8, shade(cloth, 0.5), 0.24)) + neckline
  )
}

function face(sheet: Sheet, skin: string, hair: string, rng: Random, bearded: boolean): string {
  const half: Point[] = pts('0,118 62,132 94,190 92,246 68,302 30,332 0,338')
  const d = smooth(symmetric(half).map(([x, y]): Point => [x + 256, y]))
  const ink = '#33262A'
  const beard = bearded
    ? path(
        'M160 232Q168 246 190 262Q222 276 256 262Q290 276 322 262Q344 246 352 232V360H160Z',
        mix(hair, skin, 0.12),
      ) + oval(256, 292, 30, 13, shade(skin, 0.06))
    : ''
  const eye = (x: number) =>
    oval(x, 226, 9.5, 11.5, ink) +
    oval(x - 3, 222, 3.2, 3.2, PALETTE.white) +
    line(`M${x - 18} 200Q${x} 190 ${x + 18} 200`, shade(hair, 0.2), 7)
  const smile = line('M232 284Q256 306 280 284', bearded ? shade(skin, 0.6) : '#9C4A45', 7)
  const nose = line('M256 232Q266 254 252 260', shade(skin, 0.3), 6)
  const cheeks =
    oval(194, 262, 20, 14, PALETTE.berry, { opacity: 0.16 }) +
    oval(318, 262, 20, 14, PALETTE.berry, { opacity: 0.16 })
  const ears = oval(160, 236, 18, 24, skin) + oval(352, 236, 18, 24, shade(skin, 0.06))
  const freckles = rng.chance(0.2)
    ? pts('206,252 218,258 294,258 306,252')
        .map(([x, y]) => oval(x, y, 2.6, 2.6, shade(skin, 0.35)))
        .join('')
    : ''
  return (
    ears +
    sheet.shape(d, skin, sheet.crescent(d, -16, -8, shade(skin, 0.5), 0.16) + beard) +
    cheeks +
    freckles +
    nose +
    smile +
    eye(216) +
    eye(296)
  )
}

const glasses = () =>
  line(
    'M188 228a28 26 0 1 0 56 0a28 26 0 1 0 -56 0M268 228a28 26 0 1 0 56 0a28 26 0 1 0 -56 0M244 224Q256 216 268 224',
    '#4A3A3C',
    6,
  )

/** Hair behind the head and over the forehead. */
function haircut(style: Style, color: string): { back: string; front: string } {
  const fringe = path(
    'M156 232Q146 108 256 100Q366 108 356 232Q344 176 300 158Q226 172 190 168Q166 190 156 232Z',
    color,
  )
  const parted = path(
    'M156 236Q140 104 262 98Q372 106 356 236Q350 180 326 158Q276 178 228 142Q172 170 156 236Z',
    color,
  )
  const light = line('M206 126Q240 112 276 116', tint(color, 0.3), 8, { opacity: 0.6 })
  switch (style) {
    case 'SHORT':
      return { back: '', front: fringe + light }
    case 'PARTED':
      return { back: '', front: parted + light }
    case 'BOB':
      return {
        back: path(
          'M146 250Q130 96 256 92Q382 96 366 250Q372 318 344 330H168Q140 318 146 250Z',
          shade(color, 0.14),
        ),
        front: parted + light,
      }
    case 'LONG':
      return {
        back: path(
          'M144 250Q126 92 256 88Q386 92 368 250Q384 370 372 446Q310 420 256 424Q202 420 140 446Q128 370 144 250Z',
          shade(color, 0.14),
        ),
        front: parted + light,
      }
    case 'BUN':
      return { back: oval(256, 84, 50, 46, shade(color, 0.14)), front: fringe + light }
    case 'PONYTAIL':
      return {
        back: path('M330 140Q432 130 420 270Q410 350 372 372Q388 290 350 222Z', shade(color, 0.14)),
        front: parted + light,
      }
    case 'CURLY': {
      const curls = pts('156,206 150,160 182,116 226,92 276,88 324,108 356,152 358,204')
      const back = curls.map(([x, y]) => oval(x, y, 42, 42, shade(color, 0.14))).join('')
      const top = pts('186,152 220,128 260,120 300,130 328,154')
      return {
        back,
        front: top.map(([x, y]) => oval(x, y, 32, 28, color)).join('') + light,
      }
    }
    case 'BALD':
      return {
        back: '',
        front: path(
          'M156 240Q152 196 166 172Q176 196 170 240ZM356 240Q360 196 346 172Q336 196 342 240Z',
          color,
        ),
      }
  }
}
