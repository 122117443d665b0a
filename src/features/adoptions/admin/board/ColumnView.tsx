'use client'

import { useDroppable } from '@dnd-kit/core'
import { useId } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'

import { REQUEST_STATUS_LABELS, type OpenStatus } from '../../model'
import type { RequestCard } from '../../view'
import { boardWords as words } from '../words.fr'
import styles from './Board.module.scss'
import { Card, type CardProps } from './Card'
import { COLUMN_MAX } from './query'
import type { Column } from './use-requests'

type Props = {
  status: OpenStatus
  column: Column
  onMore: () => void
  /** On a phone the tabs above say which step it is. */
  isHeadHidden: boolean
  /** A card is over it: may it be put down here? null when none is. */
  aimed: boolean | null
  cardProps: (card: RequestCard) => CardProps
}

/** One step of the story and the requests that are there. */
export function ColumnView({ status, column, onMore, isHeadHidden, aimed, cardProps }: Props) {
  const { setNodeRef } = useDroppable({ id: status })
  const id = useId()
  const left = Math.min(column.total, COLUMN_MAX) - column.cards.length
  return (
    <section
      ref={setNodeRef}
      className={styles.column}
      aria-labelledby={id}
      data-column={status}
      data-aimed={aimed === null ? undefined : aimed ? 'yes' : 'no'}
    >
      <h2 id={id} className={isHeadHidden ? styles.hidden : styles.head}>
        <span>{REQUEST_STATUS_LABELS[status]}</span>{' '}
        <span className={styles.count} aria-label={words.found(column.total)}>
          {column.total}
        </span>
      </h2>
      {column.cards.length === 0 ? (
        <p className={styles.none}>{words.emptyColumn}</p>
      ) : (
        <ul className={styles.cards}>
          {column.cards.map((card) => (
            <li key={card.id}>
              <Card {...cardProps(card)} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <button type="button" className={buttons.plain} onClick={onMore}>
          {words.more(left)}
        </button>
      )}
    </section>
  )
}
