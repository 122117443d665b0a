'use client'

import type { ComponentProps } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import styles from './Browser.module.scss'
import { labels } from './labels.fr'
import { PictureGrid } from './PictureGrid'
import { EVERYTHING, type LibraryQuery } from './query'
import type { LibraryState } from './use-library'

type Props = {
  library: LibraryState
  query: LibraryQuery
  onQuery: (query: LibraryQuery) => void
  /** Opens the choice of files, for a library that is empty. */
  onAdd: () => void
} & Omit<ComponentProps<typeof PictureGrid>, 'pictures'>

const PLACEHOLDERS = Array.from({ length: 12 }, (_, index) => index)

/** The pictures in each of their states: loading, wrong, none, none found, there. */
export function Browser({ library, query, onQuery, onAdd, ...grid }: Props) {
  const { pictures, total, error, isLoading, isStale, hasMore, more, refresh } = library
  const isWhole = !query.search && !query.withoutAlt
  const isEmpty = !isLoading && !error && pictures.length === 0
  return (
    <div className={styles.browser} aria-busy={isLoading || isStale}>
      <p className={styles.hidden} role="status">
        {!isLoading && !isStale && !error && labels.found(total)}
      </p>
      {error && (
        <div className={styles.error} role="alert">
          <p>{labels.loadError}</p>
          <button type="button" className={buttons.plain} onClick={() => void refresh()}>
            {labels.retry}
          </button>
        </div>
      )}
      {isLoading && (
        <>
          <p className={styles.hidden} role="status">
            {labels.loading}
          </p>
          <div className={styles.placeholders} aria-hidden="true">
            {PLACEHOLDERS.map((each) => (
              <span key={each} />
            ))}
          </div>
        </>
      )}
      {isEmpty && (
        <div className={styles.empty}>
          <Icon name={isWhole ? 'paw' : 'search'} size={48} />
          <h2>{isWhole ? labels.empty : labels.noResult}</h2>
          <p>{isWhole ? labels.emptyHint : labels.noResultHint(query.search)}</p>
          <button
            type="button"
            className={isWhole ? buttons.primary : buttons.plain}
            onClick={isWhole ? onAdd : () => onQuery({ ...EVERYTHING, sort: query.sort })}
          >
            {isWhole ? labels.add : labels.showAll}
          </button>
        </div>
      )}
      {pictures.length > 0 && (
        <div className={styles.pictures} data-stale={isStale || undefined}>
          <PictureGrid pictures={pictures} {...grid} />
        </div>
      )}
      {hasMore && pictures.length > 0 && (
        <div className={styles.more}>
          <p>{labels.shown(pictures.length, total)}</p>
          <button type="button" className={buttons.plain} onClick={() => void more()}>
            {labels.more}
          </button>
        </div>
      )}
    </div>
  )
}
