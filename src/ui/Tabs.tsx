'use client'

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { placeForKey } from './photo-steps'
import styles from './Tabs.module.scss'

type Props = {
  /** What the tabs are about: « Informations sur Nala ». */
  label: string
  /** At least one. */
  tabs: ReadonlyArray<{ id: string; label: ReactNode; content: ReactNode }>
  /** The one on show at first; the first of all unless told. */
  start?: string
}

/** Several contents in one place; the arrows go from one to the next. Without JavaScript, all of them. */
export function Tabs({ label, tabs, start }: Props) {
  const [shown, setShown] = useState(start ?? tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const base = useId()

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === shown)
    const place = placeForKey(event.key, at, tabs.length)
    if (place === null) return
    event.preventDefault()
    setShown(tabs[place]?.id)
    const next = list.current?.children[place]
    if (next instanceof HTMLElement) next.focus()
  }

  return (
    <div className={styles.tabs}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            id={`${base}-${id}`}
            className={styles.tab}
            role="tab"
            aria-selected={id === shown}
            aria-controls={`${base}-${id}-content`}
            tabIndex={id === shown ? 0 : -1}
            onClick={() => setShown(id)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, content }) => (
        <div
          key={id}
          id={`${base}-${id}-content`}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`${base}-${id}`}
          hidden={id !== shown}
          // The next stop of the keyboard, even where nothing can be pressed.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- pattern « tabs » of the ARIA guide
          tabIndex={0}
        >
          <p className={styles.name} aria-hidden="true">
            {name}
          </p>
          {content}
        </div>
      ))}
    </div>
  )
}
