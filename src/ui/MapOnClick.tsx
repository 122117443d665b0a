'use client'

import { useState, type ComponentType } from 'react'

import { Button } from './Button'
import type { MapPoint } from './map-model'
import type { MapCanvas } from './MapCanvas'
import styles from './MapOnClick.module.scss'
import { NewTab } from './NewTab'

type Canvas = ComponentType<Parameters<typeof MapCanvas>[0]>
type Shown = { Canvas: Canvas; points: readonly MapPoint[] }
type State = 'waiting' | 'loading' | 'unavailable' | Shown

type Props = {
  /** « Carte : 2 rue de la Source, 37600 Loches ». */
  label: string
  /** The places, asked for with the map itself; `null` when nobody knows where it is. */
  load: (() => Promise<readonly MapPoint[]>) | null
  /** Where to look for the place without our map, unless a link beside it does: documented fallback. */
  search?: { href: string; label: string }
  /**
   * What the map takes before it is asked for: a line around its button; `large`, a band across
   * its place; `beside`, what a list leaves beside it, and a line where room is short.
   */
  room?: 'large' | 'beside'
  /** What it would show, in words, where there is room for them. */
  place?: string
}

/** The map comes from another host, so that nothing of it is asked for before a click. */
export function MapOnClick({ label, load, search, room, place }: Props) {
  const [state, setState] = useState<State>(load ? 'waiting' : 'unavailable')
  const show = async () => {
    if (!load) return
    setState('loading')
    try {
      const [{ MapCanvas: Canvas }, points] = await Promise.all([import('./MapCanvas'), load()])
      setState({ Canvas, points })
    } catch {
      setState('unavailable')
    }
  }
  return (
    <div
      className={styles.field}
      data-room={room ?? 'line'}
      data-is-shown={typeof state === 'object' || undefined}
      aria-busy={state === 'loading'}
    >
      {typeof state === 'object' ? (
        <state.Canvas
          label={label}
          points={state.points}
          onUnavailable={() => setState('unavailable')}
        />
      ) : (
        <div className={styles.waiting}>
          <Pin />
          {place && <p className={styles.place}>{place}</p>}
          {state === 'waiting' && (
            <div className={styles.ask}>
              <Button onClick={() => void show()}>Afficher la carte</Button>
              <p className={styles.hint}>Elle sera chargée depuis le site de l’IGN.</p>
            </div>
          )}
          <div role="status">
            {state === 'loading' && <p className={styles.hint}>Chargement de la carte…</p>}
            {state === 'unavailable' && <p className={styles.sorry}>Carte non disponible</p>}
          </div>
          {state === 'unavailable' && (
            <>
              {search && (
                <a className={styles.search} href={search.href} target="_blank" rel="noopener">
                  {search.label} <NewTab />
                </a>
              )}
              {load && (
                <Button look="outline" onClick={() => void show()}>
                  Réessayer
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  )
}

function Pin() {
  return (
    <svg className={styles.drop} viewBox="0 0 32 40" width="32" height="40" aria-hidden="true">
      <path
        className={styles.pin}
        d="M16 1c8 0 14 6 14 14 0 9-9 17-14 24C11 32 2 24 2 15 2 7 8 1 16 1Z"
      />
      <circle cx="16" cy="15" r="5.5" fill="#fff" />
    </svg>
  )
}
