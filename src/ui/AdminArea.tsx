'use client'

import { useState, type ComponentProps } from 'react'

import styles from './AdminArea.module.scss'
import { AdminField } from './AdminField'
import { CharactersLeft } from './CharactersLeft'

type AreaProps = ComponentProps<'textarea'> & { id: string; maxLength: number }

/**
 * The control of a text of several lines on our screens in the admin, with the room that is left
 * under it. Without a `value` it counts what is typed by itself, and a form reads it by its name.
 */
export function CountedArea({ maxLength, ...area }: AreaProps) {
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length)
  const length = area.value === undefined ? typed : String(area.value).length
  const left = `${area.id}-left`
  return (
    <>
      <textarea
        {...area}
        maxLength={maxLength}
        aria-describedby={[area['aria-describedby'], left].filter(Boolean).join(' ')}
        onInput={(event) => {
          setTyped(event.currentTarget.value.length)
          area.onInput?.(event)
        }}
      />
      <span className={styles.left}>
        <CharactersLeft id={left} length={length} max={maxLength} />
      </span>
    </>
  )
}

type Props = Omit<ComponentProps<typeof AdminField>, 'children'> & {
  /** Its longest, in characters. */
  max: number
  rows?: number
  /** For a form that reads it by its name. */
  name?: string
  value?: string
  onChange?: (value: string) => void
}

/** A text of several lines in a dialog of the admin: its name, its hint, its error and the room that is left. */
export function AdminArea({ id, label, hint, error, max, onChange, ...area }: Props) {
  return (
    <AdminField {...{ id, label, hint, error }}>
      {(control) => (
        <CountedArea
          {...area}
          {...control}
          maxLength={max}
          onChange={({ target }) => onChange?.(target.value)}
        />
      )}
    </AdminField>
  )
}
