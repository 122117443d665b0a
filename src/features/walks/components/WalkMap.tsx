'use client'

import type { MapBox, MapPoint, MapView } from '@/ui/map-model'
import { MapOnClick } from '@/ui/MapOnClick'

import { API } from '../model'

type Answer = {
  data: MapPoint[]
  groups: Array<{ id: string; lat: number; lng: number; count: number; box: MapBox }>
}

async function read(query: string): Promise<MapPoint[]> {
  const response = await fetch(`${API}/map?${query}`)
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  const { data, groups } = (await response.json()) as Answer
  return [
    ...data,
    ...groups.map(({ id, lat, lng, ...group }) => ({ id, lat, lng, name: '', group })),
  ]
}

/** Where all the walks of the list begin; the list stays beside it. */
export function WalkMap({ query }: { query: string }) {
  const loadView = ({ box: { south, west, north, east }, zoom }: MapView) => {
    // To the metre: what is seen of a map is no more exact.
    const box = [south, west, north, east].map((degrees) => degrees.toFixed(5)).join(',')
    return read(`${query}&box=${box}&zoom=${zoom}`)
  }
  return (
    <MapOnClick
      label="Carte des promenades de la liste"
      load={() => read(query)}
      loadView={loadView}
      things="promenades"
      room="beside"
    />
  )
}
