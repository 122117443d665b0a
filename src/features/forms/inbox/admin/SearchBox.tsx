'use client'

import { useId } from 'react'

import { Icon } from '@/ui/Icon'
import { useSearchText } from '@/ui/use-search-text'

import { SEARCH_MAX } from '../model'
import styles from './Inbox.module.scss'
import { words } from './words.fr'

type Props = { value: string; onSearch: (value: string) => void }

export function SearchBox({ value, onSearch }: Props) {
  const { typed, setTyped, ask } = useSearchText(value, onSearch)
  const id = useId()
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
          if (event.key === 'Enter') ask()
        }}
      />
    </div>
  )
}
