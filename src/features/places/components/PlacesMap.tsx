'use client'

import { readGrouped } from '@/ui/map-grouped'
import { MapOnClick } from '@/ui/MapOnClick'

import { API } from '../model'

/** All the places of the list on a map; the list stays beside it. */
export function PlacesMap({ query }: { query: string }) {
  const { load, loadView } = readGrouped(`${API}/map`, query)
  return (
    <MapOnClick
      label="Carte des adresses de la liste"
      load={load}
      loadView={loadView}
      things="adresses"
      room="beside"
    />
  )
}
