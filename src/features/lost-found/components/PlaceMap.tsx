'use client'

import type { Point } from '@/platform/geo/model'
import { MapOnClick } from '@/ui/MapOnClick'

import { seenWhen, type Sighting } from '../sightings/trail.model'

type Props = { name: string; detail: string; point: Point; trail: readonly Sighting[] }

/** The neighbourhood of one report, on request, and the way of its animal from there. */
export function PlaceMap({ name, detail, point, trail }: Props) {
  const seen = trail.map((sighting, at) => ({
    id: sighting.id,
    ...sighting.point,
    number: at + 1,
    name: `${at + 1}. Vu le ${seenWhen(sighting)}`,
    detail: sighting.placeWords ?? sighting.communeName,
  }))
  return (
    <MapOnClick
      label={`Carte\u00a0: ${detail}`}
      load={() => Promise.resolve([{ id: 'avis', ...point, name, detail }, ...seen])}
      place={detail}
      isTrail={trail.length > 0}
    />
  )
}
