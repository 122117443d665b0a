import { distanceBetween } from '@/platform/geo/model'
import type { Spot } from '@/ui/moved-point'

import { endsOf } from '../editor/body'
import { shownFigures, type Texts, type Ticks, type WalkContent } from '../editor/content'
import { importedOf, importGpx } from '../editor/line'
import { newWaypoint } from '../editor/points'
import type { GpxWalk } from '../gpx/model'
import { ALLOWED_ANIMALS, MEASURES, SEASONS, type Measure } from '../model'
import { trackDistance } from '../track/model'
import { animalField, seasonField, type PlainWalkForm } from './schema'

const TICKS: ReadonlyArray<keyof Ticks> = ['isAccessible', 'hasParkingNearby', 'hasRestrooms']

/** Points of a file of which the server weighs each against the others, at most. */
const WEIGHED_POINTS = 4_000

/** Metres under which a start that comes back is the one that was shown. */
const SAME_PLACE = 1

/** Without anybody to ask: the longest way of a file. @returns its place, from 0 */
export function longestLine({ lines }: GpxWalk): number {
  const lengths = lines.map(({ points }) => trackDistance(points))
  return Math.max(0, lengths.indexOf(Math.max(...lengths)))
}

function placeStart(draft: WalkContent, key: string, spot: Spot): void {
  const before = endsOf(draft).startPoint
  if (before && distanceBetween(before, spot) < SAME_PLACE) return
  const start = draft.waypoints.find(({ types }) => types.includes('START'))
  if (start) Object.assign(start, spot)
  else draft.waypoints.unshift({ ...newWaypoint(key, spot), name: 'Départ', types: ['START'] })
}

/** A number that came back as it was shown goes on following the line. */
function typeMeasure(draft: WalkContent, measure: Measure, shown: string, typed: string): void {
  if (typed === '') draft.typed[measure] = null
  else if (typed !== shown) draft.typed[measure] = typed
}

type Sent = { form: PlainWalkForm; file: GpxWalk | null; start: Spot | null; newKey: () => string }

/**
 * What the editor would hold had it been typed there: the same content, so that everything after it,
 * the line made simpler and the figures included, is the same too.
 * @param base the walk as it was shown, or an empty one
 */
export function plainContent(base: WalkContent, { form, file, start, newKey }: Sent): WalkContent {
  const draft = structuredClone(base)
  for (const field of Object.keys(draft.texts) as Array<keyof Texts>) {
    const typed = form[field]
    if (typed !== undefined) draft.texts[field] = typed
  }
  for (const field of TICKS) draft.ticks[field] = form[field]
  draft.allowedAnimals = ALLOWED_ANIMALS.filter((animal) => form[animalField(animal)])
  draft.bestSeasons = SEASONS.filter((season) => form[seasonField(season)])
  const shown = shownFigures(base)
  for (const measure of MEASURES) {
    const typed = form[measure]?.trim()
    if (typed !== undefined) typeMeasure(draft, measure, shown[measure], typed)
  }
  if (file) {
    importGpx(draft, { file: importedOf(file, longestLine(file), WEIGHED_POINTS), newKey })
  }
  // A start that comes back as it was shown goes on following the line.
  const before = endsOf(base).startPoint
  if (start && !(before && distanceBetween(before, start) < SAME_PLACE)) {
    placeStart(draft, newKey(), start)
  }
  return draft
}
