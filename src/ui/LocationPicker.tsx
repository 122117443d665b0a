'use client'

import { useState, type ComponentType } from 'react'

import buttons from './admin-buttons.module.scss'
import styles from './LocationPicker.module.scss'
import { MapDoor } from './MapDoor'
import { movedWords, type Spot } from './moved-point'
import type { PointCanvas } from './PointCanvas'
import { PointNumbers } from './PointNumbers'

type Props = {
  point: Spot | null
  /** The point was moved by hand, or its numbers were written. */
  onMove: (point: Spot | null) => void
  /** What the point is of: « du refuge », « du signalement ». */
  of: string
  isLocked?: boolean
  /** Where the map opens while there is no point. */
  around?: Spot | null
  /** The numbers stand beside the map only: for people who think in places. */
  isPlain?: boolean
}

type Canvas = ComponentType<Parameters<typeof PointCanvas>[0]>
type State = 'waiting' | 'loading' | 'unavailable' | { Canvas: Canvas }

const MOVED = 'Le point a été déplacé à la main'

/**
 * The exact place of something: a map on request whose point is dragged, pushed with the arrows or
 * put with a finger, and its two numbers folded away. An address that is found moves it too, from
 * outside: it is no move by hand.
 */
export function LocationPicker({
  point,
  onMove,
  of,
  isLocked = false,
  around = null,
  isPlain = false,
}: Props) {
  const [state, setState] = useState<State>('waiting')
  const [byHand, setByHand] = useState<{ before: Spot | null; to: Spot; words: string } | null>(
    null,
  )
  // Somebody else moved it since: what was said is no longer true.
  const isByHand = byHand?.to.lat === point?.lat && byHand?.to.lng === point?.lng && byHand !== null

  const show = async () => {
    setState('loading')
    try {
      const { PointCanvas: Canvas } = await import('./PointCanvas')
      setState({ Canvas })
    } catch {
      setState('unavailable')
    }
  }
  const move = (to: Spot) => {
    if (isLocked) return
    const words = point
      ? `${MOVED}\u00a0: ${movedWords(point, to)}.`
      : 'Le point a été posé à la main.'
    setByHand({ before: isByHand ? byHand.before : point, to, words })
    onMove(to)
  }
  return (
    <div className={styles.picker}>
      <MapDoor
        state={typeof state === 'object' ? 'shown' : state}
        onShow={() => void show()}
        place={point ? undefined : `Le point ${of} n’est pas encore posé.`}
      >
        {typeof state === 'object' && (
          <state.Canvas
            point={point}
            around={around}
            onMove={move}
            label={`Carte\u00a0: le point ${of}`}
            name={`Point ${of}, à déplacer avec les flèches du clavier`}
            onUnavailable={() => setState('unavailable')}
          />
        )}
      </MapDoor>
      {typeof state === 'object' && !isLocked && (
        <p className={styles.hint}>
          Faites glisser le point, touchez la carte à l’endroit voulu, ou déplacez le point avec les
          flèches du clavier.
        </p>
      )}
      {typeof state === 'object' && !point && around && !isLocked && (
        <div>
          <button type="button" className={buttons.link} onClick={() => move(around)}>
            Poser le point au milieu, puis le déplacer
          </button>
        </div>
      )}
      <div className={styles.said}>
        <p role="status">{isByHand ? byHand.words : ''}</p>
        {isByHand && byHand.before && (
          <button
            type="button"
            className={buttons.link}
            onClick={() => {
              onMove(byHand.before)
              setByHand(null)
            }}
          >
            Remettre le point d’avant
          </button>
        )}
      </div>
      {(!isPlain || typeof state === 'object') && (
        <details className={styles.numbers}>
          <summary>Coordonnées en chiffres</summary>
          <PointNumbers point={point} onMove={move} isLocked={isLocked} />
          {point && !isLocked && (
            <button
              type="button"
              className={buttons.link}
              onClick={() => {
                setByHand(null)
                onMove(null)
              }}
            >
              Enlever le point
            </button>
          )}
        </details>
      )}
    </div>
  )
}
