'use client'

import { useId } from 'react'

import { Icon } from '@/ui/Icon'
import { useSearchText } from '@/ui/use-search-text'

import { SEARCH_MAX } from '../../desk/model'
import { commonWords as words } from '../words.fr'
import styles from './List.module.scss'

type Props = { value: string; onSearch: (value: string) => void }

/** Searches while one types, and at once with Entrée. */
export function SearchField({ value, onSearch }: Props) {
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
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && ask()}
      />
    </div>
  )
}
