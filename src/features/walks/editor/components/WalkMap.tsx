'use client'

import { useState, type ComponentType } from 'react'

import { MapDoor } from '@/ui/MapDoor'
import { randomKey } from '@/ui/random-key'

import { addWaypoint, moveWaypoint } from '../points'
import { useContent, useEditor } from './context'
import type { WalkCanvas } from './WalkCanvas'
import styles from './WalkEditor.module.scss'

type Canvas = ComponentType<Parameters<typeof WalkCanvas>[0]>
type State = 'waiting' | 'loading' | 'unavailable' | { Canvas: Canvas }

/** The map of the editor, on request; whatever it does, the list below does too. */
export function WalkMap() {
  const { editor } = useEditor()
  const { waypoints, track } = useContent()
  const [state, setState] = useState<State>('waiting')
  const show = async () => {
    setState('loading')
    try {
      const { WalkCanvas: Canvas } = await import('./WalkCanvas')
      setState({ Canvas })
    } catch {
      setState('unavailable')
    }
  }
  return (
    <div className={styles.map}>
      <MapDoor
        state={typeof state === 'object' ? 'shown' : state}
        onShow={() => void show()}
        room="large"
        place="Posez les étapes d’un clic, ou servez-vous de la liste ci-dessous."
      >
        {typeof state === 'object' && (
          <state.Canvas
            waypoints={waypoints}
            track={track}
            onAdd={(spot) => void editor.run(addWaypoint, { key: randomKey(), spot })}
            onMove={(key, spot) => void editor.run(moveWaypoint, { key, spot })}
            onUnavailable={() => setState('unavailable')}
          />
        )}
      </MapDoor>
      {typeof state === 'object' && (
        <p className={styles.note}>
          Touchez la carte pour ajouter une étape, faites glisser une étape pour la déplacer.
        </p>
      )}
    </div>
  )
}
