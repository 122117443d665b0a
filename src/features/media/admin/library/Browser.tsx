'use client'

import type { ComponentProps } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Empty, LoadError } from '@/ui/AdminList/Notices'

import styles from './Browser.module.scss'
import { labels } from './labels.fr'
import { PictureGrid } from './PictureGrid'
import { libraryList, type LibraryQuery } from './query'
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
      {error && <LoadError sentence={labels.loadError} onRetry={() => void refresh()} />}
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
        <Empty
          icon={isWhole ? 'paw' : 'search'}
          title={isWhole ? labels.empty : labels.noResult}
          hint={isWhole ? labels.emptyHint : labels.noResultHint(query.search)}
          action={
            isWhole
              ? { label: labels.add, onClick: onAdd }
              : {
                  label: labels.showAll,
                  onClick: () => onQuery({ ...libraryList.usual, sort: query.sort }),
                }
          }
        />
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
