'use client'

import { useRef, type KeyboardEvent, type ReactNode } from 'react'

import { placeForKey } from '../photo-steps'
import styles from './SectionTabs.module.scss'

type Props<Key extends string> = {
  /** What the parts are of: « Fiche de Nala ». */
  label: string
  tabs: ReadonlyArray<{
    key: Key
    name: string
    /** How many answers are wrong in it. */
    errors?: number
    /** How many are still wanted. */
    missing?: number
  }>
  chosen: Key
  onChoose: (key: Key) => void
  /** The part on show. */
  children: ReactNode
}

const wrongWords = (count: number) => `${count} à corriger`
const missingWords = (count: number) => `${count} à compléter`

/** The parts of a long form, one on show; each says what is wrong or wanted in it. */
export function SectionTabs<Key extends string>(props: Props<Key>) {
  const { label, tabs, chosen, onChoose, children } = props
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === chosen)
    const place = placeForKey(event.key, at, tabs.length)
    const next = place === null ? undefined : tabs[place]
    if (!next) return
    event.preventDefault()
    onChoose(next.key)
    list.current?.querySelector<HTMLElement>(`#section-${next.key}`)?.focus()
  }
  return (
    <div className={styles.sections}>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ key, name, errors = 0, missing = 0 }) => {
          const words = errors > 0 ? wrongWords(errors) : missing > 0 ? missingWords(missing) : null
          return (
            <button
              key={key}
              type="button"
              id={`section-${key}`}
              role="tab"
              aria-selected={key === chosen}
              aria-controls="section-panel"
              tabIndex={key === chosen ? 0 : -1}
              onClick={() => onChoose(key)}
              onKeyDown={onKeyDown}
            >
              {name}
              {words && (
                <>
                  <span className={styles.count} data-wrong={errors > 0} aria-hidden="true">
                    {errors || missing}
                  </span>
                  <span className={styles.said}> ({words})</span>
                </>
              )}
            </button>
          )
        })}
      </div>
      <div
        id="section-panel"
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`section-${chosen}`}
      >
        {children}
      </div>
    </div>
  )
}
