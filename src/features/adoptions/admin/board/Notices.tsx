'use client'

import { Icon } from '@/ui/Icon'

import buttons from '../ui/buttons.module.scss'
import { deskWords as words } from '../words.fr'
import styles from './Desk.module.scss'
import { isFiltered, type BoardQuery } from './query'

/** The requests could not be read. */
export function LoadError({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className={styles.error} role="alert">
      <p>{sentence}</p>
      <button type="button" className={buttons.plain} onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  )
}

type Props = {
  query: BoardQuery
  onClear: () => void
  addHref: string
  onAdd: (href: string) => void
}

/** Nothing to show, and what to do about it. */
export function Nothing({ query, onClear, addHref, onAdd }: Props) {
  const isNarrowed = isFiltered(query) || query.status !== null
  if (isNarrowed)
    return (
      <div className={styles.empty}>
        <Icon name="search" size={48} />
        <h2>{words.noResult}</h2>
        <p>{words.noResultHint}</p>
        <button type="button" className={buttons.plain} onClick={onClear}>
          {words.clear}
        </button>
      </div>
    )
  return (
    <div className={styles.empty}>
      <Icon name="paw" size={48} />
      <h2>{query.scope === 'closed' ? words.emptyArchive : words.empty}</h2>
      {query.scope === 'open' && (
        <>
          <p>{words.emptyHint}</p>
          <button type="button" className={buttons.plain} onClick={() => onAdd(addHref)}>
            {words.add}
          </button>
        </>
      )}
    </div>
  )
}
