'use client'

import Link from 'next/link'

import { SPECIES_LABELS } from '@/features/animals/model'

import { isOpen, REQUEST_STATUS_LABELS } from '../../model'
import type { RequestCard } from '../../view'
import buttons from '../ui/buttons.module.scss'
import { useNow } from '../use-now'
import { deskWords as words } from '../words.fr'
import { AnimalPicture } from './AnimalPicture'
import { nameOf } from './drag'
import { Facts } from './Facts'
import styles from './List.module.scss'
import { PAGE_SIZE } from './query'

type Props = {
  cards: readonly RequestCard[]
  total: number
  page: number
  hrefOf: (card: RequestCard) => string
  onMove: (card: RequestCard, to: null) => void
  onPage: (page: number) => void
}

/** Requests one under the other, a page at a time. */
export function List({ cards, total, page, hrefOf, onMove, onPage }: Props) {
  const now = useNow()
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  return (
    <>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id} className={styles.row} data-card={card.id}>
            <AnimalPicture animal={card.animal} size={56} />
            <div className={styles.names}>
              <Link href={hrefOf(card)} prefetch={false}>
                {card.applicant.name}
              </Link>
              <p>
                {card.animal.name}, {SPECIES_LABELS[card.animal.species].toLowerCase()}
              </p>
              <p className={styles.status} data-status={card.status}>
                {REQUEST_STATUS_LABELS[card.status]}
              </p>
            </div>
            <Facts card={card} now={now} />
            {isOpen(card.status) && (
              <button
                type="button"
                className={buttons.plain}
                aria-label={words.changeOf(nameOf(card))}
                data-part="change"
                onClick={() => onMove(card, null)}
              >
                {words.change}
              </button>
            )}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={words.page(page, pages)}>
          <button
            type="button"
            className={buttons.plain}
            aria-disabled={page <= 1 || undefined}
            onClick={() => page > 1 && onPage(page - 1)}
          >
            {words.previous}
          </button>
          <p>{words.page(page, pages)}</p>
          <button
            type="button"
            className={buttons.plain}
            aria-disabled={page >= pages || undefined}
            onClick={() => page < pages && onPage(page + 1)}
          >
            {words.next}
          </button>
        </nav>
      )}
    </>
  )
}
