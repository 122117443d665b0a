'use client'

import { useMemo } from 'react'

import type { MapPoint } from '@/ui/map-model'
import { MapOnClick } from '@/ui/MapOnClick'

import { WAYPOINT_LABELS } from '../model'
import type { PublicWalk } from '../view'

type Props = { walk: Pick<PublicWalk, 'name' | 'track' | 'waypoints' | 'startPoint' | 'city'> }

/** The way of a walk on the national map, on request. */
export function WayMap({ walk: { name, track, waypoints, startPoint, city } }: Props) {
  const line = useMemo(() => track?.map(([lat, lng]) => [lat, lng] as const), [track])
  const points = waypoints.flatMap(({ id, latitude, longitude, name: called, types }, nth) =>
    latitude === null || longitude === null
      ? []
      : [
          {
            id,
            lat: latitude,
            lng: longitude,
            number: nth + 1,
            name: `${nth + 1}. ${called || types.map((type) => WAYPOINT_LABELS[type]).join(', ')}`,
          } satisfies MapPoint,
        ],
  )
  const start = startPoint ? [{ id: 'depart', ...startPoint, name: 'Départ' }] : []
  return (
    <MapOnClick
      label={`Carte\u00a0: ${name}`}
      load={() => Promise.resolve(points.length > 0 ? points : start)}
      line={line}
      place={city ?? undefined}
    />
  )
}
