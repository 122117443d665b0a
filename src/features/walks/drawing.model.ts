import type { TrackPoint } from './model'

/** A line as an SVG draws it, in pixels of a frame that it fills as far as its shape lets it. */
export type Drawing = {
  width: number
  height: number
  path: string
  at: (point: { lat: number; lng: number }) => { x: number; y: number }
}

const MARGIN = 16
const fixed = (value: number): string => value.toFixed(1)

/** The way of a walk seen from above; `null` for fewer than two points. */
export function drawWay(track: readonly TrackPoint[], width = 640, most = 420): Drawing | null {
  if (track.length < 2) return null
  const lats = track.map(([lat]) => lat)
  const lngs = track.map(([, lng]) => lng)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  // A degree of longitude is shorter the nearer the pole.
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const wide = Math.max((east - west) * shrink, 1e-6)
  const high = Math.max(north - south, 1e-6)
  const scale = Math.min((width - 2 * MARGIN) / wide, (most - 2 * MARGIN) / high)
  const height = Math.max(120, Math.round(high * scale + 2 * MARGIN))
  const left = (width - wide * scale) / 2
  const top = (height - high * scale) / 2
  const at = ({ lat, lng }: { lat: number; lng: number }) => ({
    x: left + (lng - west) * shrink * scale,
    y: top + (north - lat) * scale,
  })
  const path = track
    .map(([lat, lng], nth) => {
      const { x, y } = at({ lat, lng })
      return `${nth === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`
    })
    .join('')
  return { width, height, path, at }
}

/** The same for a small picture among many: whole pixels, each counted from the one before. */
export function drawSketch(
  track: readonly TrackPoint[],
  width: number,
  most: number,
): Omit<Drawing, 'at'> | null {
  const way = drawWay(track, width, most)
  if (!way) return null
  const spots = track.map(([lat, lng]) => {
    const { x, y } = way.at({ lat, lng })
    return { x: Math.round(x), y: Math.round(y) }
  })
  const moves = spots.map(({ x, y }, nth) => {
    const from = spots[nth - 1] ?? { x: 0, y: 0 }
    return `${x - from.x} ${y - from.y}`
  })
  // Numbers after the first two are lines; a minus keeps them apart too.
  const path = `m${moves.join(' ').replaceAll(' -', '-')}`
  return { width: way.width, height: way.height, path }
}

export type Profile = {
  width: number
  height: number
  line: string
  area: string
  /** Metres above the sea. */
  lowest: number
  highest: number
}

/** Metres between two points of a line, near enough for a drawing. */
function step([latA, lngA]: TrackPoint, [latB, lngB]: TrackPoint): number {
  const shrink = Math.cos((((latA + latB) / 2) * Math.PI) / 180)
  return Math.hypot(latB - latA, (lngB - lngA) * shrink) * 111_195
}

/** The heights of a walk along its length; `null` unless nearly all of them are known. */
export function drawProfile(
  track: readonly TrackPoint[],
  width = 640,
  height = 160,
): Profile | null {
  const known = track.filter(([, , elevation]) => elevation !== null)
  if (known.length < 2 || known.length < track.length * 0.9) return null
  let gone = 0
  const points = known.map((point, nth) => {
    const before = known[nth - 1]
    if (before) gone += step(before, point)
    return { far: gone, high: point[2] as number }
  })
  const heights = points.map(({ high }) => high)
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)]
  if (gone === 0) return null
  // Of a flat walk ten metres are no mountain.
  const span = Math.max(highest - lowest, 50)
  const spots = points.map(
    ({ far, high }) =>
      `${fixed((far / gone) * width)} ${fixed(height - 8 - ((high - lowest) / span) * (height - 16))}`,
  )
  const line = `M${spots.join('L')}`
  const area = `${line}L${width} ${height}L0 ${height}Z`
  return { width, height, line, area, lowest: Math.round(lowest), highest: Math.round(highest) }
}
