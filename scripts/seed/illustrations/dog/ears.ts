import { shade, tint, mix, PALETTE } from '../palette'
import type { Random } from '../prng'
import { pts, furry, mirror, smooth, type Point } from '../shapes'
import { path, place, type Sheet } from '../svg'
import type { EarKind } from './builds'

type EarShape = { outer: readonly Point[]; inner?: readonly Point[]; behind: boolean; pivot: Point }

/** Right ears, clockwise, in head coordinates. `behind` ears are hidden by the skull at their root. */
const EARS: Record<EarKind, EarShape> = {
  PRICK: {
    outer: pts('30,-120 52,-210 96,-300 128,-336 150,-300 172,-200 166,-70 90,-60'),
    inner: pts('72,-130 84,-206 108,-272 126,-296 138,-258 150,-180 142,-110'),
    behind: true,
    pivot: [110, -100],
  },
  BAT: {
    outer: pts('70,-110 92,-200 134,-268 176,-290 206,-262 218,-180 204,-70 140,-50'),
    inner: pts('112,-120 124,-192 154,-240 178,-250 190,-214 192,-150 178,-96'),
    behind: true,
    pivot: [150, -90],
  },
  DROP: {
    outer: pts('96,-164 150,-170 206,-128 242,-44 246,40 214,92 176,70 158,0 146,-74 112,-120'),
    behind: false,
    pivot: [120, -150],
  },
  SILKY: {
    outer: pts('104,-122 156,-132 206,-84 236,10 248,120 222,206 174,214 146,150 140,60 134,-30'),
    behind: false,
    pivot: [124, -110],
  },
  LONG: {
    outer: pts('92,-134 148,-140 196,-86 222,10 236,120 206,196 158,186 136,110 132,20 124,-60'),
    behind: false,
    pivot: [112, -124],
  },
  BUTTON: {
    outer: pts('52,-152 104,-188 164,-176 196,-130 190,-72 166,-34 138,-70 96,-112'),
    behind: false,
    pivot: [120, -140],
  },
  SEMI: {
    outer: pts('40,-116 58,-200 92,-268 128,-286 156,-262 174,-190 172,-110 164,-60 90,-60'),
    behind: true,
    pivot: [120, -100],
  },
}

export type EarPaint = { color: string; turn: number; furLong: boolean; rng: Random }

/** One ear; `side` 1 is the picture's right. */
function ear(sheet: Sheet, kind: EarKind, side: 1 | -1, paint: EarPaint): string {
  const { outer, inner, pivot } = EARS[kind]
  const { color, furLong, rng } = paint
  const points = side === 1 ? outer : mirror(outer).reverse()
  const [px] = pivot
  const d =
    kind === 'SILKY'
      ? furry(points, {
          length: ([, y]) => (y > 60 ? 28 : y > -40 ? 14 : 0),
          step: 74,
          comb: 0.8,
          rng,
        })
      : furLong && kind === 'SEMI'
        ? furry(points, {
            length: ([x, y]) => (Math.abs(x) > 150 && y > -190 ? 20 : 0),
            step: 36,
            comb: 0.5,
            rng,
          })
        : smooth(points)
  const shadow = sheet.crescent(d, -side * 22, -10, shade(color, 0.45), 0.4)
  let body = sheet.shape(d, color, shadow)
  if (inner) {
    const pink = mix(mix(color, PALETTE.rose, 0.62), PALETTE.night, 0.06)
    const hollow = smooth(side === 1 ? inner : mirror(inner).reverse())
    body += sheet.shape(hollow, pink, sheet.crescent(hollow, side * 16, 14, shade(pink, 0.5), 0.45))
  }
  if (kind === 'SEMI') body += fold(side, color)
  if (kind === 'SILKY') body += waves(side, color)
  return place(place(body, -side * px, -pivot[1]), side * px, pivot[1], { turn: side * paint.turn })
}

/** The tip of a half-pricked ear, falling forward. */
function fold(side: 1 | -1, color: string): string {
  const tip: Point[] = pts('84,-262 118,-292 158,-280 196,-226 214,-160 204,-138 160,-172 112,-212')
  return path(smooth(side === 1 ? tip : mirror(tip).reverse()), tint(color, 0.14))
}

function waves(side: 1 | -1, color: string): string {
  const rows: Point[][] = [pts('176,-60 196,30 190,120 206,180'), pts('160,-20 172,70 164,150')]
  return rows
    .map((row) => {
      const points = row.map(([x, y]): Point => [x * side, y])
      return `<path d="${smooth(points, false)}" fill="none" stroke="${shade(color, 0.25)}" stroke-width="7" stroke-linecap="round" opacity="0.55"/>`
    })
    .join('')
}

/** Both ears, to be drawn before the skull (`behind`) or after it. */
export function dogEars(sheet: Sheet, kind: EarKind, paint: Omit<EarPaint, 'turn'>) {
  const relaxed = () => paint.rng.between(-5, 5)
  const both =
    ear(sheet, kind, 1, { ...paint, turn: relaxed() }) +
    ear(sheet, kind, -1, { ...paint, turn: relaxed() })
  return EARS[kind].behind ? { behind: both, front: '' } : { behind: '', front: both }
}
