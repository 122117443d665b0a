'use client'

import type { ReactNode } from 'react'

import type { IconName } from '../icon-paths'
import { Empty, LoadError } from './Notices'

type Props = {
  words: {
    loading: string
    loadError: string
    empty: string
    emptyHint: string
    noResult: string
    noResultHint: string
    showAll: string
  }
  icon: IconName
  /** The reading of the list: what was read before stays while it is read again. */
  read: { answer: unknown; error: unknown; isLoading: boolean; refresh: () => unknown }
  isEmpty: boolean
  /** Something is left out: what is not found is not missing. */
  isFiltered: boolean
  onShowAll: () => void
  /** What to do when there is nothing yet. */
  next?: { label: string; href: string } | undefined
  /** The list, when there is one. */
  children: ReactNode
}

/** Being read, not to be read, empty, without result, or filled: one of them, always said. */
export function ListStates(props: Props) {
  const { words, icon, read, isEmpty, isFiltered, onShowAll, next, children } = props
  const { answer, error, isLoading, refresh } = read
  const isMissing = isEmpty && !isLoading && !error
  return (
    <>
      {Boolean(error) && <LoadError sentence={words.loadError} onRetry={() => void refresh()} />}
      {isLoading && !answer && <p role="status">{words.loading}</p>}
      {isMissing && isFiltered && (
        <Empty
          icon="search"
          title={words.noResult}
          hint={words.noResultHint}
          action={{ label: words.showAll, onClick: onShowAll }}
        />
      )}
      {isMissing && !isFiltered && (
        <Empty
          icon={icon}
          title="Aucun élément à afficher"
          hint={`${words.empty}. ${words.emptyHint}`}
          action={next}
        />
      )}
      {!isEmpty && children}
    </>
  )
}
