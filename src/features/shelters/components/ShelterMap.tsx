'use client'

import { MapOnClick } from '@/ui/MapOnClick'
import { NewTab } from '@/ui/NewTab'

import { addressSearch, routeTo } from './map-links'
import styles from './ShelterMap.module.scss'

type Props = {
  name: string
  address: string
  lat: number | null
  lng: number | null
  /** A band across its place, 400 px high at least. */
  isLarge?: boolean
}

/** Where a shelter is: the map on request, and one link to the way there, or to a search of its address. */
export function ShelterMap({ name, address, lat, lng, isLarge }: Props) {
  const route = routeTo({ lat, lng })
  const search = { href: addressSearch(address), label: 'Chercher l’adresse sur une carte' }
  const room = isLarge ? 'large' : undefined
  const load =
    lat === null || lng === null
      ? null
      : () => Promise.resolve([{ id: 'refuge', lat, lng, name, detail: address }])
  return (
    <div className={styles.map}>
      <MapOnClick
        label={`Carte : ${address}`}
        load={load}
        // The way there shows the same place: one need, one link.
        search={route ? undefined : search}
        room={room}
        place={isLarge ? address : undefined}
      />
      {route && (
        <p className={styles.links}>
          <a href={route} target="_blank" rel="noopener">
            Itinéraire <NewTab />
          </a>
        </p>
      )}
    </div>
  )
}
