'use client'

import type { Point } from '@/platform/geo/model'
import { MapOnClick } from '@/ui/MapOnClick'

import { seenWhen, type Sighting } from '../sightings/trail.model'

type Props = { name: string; detail: string; point: Point; trail: readonly Sighting[] }

/** The neighbourhood of one report, on request, and the way of its animal from there. */
export function PlaceMap({ name, detail, point, trail }: Props) {
  // What nobody put on the map stays in the list.
  const seen = trail.flatMap(({ point: spot, ...sighting }, at) =>
    spot
      ? [
          {
            id: sighting.id,
            ...spot,
            number: at + 1,
            name: `${at + 1}. ${seenWhen(sighting)}`,
            detail: sighting.placeWords ?? sighting.communeName,
          },
        ]
      : [],
  )
  return (
    <MapOnClick
      label={`Carte\u00a0: ${detail}`}
      load={() => Promise.resolve([{ id: 'avis', ...point, name, detail }, ...seen])}
      place={detail}
      isTrail={seen.length > 0}
    />
  )
}
