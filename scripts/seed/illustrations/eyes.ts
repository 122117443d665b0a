import { mix, PALETTE, shade, tint } from './palette'
import { ellipsePath, smooth, type Point } from './shapes'
import { group, line, oval, path, type Sheet } from './svg'

export type EyeLook = {
  iris: string
  /** Colour of the fur around, for the lids and, on a dark coat, the rim that keeps the eye readable. */
  fur: string
  dark: boolean
}

/** The same light in both eyes, on the same side: it is what makes them look alive. */
function glints(x: number, y: number, rx: number, ry: number): string {
  return (
    oval(x - rx * 0.3, y - ry * 0.36, rx * 0.3, ry * 0.3, PALETTE.white) +
    oval(x + rx * 0.34, y + ry * 0.34, rx * 0.14, ry * 0.14, PALETTE.white, { opacity: 0.75 })
  )
}

/** A round, mostly dark eye. */
export function dogEye(sheet: Sheet, x: number, y: number, r: number, look: EyeLook): string {
  const [rx, ry] = [r, r * 1.06]
  const side = Math.sign(x)
  const iris = sheet.radial(
    [
      [0, tint(look.iris, 0.2)],
      [0.75, look.iris],
      [1, shade(look.iris, 0.45)],
    ],
    0.5,
    0.65,
    0.6,
  )
  const rim = look.dark ? tint(look.fur, 0.42) : shade(look.fur, 0.62)
  const inside =
    oval(x, y, rx, ry, iris) +
    oval(x, y, rx * 0.66, ry * 0.7, '#17100F') +
    oval(x, y - ry * 1.2, rx * 1.5, ry * 0.62, '#17100F', { opacity: 0.45 }) +
    glints(x, y, rx, ry)
  const lid: Point[] = [
    [x - side * rx * 1.18, y + ry * 0.22],
    [x - side * rx * 0.72, y - ry * 0.82],
    [x + side * rx * 0.15, y - ry * 1.16],
    [x + side * rx * 0.95, y - ry * 0.68],
    [x + side * rx * 1.32, y + ry * 0.16],
  ]
  return (
    oval(x, y, rx + 5, ry + 5, rim) +
    sheet.clipped(ellipsePath(x, y, rx, ry), inside) +
    line(smooth(lid, false), look.dark ? '#120D0E' : shade(look.fur, 0.7), r * 0.26)
  )
}

/** An almond eye with a wide, friendly pupil. */
export function catEye(sheet: Sheet, x: number, y: number, w: number, look: EyeLook): string {
  const side = Math.sign(x)
  const h = w * 0.86
  const almond: Point[] = [
    [x - side * w * 1.02, y + h * 0.3],
    [x - side * w * 0.62, y - h * 0.56],
    [x + side * w * 0.06, y - h * 0.98],
    [x + side * w * 0.76, y - h * 0.72],
    [x + side * w * 1.08, y - h * 0.12],
    [x + side * w * 0.74, y + h * 0.62],
    [x + side * w * 0.04, y + h * 0.94],
    [x - side * w * 0.62, y + h * 0.72],
  ]
  const outline = smooth(almond)
  const iris = sheet.linear([
    [0, shade(look.iris, 0.4)],
    [0.45, look.iris],
    [1, tint(look.iris, 0.4)],
  ])
  const inside =
    path(outline, iris) +
    oval(x, y, w * 0.5, h * 0.8, '#17100F') +
    oval(x, y - h * 1.2, w * 1.4, h * 0.55, '#17100F', { opacity: 0.35 }) +
    oval(x - w * 0.26, y - h * 0.36, w * 0.25, h * 0.27, PALETTE.white) +
    oval(x + w * 0.3, y + h * 0.36, w * 0.11, h * 0.12, PALETTE.white, { opacity: 0.8 })
  const rim = look.dark ? '#0F0B0D' : shade(look.fur, 0.66)
  return (
    (look.dark ? line(outline, tint(look.fur, 0.2), w * 0.3) : '') +
    line(outline, rim, w * 0.2) +
    sheet.clipped(outline, inside)
  )
}

/** Eyes closed in contentment. */
export function closedEye(x: number, y: number, w: number, look: EyeLook): string {
  const color = look.dark ? tint(look.fur, 0.58) : shade(look.fur, 0.68)
  const arc: Point[] = [
    [x - w, y - w * 0.12],
    [x - w * 0.5, y + w * 0.34],
    [x + w * 0.5, y + w * 0.34],
    [x + w, y - w * 0.12],
  ]
  return group({}, line(smooth(arc, false), color, w * 0.24))
}

/** A warm spot on the cheek. */
export const blush = (x: number, y: number, r: number, fur: string) =>
  oval(x, y, r, r * 0.62, mix(PALETTE.berry, PALETTE.apricot, 0.45), {
    opacity: look(fur),
  })

const look = (fur: string) => (Number.parseInt(fur.slice(1, 3), 16) > 110 ? 0.2 : 0)
