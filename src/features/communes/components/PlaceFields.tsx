'use client'

import { useState } from 'react'

import { Combobox } from '@/ui/Combobox'
import type { Option } from '@/ui/combobox-state'
import { LocationPicker } from '@/ui/LocationPicker'
import type { Spot } from '@/ui/moved-point'
import { TextField } from '@/ui/TextField'

import { AroundMe } from './AroundMe'
import { PhotoPlace } from './PhotoPlace'
import { loadCommunes, type CommuneOption } from './communes'
import styles from './PlaceFields.module.scss'

type Bound = { id: string; name: string; error: string | undefined }

type Props = {
  /** The field « near » and « placeWords » of the form. */
  near: Bound
  words: Bound
  /** « Où l’avez-vous perdu ? » */
  label: string
  /** What the point is of: « de la perte ». */
  of: string
  wordsHint: string
  wordsMax: number
  start?: { near?: string; words?: string; point?: Spot | null }
  /** Where a photo was taken that was chosen in the same form: proposed, never taken by itself. */
  photoPoint?: Spot | null
  /** Who sees the exact point, in a sentence. */
  pointSeenBy: string
}

const isPlaced = (option: Option | null): option is CommuneOption =>
  option !== null && 'lat' in option

/**
 * Where something happened: a commune, words about the spot, and a point on a map for whoever wants
 * to say it exactly. Sends `near`, `placeWords`, `lat` and `lng`; without JavaScript the first two.
 */
export function PlaceFields(props: Props) {
  const { near, words, label, of, wordsHint, wordsMax, start = {} } = props
  const { photoPoint = null, pointSeenBy } = props
  const { near: first = '' } = start
  const [commune, setCommune] = useState<Option | null>(
    first ? { value: first, label: first } : null,
  )
  const [point, setPoint] = useState<Spot | null>(start.point ?? null)
  const [ofPhoto, setOfPhoto] = useState<Spot | null>(null)
  // The photo went, or is another one: what it said goes with it.
  if (ofPhoto && ofPhoto !== photoPoint) {
    setOfPhoto(null)
    if (point === ofPhoto) setPoint(null)
  }
  const around = isPlaced(commune) ? { lat: commune.lat, lng: commune.lng } : null
  const choose = (option: Option | null) => {
    setCommune(option)
    // A point in another commune would be wrong.
    setPoint(null)
  }
  return (
    <div className={styles.place}>
      {photoPoint && (
        <PhotoPlace
          key={`${photoPoint.lat} ${photoPoint.lng}`}
          point={photoPoint}
          seenBy={pointSeenBy}
          onTake={(town, exact) => {
            setCommune(town)
            setPoint(exact)
            setOfPhoto(exact)
          }}
        />
      )}
      <div className={styles.commune}>
        <Combobox
          label={label}
          hint="Ville ou code postal"
          name={near.name}
          id={near.id}
          error={near.error}
          value={commune}
          onChange={choose}
          load={loadCommunes}
          freeText
          isRequired
        />
        <AroundMe className={styles.around} onFound={choose} />
      </div>
      <TextField
        {...words}
        label="Précisez l’endroit"
        isOptional
        hint={wordsHint}
        defaultValue={start.words}
        maxLength={wordsMax}
        autoComplete="off"
      />
      {point && (
        <p className={styles.set}>
          Un point exact est posé. {pointSeenBy}{' '}
          <button type="button" onClick={() => setPoint(null)}>
            Retirer le point
          </button>
        </p>
      )}
      <LocationPicker point={point} onMove={setPoint} of={of} around={around} isPlain />
      <input type="hidden" name="lat" value={point?.lat ?? ''} />
      <input type="hidden" name="lng" value={point?.lng ?? ''} />
    </div>
  )
}
