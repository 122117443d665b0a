'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { FieldError } from '@/ui/Field'
import { rounded } from '@/ui/moved-point'
import { PointNumbers } from '@/ui/PointNumbers'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

import { WALK_LIMITS, WAYPOINT_LABELS, WAYPOINT_TYPES } from '../../model'
import { calledAt, type EditorWaypoint } from '../content'
import {
  moveWaypoint,
  removeWaypoint,
  reorderWaypoint,
  setOptional,
  toggleType,
  writeWaypoint,
} from '../points'
import { AddressSearch } from './AddressSearch'
import { fieldId, useEditor } from './context'
import { PhotoList } from './PhotoList'
import styles from './WalkEditor.module.scss'

type Props = {
  point: EditorWaypoint
  at: number
  count: number
  /** A new object for each time that it takes the focus. */
  focus: object | null
}

/** One point of the walk: its order, what it is, and folded away all that may be said of it. */
export function WaypointRow({ point, at, count, focus }: Props) {
  const { editor, errors } = useEditor()
  const { key } = point
  const row = useRef<HTMLLIElement>(null)
  const { setNodeRef, listeners, transform, transition } = useSortable({ id: key })
  const [isOpen, setOpen] = useState(false)
  const called = calledAt(point, at)
  const error = (field: string) => errors[`waypoints.${at}.${field}`]
  const wrong = Object.entries(errors).find(([name]) => name.startsWith(`waypoints.${at}.`))?.[1]

  useEffect(() => {
    if (focus) row.current?.focus()
  }, [focus])

  const move = (to: number) => void editor.run(reorderWaypoint, { key, to })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    // In a text they are the text's own.
    if (!step || (event.target as Element).matches('input, textarea')) return
    event.preventDefault()
    move(at + step)
  }
  const write = (field: 'name' | 'description' | 'minutes') => ({
    id: `${fieldId(`waypoints.${at}.${field}`)}`,
    value: point[field],
    error: error(field === 'minutes' ? 'estimatedTimeFromPrevious' : field),
    onChange: ({ target }: { target: { value: string } }) =>
      void editor.run(writeWaypoint, { key, field, value: target.value }),
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows are a second way: each has its button
    <li
      ref={(element) => {
        row.current = element
        setNodeRef(element)
      }}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={styles.waypoint}
      tabIndex={-1}
      aria-label={`${called}, ${at + 1} sur ${count}`}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <span
          {...listeners}
          className={styles.number}
          aria-hidden="true"
          title="Faire glisser pour changer l’ordre"
        >
          {at + 1}
        </span>
        <span className={styles.called}>
          <strong>{point.name.trim() || `Étape ${at + 1}`}</strong>
          <span className={styles.note}>
            {point.types.map((type) => WAYPOINT_LABELS[type]).join(', ')}
            {point.lat === null && ' · pas encore sur la carte'}
          </span>
        </span>
        <span className={styles.tools}>
          <Button
            look="plain"
            isSmall
            aria-label={`Monter\u00a0: ${called}`}
            onClick={() => move(at - 1)}
          >
            ↑
          </Button>
          <Button
            look="plain"
            isSmall
            aria-label={`Descendre\u00a0: ${called}`}
            onClick={() => move(at + 1)}
          >
            ↓
          </Button>
          <Button
            look="plain"
            isSmall
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Replier' : 'Compléter'}\u00a0: ${called}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Replier' : 'Compléter'}
          </Button>
          <Button
            look="plain"
            isSmall
            aria-label={`Retirer\u00a0: ${called}`}
            onClick={() => void editor.run(removeWaypoint, { key })}
          >
            Retirer
          </Button>
        </span>
      </div>
      {(isOpen || wrong) && (
        <div className={styles.body}>
          <TextField {...write('name')} label="Nom" maxLength={WALK_LIMITS.waypointName} />
          <fieldset id={fieldId(`waypoints.${at}.types`)} tabIndex={-1} className={styles.types}>
            <legend>Ce que c’est</legend>
            <FieldError id={`${fieldId(`waypoints.${at}.types`)}-error`} error={error('types')} />
            {WAYPOINT_TYPES.map((type) => (
              <Checkbox
                key={type}
                label={WAYPOINT_LABELS[type]}
                checked={point.types.includes(type)}
                onChange={() => void editor.run(toggleType, { key, type })}
              />
            ))}
          </fieldset>
          <div id={fieldId(`waypoints.${at}.latitude`)} tabIndex={-1} className={styles.numbers}>
            <PointNumbers
              key={`${point.lat} ${point.lng}`}
              point={
                point.lat === null || point.lng === null ? null : { lat: point.lat, lng: point.lng }
              }
              onMove={(spot) => void editor.run(moveWaypoint, { key, spot })}
              isLocked={false}
            />
            <FieldError
              id={`${fieldId(`waypoints.${at}.latitude`)}-error`}
              error={error('latitude') ?? error('longitude')}
            />
          </div>
          <details>
            <summary className={styles.fold}>Placer par une adresse</summary>
            <AddressSearch
              action="Placer l’étape"
              actionName={`Placer l’étape à cette adresse\u00a0: ${called}`}
              onFound={(spot) => void editor.run(moveWaypoint, { key, spot: rounded(spot) })}
            />
          </details>
          <TextArea
            {...write('description')}
            label="Description"
            rows={3}
            maxLength={WALK_LIMITS.waypointDescription}
          />
          <TextField
            {...write('minutes')}
            label="Minutes depuis l’étape d’avant"
            inputMode="numeric"
          />
          <fieldset className={styles.add}>
            <legend>Photos de l’étape ({WALK_LIMITS.waypointPhotos} au maximum)</legend>
            <PhotoList
              of={key}
              path={`waypoints.${at}.photos`}
              called={called}
              photos={point.photos}
              most={WALK_LIMITS.waypointPhotos}
            />
          </fieldset>
          <Checkbox
            label="Étape facultative"
            checked={point.isOptional}
            onChange={({ target }) =>
              void editor.run(setOptional, { key, isOptional: target.checked })
            }
          />
        </div>
      )}
    </li>
  )
}
