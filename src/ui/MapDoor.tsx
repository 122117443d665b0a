'use client'

import type { ReactNode } from 'react'

import { Button } from './Button'
import styles from './MapDoor.module.scss'
import { NewTab } from './NewTab'

type Props = {
  state: 'waiting' | 'loading' | 'unavailable' | 'shown'
  /** Asks for the map; `null` when nobody knows where it is. */
  onShow: (() => void) | null
  /** Where to look for the place without our map, unless a link beside it does: documented fallback. */
  search?: { href: string; label: string }
  /**
   * What the map takes before it is asked for: a line around its button; `large`, a band across
   * its place; `beside`, what a list leaves beside it, and a line where room is short.
   */
  room?: 'large' | 'beside'
  /** What it would show, in words, where there is room for them. */
  place?: string
  /** The map, once it is shown. */
  children?: ReactNode
}

/** What stands in the place of a map until somebody asks for it, and when it cannot be had. */
export function MapDoor({ state, onShow, search, room, place, children }: Props) {
  return (
    <div
      className={styles.field}
      data-room={room ?? 'line'}
      data-is-shown={state === 'shown' || undefined}
      aria-busy={state === 'loading'}
    >
      {state === 'shown' ? (
        children
      ) : (
        <div className={styles.waiting}>
          <Pin />
          {place && <p className={styles.place}>{place}</p>}
          {state === 'waiting' && (
            <div className={styles.ask}>
              <Button onClick={onShow ?? undefined}>Afficher la carte</Button>
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
              {onShow && (
                <Button look="outline" onClick={onShow}>
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
