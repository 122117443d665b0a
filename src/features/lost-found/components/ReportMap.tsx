'use client'

import { readGrouped } from '@/ui/map-grouped'
import { MapOnClick } from '@/ui/MapOnClick'

import { API } from '../model'

/** All the animals of the list on a map, to 300 m; the list stays beside it. */
export function ReportMap({ query }: { query: string }) {
  const { load, loadView } = readGrouped(`${API}/map`, query)
  return (
    <MapOnClick
      label="Carte des avis de la liste"
      load={load}
      loadView={loadView}
      things="animaux"
      room="beside"
    />
  )
}
