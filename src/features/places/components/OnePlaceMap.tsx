'use client'

import type { Point } from '@/platform/geo/model'
import { MapOnClick } from '@/ui/MapOnClick'

type Props = { name: string; detail: string; point: Point }

/** Where a place is, on request. */
export function OnePlaceMap({ name, detail, point }: Props) {
  return (
    <MapOnClick
      label={`Carte\u00a0: ${name}`}
      load={() => Promise.resolve([{ id: 'lieu', ...point, name, detail }])}
      place={detail}
    />
  )
}
