'use client'

import { useStore } from 'zustand'

import { Button } from '@/ui/Button'

import { AddWaypoint } from './AddWaypoint'
import { useContent, useEditor } from './context'
import { Figures } from './Figures'
import { GpxImport } from './GpxImport'
import { SortableSteps } from './SortableSteps'
import styles from './WalkEditor.module.scss'
import { WalkMap } from './WalkMap'
import { WaypointRow } from './WaypointRow'

/** The way itself: from a file, from clicks, or from the keyboard alone. */
export function LinePart() {
  const { editor } = useEditor()
  const { waypoints } = useContent()
  const focus = useStore(editor.store, (state) => state.focus)
  const { past, future } = useStore(editor.store, ({ history }) => history)
  return (
    <>
      <GpxImport />
      <WalkMap />
      <div className={styles.row}>
        <Button look="plain" aria-disabled={past.length === 0} onClick={() => editor.undo()}>
          Annuler
        </Button>
        <Button look="plain" aria-disabled={future.length === 0} onClick={() => editor.redo()}>
          Rétablir
        </Button>
      </div>
      <h3 id="walk-steps">Les étapes ({waypoints.length})</h3>
      {waypoints.length === 0 ? (
        <p className={styles.note}>Aucune étape pour l’instant. La première est le départ.</p>
      ) : (
        <>
          <p className={styles.note}>
            Alt et les flèches haut et bas changent l’ordre de l’étape où vous êtes.
          </p>
          <SortableSteps keys={waypoints.map(({ key }) => key)}>
            <ol className={styles.list} aria-labelledby="walk-steps">
              {waypoints.map((point, at) => (
                <WaypointRow
                  key={point.key}
                  point={point}
                  at={at}
                  count={waypoints.length}
                  focus={focus?.node === point.key ? focus : null}
                />
              ))}
            </ol>
          </SortableSteps>
        </>
      )}
      <AddWaypoint />
      <Figures />
    </>
  )
}
