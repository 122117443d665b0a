import { WALK_LIMITS, type TrackPoint } from '../model'
import { typesOf } from './kinds'
import {
  GpxRefused,
  MOST_POINTS,
  OWN_NAMESPACE,
  type GpxLine,
  type GpxWalk,
  type GpxWaypoint,
} from './model'
import { childrenOf, readXml, wordsOf, type Element } from './xml'

/** Six decimals are eleven centimetres, and a tenth of a metre more than any height is sure of. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** A number of a file, with a comma where a program writes French; `null` for none. */
function numberOf(words: unknown): number | null {
  if (typeof words !== 'string' || words.trim() === '') return null
  const value = Number(words.trim().replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

/** Where an element is. @throws GpxRefused for what is nowhere on Earth */
function placeOf(element: Element): { lat: number; lng: number } {
  const [lat, lng] = [numberOf(element['@lat']), numberOf(element['@lon'])]
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) {
    throw new GpxRefused(
      'Ce fichier contient un point dont les coordonnées sont impossibles. Exportez de nouveau la promenade au format GPX.',
    )
  }
  return { lat: rounded(lat, 6), lng: rounded(lng, 6) }
}

function trackPoint(element: Element, prefix: string): TrackPoint {
  const { lat, lng } = placeOf(element)
  const height = numberOf(wordsOf(element, `${prefix}ele`))
  // « -9999 » and the like say that the height is not known.
  const isKnown = height !== null && height >= -500 && height <= WALK_LIMITS.elevation
  return [lat, lng, isKnown ? rounded(height, 1) : null]
}

/** The extensions of an element, in whatever namespace. */
const extensionsOf = (element: Element, prefix: string): Element =>
  childrenOf(element, `${prefix}extensions`)[0] ?? {}

/** What this program adds to a point, where the file declares its namespace as it does. */
function ownOf(element: Element, prefix: string, own: string | null) {
  const extensions = own === null ? {} : extensionsOf(element, prefix)
  const minutes = numberOf(wordsOf(extensions, `${own}minutes`))
  return {
    isOptional: wordsOf(extensions, `${own}optional`) === 'true',
    estimatedTimeFromPrevious: minutes === null || minutes < 0 ? null : Math.round(minutes),
  }
}

function waypoint(element: Element, prefix: string, own: string | null): GpxWaypoint {
  const words = (name: string) => wordsOf(element, `${prefix}${name}`)
  const icon = wordsOf(extensionsOf(element, prefix), 'osmand:icon').replaceAll('_', ' ')
  return {
    ...placeOf(element),
    name: words('name'),
    description: words('desc') || words('cmt') || null,
    types: typesOf([words('type'), words('sym'), icon].filter(Boolean)),
    ...ownOf(element, prefix, own),
  }
}

/** A track: its pieces one after the other, since whoever walks it walks between them too. */
const track = (element: Element, prefix: string): GpxLine => ({
  name: wordsOf(element, `${prefix}name`) || null,
  points: childrenOf(element, `${prefix}trkseg`).flatMap((piece) =>
    childrenOf(piece, `${prefix}trkpt`).map((point) => trackPoint(point, prefix)),
  ),
})

/** A route: Garmin's programs write the way between two of its points inside the first. */
const route = (element: Element, prefix: string): GpxLine => ({
  name: wordsOf(element, `${prefix}name`) || null,
  points: childrenOf(element, `${prefix}rtept`).flatMap((point) => {
    const extensions = extensionsOf(point, prefix)
    const between = childrenOf(extensions, 'gpxx:RoutePointExtension').flatMap((extension) =>
      childrenOf(extension, 'gpxx:rpt').map((each) => trackPoint(each, prefix)),
    )
    return [trackPoint(point, prefix), ...between]
  }),
})

/** The prefix under which a file writes what is this program's own; `null` for other files. */
function ownPrefix(root: Element): string | null {
  const name = Object.keys(root).find((key) => root[key] === OWN_NAMESPACE)
  return name?.startsWith('@xmlns:') ? `${name.slice('@xmlns:'.length)}:` : null
}

/**
 * Reads a GPX file, 1.0 or 1.1, of whatever program: every track; the routes when there is no
 * track, whose named points are waypoints where the file has none of its own.
 * @param bytes the file as it is
 * @throws GpxRefused with a sentence for whoever chose the file
 */
export function readGpx(bytes: Uint8Array): GpxWalk {
  const { root, prefix } = readXml(bytes, 'gpx')
  const all = (name: string) => childrenOf(root, `${prefix}${name}`)
  const own = ownPrefix(root)

  const isWay = ({ points }: GpxLine) => points.length > 1
  const tracks = all('trk')
    .map((each) => track(each, prefix))
    .filter(isWay)
  const routes = tracks.length > 0 ? [] : all('rte')
  const lines = [...tracks, ...routes.map((each) => route(each, prefix)).filter(isWay)]
  const marked = all('wpt').map((each) => waypoint(each, prefix, own))
  const waypoints =
    marked.length > 0
      ? marked
      : routes
          .flatMap((each) => childrenOf(each, `${prefix}rtept`))
          .map((each) => waypoint(each, prefix, own))
          .filter(({ name }) => name !== '')

  if (lines.length === 0 && waypoints.length === 0) {
    throw new GpxRefused(
      'Ce fichier ne contient ni tracé ni point. Exportez une promenade enregistrée ou un itinéraire.',
    )
  }
  if (lines.reduce((sum, { points }) => sum + points.length, 0) > MOST_POINTS) {
    throw new GpxRefused(
      'Ce fichier contient plus de 200\u00a0000\u00a0points. Choisissez une seule promenade.',
    )
  }
  // GPX 1.0 says of the file itself what 1.1 says in its metadata.
  const about = all('metadata')[0] ?? root
  const said = (name: string) => wordsOf(about, `${prefix}${name}`) || null
  return {
    name: said('name') ?? lines[0]?.name ?? null,
    description: said('desc'),
    waypoints,
    lines,
  }
}
