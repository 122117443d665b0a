'use client'

import type { MapPoint } from '@/ui/map-model'
import { MapOnClick } from '@/ui/MapOnClick'

import { API } from '../model'

/** All the animals of the list on a map, to 300 m; the list stays beside it. */
export function ReportMap({ query }: { query: string }) {
  const load = async () => {
    const response = await fetch(`${API}/map?${query}`)
    if (!response.ok) throw new Error(`Erreur ${response.status}`)
    return ((await response.json()) as { data: MapPoint[] }).data
  }
  return <MapOnClick label="Carte des avis de la liste" load={load} room="beside" />
}
