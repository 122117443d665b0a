'use client'

import { useState } from 'react'

import { Button } from '@/ui/Button'

import styles from './Templates.module.scss'

type Props = { address: string; lat: number | null; lng: number | null }

const SPAN = 0.012

/** The map comes from another host, so it is loaded when the visitor asks for it. */
export function MapOnClick({ address, lat, lng }: Props) {
  const [isShown, setIsShown] = useState(false)
  const search = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
  if (lat === null || lng === null) {
    return (
      <div className={styles.map}>
        <p>Carte non disponible</p>
        <a href={search} target="_blank" rel="noopener">
          Chercher cette adresse sur une carte
        </a>
      </div>
    )
  }
  const box = [lng - SPAN, lat - SPAN / 2, lng + SPAN, lat + SPAN / 2].join('%2C')
  return (
    <div className={styles.map}>
      {isShown ? (
        <iframe
          className={styles.frame}
          title={`Carte : ${address}`}
          src={`https://www.openstreetmap.org/export/embed.html?bbox=${box}&marker=${lat}%2C${lng}`}
        />
      ) : (
        <>
          <Button look="secondary" onClick={() => setIsShown(true)}>
            Afficher la carte
          </Button>
          <p className={styles.hint}>La carte vient d’OpenStreetMap.</p>
        </>
      )}
      <a
        href={`https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`}
        target="_blank"
        rel="noopener"
      >
        Itinéraire (nouvelle fenêtre)
      </a>
    </div>
  )
}
