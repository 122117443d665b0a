'use client'

import { useId } from 'react'

import { Icon } from '../Icon'
import { useSearchText } from '../use-search-text'
import styles from './Filters.module.scss'

type Props = {
  /** What can be searched: « Rechercher un nom, un e-mail » */
  label: string
  maxLength: number
  value: string
  onSearch: (value: string) => void
}

/** Searches while one types, and at once with Entrée. */
export function SearchField({ label, maxLength, value, onSearch }: Props) {
  const { typed, setTyped, ask } = useSearchText(value, onSearch)
  const id = useId()
  return (
    <div className={styles.search} role="search">
      <label className={styles.hidden} htmlFor={id}>
        {label}
      </label>
      <div className={styles.signed}>
        <Icon name="search" size={20} />
        <input
          id={id}
          type="search"
          placeholder={label}
          maxLength={maxLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && ask()}
        />
      </div>
    </div>
  )
}
