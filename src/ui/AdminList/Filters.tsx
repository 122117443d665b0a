import Link from 'next/link'
import type { ReactNode } from 'react'

import buttons from '../admin-buttons.module.scss'
import { Icon } from '../Icon'
import styles from './Filters.module.scss'

/** Search, filters and order, in the line of a wide screen. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>
}

type FormProps = {
  /** The address of the list, which takes the fields as its parameters. */
  action: string
  search: { value: string | undefined; max: number; placeholder?: string }
  /** The address without any filter, while there is one. */
  clearHref: string | null
  children: ReactNode
}

/** The same as a plain form of the address: it works before any script has come. */
export function FilterForm({ action, search, clearHref, children }: FormProps) {
  return (
    <form className={styles.filters} method="get" action={action} role="search">
      <div className={styles.search}>
        <label className={styles.field}>
          Rechercher
          <input
            type="search"
            name="search"
            defaultValue={search.value}
            maxLength={search.max}
            placeholder={search.placeholder}
          />
        </label>
      </div>
      {children}
      <button type="submit" className={buttons.plain}>
        <Icon name="search" size={20} /> Filtrer
      </button>
      {clearHref && (
        <Link className={buttons.link} href={clearHref} prefetch={false}>
          Tout effacer
        </Link>
      )}
    </form>
  )
}
