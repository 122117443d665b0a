import { lightness, mix, PALETTE, shade, tint } from '../palette'
import { createRandom } from '../prng'
import { pts, smooth, type Point } from '../shapes'
import { line, oval, path, place, rect, Sheet } from '../svg'
import { monogram } from './letters'

export type LogoPicture = {
  /** One to three letters. */
  initials: string
  /** `#rrggbb`. */
  color: string
}

/** A shelter's badge, 512×512: its initials under a roof, or between two ears. */
export function drawLogo({ initials, color }: LogoPicture): string {
  const rng = createRandom(`logo:${initials}:${color}`)
  const sheet = new Sheet()
  const ink = lightness(color) > 0.62 ? shade(color, 0.72) : PALETTE.cream
  const size = initials.length > 2 ? 92 : 122
  const motif = rng.pick([catBadge, dogBadge, houseBadge])
  const body =
    rect(0, 0, 512, 512, mix(color, PALETTE.paper, 0.88)) +
    motif(sheet, color) +
    place(monogram(initials, size, ink), 256, 278) +
    place(paw(ink), 256, 396, { scale: 0.62 })
  return sheet.document(512, 512, body)
}

type Motif = (sheet: Sheet, color: string) => string

const disc = (sheet: Sheet, color: string) => {
  const d = 'M88 286a168 168 0 1 0 336 0a168 168 0 1 0 -336 0Z'
  return sheet.shape(d, color, sheet.crescent(d, -16, -12, shade(color, 0.5), 0.18))
}

const catBadge: Motif = (sheet, color) => {
  const ear = (side: 1 | -1) => {
    const points: Point[] = pts('40,176 70,70 96,50 120,74 158,220 90,240')
    const inner: Point[] = pts('76,160 92,100 104,96 126,176')
    const at = (list: Point[]) => smooth(list.map(([x, y]): Point => [256 + side * x, y]))
    return path(at(points), shade(color, 0.1)) + path(at(inner), tint(color, 0.3))
  }
  return ear(1) + ear(-1) + disc(sheet, color)
}

const dogBadge: Motif = (sheet, color) => {
  const ear = (side: 1 | -1) => {
    const points: Point[] = pts('96,138 150,128 200,180 218,280 196,348 158,330 140,240')
    return path(smooth(points.map(([x, y]): Point => [256 + side * x, y])), shade(color, 0.24))
  }
  return disc(sheet, color) + ear(1) + ear(-1)
}

const houseBadge: Motif = (sheet, color) => {
  const house = 'M96 240L256 96L416 240V410Q416 440 386 440H126Q96 440 96 410Z'
  return (
    sheet.shape(house, color, sheet.crescent(house, -16, -12, shade(color, 0.5), 0.18)) +
    line('M58 246L256 66L454 246', shade(color, 0.24), 34)
  )
}

const TOES = [
  [-52, -2, 14],
  [-20, -34, 16],
  [20, -34, 16],
  [52, -2, 14],
] as const

/** A paw print around (0, 0). */
export function paw(color: string): string {
  const pad = smooth(pts('0,-6 32,20 40,50 18,62 0,56 -18,62 -40,50 -32,20'))
  return path(pad, color) + TOES.map(([x, y, r]) => oval(x, y, r, r * 1.3, color)).join('')
}
