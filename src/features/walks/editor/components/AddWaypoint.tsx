'use client'

import { useState } from 'react'

import { Button } from '@/ui/Button'
import { rounded, type Spot } from '@/ui/moved-point'
import { randomKey } from '@/ui/random-key'
import { TextField } from '@/ui/TextField'

import { addWaypoint } from '../points'
import { NO_SPOT, readSpot } from '../spot'
import { AddressSearch } from './AddressSearch'
import { useEditor } from './context'
import styles from './WalkEditor.module.scss'

const NO_POSITION =
  'Votre navigateur n’a pas donné votre position. Cherchez plutôt la commune, ou écrivez les coordonnées.'

/** Everything that adds a point without the map: where one is, an address, coordinates. */
export function AddWaypoint() {
  const { editor } = useEditor()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)

  const add = (spot: Spot | null, name?: string) =>
    void editor.run(addWaypoint, { key: randomKey(), spot: spot && rounded(spot), name })
  const addHere = () => {
    if (!('geolocation' in navigator)) return editor.say(NO_POSITION)
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        add({ lat: coords.latitude, lng: coords.longitude })
      },
      () => {
        setAsking(false)
        editor.say(NO_POSITION)
      },
      { enableHighAccuracy: true, timeout: 10_000 },
    )
  }
  const addTyped = () => {
    const spot = readSpot(typed)
    if (!spot) return setProblem(NO_SPOT)
    setProblem('')
    setTyped('')
    add(spot)
  }
  return (
    <fieldset className={styles.add}>
      <legend>Ajouter une étape sans la carte</legend>
      <div className={styles.row}>
        <Button id="walk-add" look="outline" onClick={() => add(null)}>
          Ajouter une étape
        </Button>
        <Button look="outline" isBusy={isAsking} onClick={addHere}>
          Ma position
        </Button>
      </div>
      <div className={styles.pair}>
        <AddressSearch action="Ajouter l’adresse" onFound={add} />
        <div className={styles.withButton}>
          <TextField
            label="Coordonnées"
            hint="Latitude, longitude"
            value={typed}
            error={problem}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              addTyped()
            }}
          />
          <Button look="outline" onClick={addTyped}>
            Ajouter le point
          </Button>
        </div>
      </div>
    </fieldset>
  )
}
