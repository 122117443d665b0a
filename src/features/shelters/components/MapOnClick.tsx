'use client'

import { useEffect, useRef, useState } from 'react'

import { Button } from '@/ui/Button'

import { addressSearch, mapEmbed, routeTo } from './map-links'
import styles from './MapOnClick.module.scss'

type Props = {
  address: string
  lat: number | null
  lng: number | null
  /** A band across its place, 400 px high at least. */
  isLarge?: boolean
}

/** The map comes from another host, so it is loaded only when the visitor asks for it. */
export function MapOnClick({ address, lat, lng, isLarge = false }: Props) {
  const [isShown, setIsShown] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  // The button goes: the keyboard goes on from the map that takes its place.
  useEffect(() => {
    if (isShown) frame.current?.focus()
  }, [isShown])

  const isKnown = lat !== null && lng !== null
  const route = routeTo({ lat, lng })
  return (
    <div className={styles.map} data-large={isLarge || undefined}>
      <div className={styles.field}>
        {isKnown && isShown ? (
          <iframe
            ref={frame}
            className={styles.frame}
            title={`Carte : ${address}`}
            src={mapEmbed(lat, lng)}
          />
        ) : (
          <div className={styles.waiting}>
            <Pin />
            {isKnown ? (
              <>
                <Button onClick={() => setIsShown(true)}>Afficher la carte</Button>
                <p className={styles.hint}>Elle sera chargée depuis OpenStreetMap.</p>
              </>
            ) : (
              <p className={styles.hint}>Carte non disponible</p>
            )}
          </div>
        )}
      </div>
      <p className={styles.links}>
        {route && (
          <a href={route} target="_blank" rel="noopener">
            Itinéraire (nouvel onglet)
          </a>
        )}
        <a href={addressSearch(address)} target="_blank" rel="noopener">
          Chercher l’adresse sur une carte (nouvel onglet)
        </a>
      </p>
    </div>
  )
}

function Pin() {
  return (
    <svg viewBox="0 0 32 40" width="44" height="55" aria-hidden="true">
      <path
        className={styles.pin}
        d="M16 1c8 0 14 6 14 14 0 9-9 17-14 24C11 32 2 24 2 15 2 7 8 1 16 1Z"
      />
      <circle cx="16" cy="15" r="5.5" fill="#fff" />
    </svg>
  )
}
