import { plainName } from '@/platform/geo/model'

import { WAYPOINT_TYPES, type WaypointType } from '../model'

/**
 * Words by which programs say what a point is, in `type`, `sym` or an icon: Garmin's symbols
 * (« Parking Area », « Drinking Water »), the icons of OsmAnd (`amenity_drinking_water`) and what
 * people write in French.
 */
const WORDS: ReadonlyArray<readonly [WaypointType, RegExp]> = [
  ['PARKING', /\b(parking|trailhead parking)\b/],
  ['START', /\b(trail head|trailhead|start|depart)\b/],
  ['END', /\b(end|finish|arrivee)\b/],
  [
    'WATER',
    /\b(drinking water|drinking fountain|water source|fountain|spring|fontaine|point d eau)\b/,
  ],
  ['VIEWPOINT', /\b(viewpoint|scenic area|view point|point de vue|belvedere|summit|sommet)\b/],
  [
    'REST_AREA',
    /\b(rest area|picnic(?: area| site)?|pique nique|bench|banc|shelter|aire de repos)\b/,
  ],
  ['DANGER', /\b(danger(?: area)?|skull and crossbones|hazard|warning|attention)\b/],
  ['PHOTO_SPOT', /\b(photo|camera|scenic photo)\b/],
  [
    'HISTORIC',
    /\b(historic|museum|castle|monument|ruins|archaeological|chapel|church|patrimoine)\b/,
  ],
  ['NATURE', /\b(nature|forest|park|tree|waterfall|cascade|lake|beach)\b/],
]

const OWN: ReadonlySet<string> = new Set(WAYPOINT_TYPES)

/** Types as a file of ours writes them, in `type`: « START, PARKING ». */
export const writtenTypes = (types: readonly WaypointType[]): string => types.join(', ')

/**
 * What a point of a file is, at least one. What this program wrote is read to the letter; of what
 * others wrote, the first word that is known counts.
 * @param words its `type`, `sym` and icon, in the order in which they are believed
 */
export function typesOf(words: readonly string[]): WaypointType[] {
  for (const word of words) {
    const parts = word.split(',').map((part) => part.trim())
    if (parts.every((part) => OWN.has(part))) return [...new Set(parts)] as WaypointType[]
  }
  for (const word of words) {
    const plain = plainName(word)
    const known = WORDS.find(([, pattern]) => pattern.test(plain))
    if (known) return [known[0]]
  }
  return ['STANDARD']
}
