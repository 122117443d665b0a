'use client'

import type { Point } from '@/platform/geo/model'
import { MapOnClick } from '@/ui/MapOnClick'

type Props = { name: string; detail: string; point: Point }

/** The neighbourhood of one report, on request. */
export function PlaceMap({ name, detail, point }: Props) {
  return (
    <MapOnClick
      label={`Carte\u00a0: ${detail}`}
      load={() => Promise.resolve([{ id: 'avis', ...point, name, detail }])}
      place={detail}
    />
  )
}
