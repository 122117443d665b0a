'use client'

import { useEffect, useEffectEvent, useId, useState } from 'react'

import { Icon } from '@/ui/Icon'

import buttons from '../ui/buttons.module.scss'
import { deskWords as words } from '../words.fr'
import { SEARCH_MAX } from './query'
import styles from './Toolbar.module.scss'

/** Milliseconds without a key before the search starts. Source: specification §9. */
const SEARCH_DELAY = 300

type Props = { value: string; onSearch: (value: string) => void }

/** Searches while one types, and at once with Entrée. */
export function SearchField({ value, onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [asked, setAsked] = useState(value)
  const id = useId()
  // « Tout effacer » empties it from outside; the answer to what was asked comes back while the
  // next letters are typed, and leaves them alone.
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
      <label className={buttons.hidden} htmlFor={id}>
        {words.search}
      </label>
      <Icon name="search" size={20} />
      <input
        id={id}
        type="search"
        placeholder={words.search}
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && ask(typed.trim())}
      />
    </div>
  )
}
