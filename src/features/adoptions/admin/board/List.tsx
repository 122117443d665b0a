'use client'

import Link from 'next/link'

import { SPECIES_LABELS } from '@/features/animals/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { Pager } from '@/ui/AdminList/Pager'
import { StatusMark } from '@/ui/AdminList/StatusMark'

import { isOpen, REQUEST_STATUS_LABELS, type RequestStatus } from '../../model'
import type { RequestCard } from '../../view'
import { useNow } from '../use-now'
import { boardWords as words } from '../words.fr'
import { AnimalPicture } from '@/features/animals/components/AnimalPicture'
import { nameOf } from './drag'
import { Facts } from './Facts'
import styles from './List.module.scss'
import { PAGE_SIZE } from './query'

const toneOf = (status: RequestStatus) => {
  if (status === 'PENDING') return 'care'
  return status === 'REJECTED' || status === 'WITHDRAWN' ? 'plain' : 'good'
}

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
              <StatusMark tone={toneOf(card.status)}>
                {REQUEST_STATUS_LABELS[card.status]}
              </StatusMark>
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
      <Pager page={page} pages={pages} onPage={onPage} />
    </>
  )
}
