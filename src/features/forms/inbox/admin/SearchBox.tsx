'use client'

import { useEffect, useEffectEvent, useId, useState } from 'react'

import { Icon } from '@/ui/Icon'

import { SEARCH_MAX } from '../model'
import styles from './Inbox.module.scss'
import { words } from './words.fr'

/** Milliseconds without a key before the search starts. Source: specification §9. */
const SEARCH_DELAY = 300

type Props = { value: string; onSearch: (value: string) => void }

export function SearchBox({ value, onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [asked, setAsked] = useState(value)
  const id = useId()
  // Emptied from outside; the answer to what was asked leaves alone the letters typed meanwhile.
  if (value !== known) {
    setKnown(value)
    setAsked(value)
    if (value !== asked) setTyped(value)
  }
  const ask = (text: string) => {
    setAsked(text)
    onSearch(text)
  }
  const search = useEffectEvent(ask)
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => search(typed.trim()), SEARCH_DELAY)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <div className={styles.search} role="search">
      <label className={styles.hidden} htmlFor={id}>
        {words.search}
      </label>
      <Icon name="search" size={20} />
      <input
        id={id}
        type="search"
        placeholder={words.search}
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(typed.trim())
        }}
      />
    </div>
  )
}
