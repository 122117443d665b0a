'use client'

import { useDraggable } from '@dnd-kit/core'
import Link from 'next/link'
import type { KeyboardEvent } from 'react'

import { SPECIES_LABELS } from '@/features/animals/model'
import buttons from '@/ui/admin-buttons.module.scss'

import type { RequestCard } from '../../view'
import { boardWords as words } from '../words.fr'
import { AnimalPicture } from '@/features/animals/components/AnimalPicture'
import styles from './Card.module.scss'
import { nameOf } from './drag'
import { Facts } from './Facts'

export type CardProps = {
  card: RequestCard
  href: string
  now: Date
  /** Id of the sentence that tells how the keys move it; null where columns are not side by side. */
  instructions: string | null
  isHeld: boolean
  onKey: (event: KeyboardEvent<HTMLButtonElement>) => void
  /** The focus went elsewhere while the keys held it. */
  onLeave: () => void
  onChange: () => void
}

/** One request on the board: to open, to drag, to move by the keys, to move by a menu. */
export function Card({
  card,
  href,
  now,
  instructions,
  isHeld,
  onKey,
  onLeave,
  onChange,
}: CardProps) {
  const { setNodeRef, listeners } = useDraggable({
    id: card.id,
    data: { card },
    disabled: instructions === null,
  })
  const name = nameOf(card)
  return (
    <article
      {...listeners}
      ref={setNodeRef}
      className={styles.card}
      data-card={card.id}
      data-held={isHeld || undefined}
      aria-label={name}
    >
      <div className={styles.head} data-movable={instructions !== null || undefined}>
        <AnimalPicture animal={card.animal} size={56} />
        <div className={styles.names}>
          <h3>
            <Link href={href} prefetch={false} draggable={false}>
              {card.applicant.name}
            </Link>
          </h3>
          <p>
            {card.animal.name}, {SPECIES_LABELS[card.animal.species].toLowerCase()}
          </p>
        </div>
        {instructions && (
          <button
            type="button"
            className={styles.handle}
            aria-label={words.handle(name)}
            aria-pressed={isHeld}
            aria-describedby={instructions}
            data-part="handle"
            onKeyDown={onKey}
            onBlur={onLeave}
          >
            <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="currentColor">
              {[5, 12, 19].map((y) => (
                <g key={y}>
                  <circle cx="9" cy={y} r="1.8" />
                  <circle cx="15" cy={y} r="1.8" />
                </g>
              ))}
            </svg>
          </button>
        )}
      </div>
      <Facts card={card} now={now} />
      <button
        type="button"
        className={buttons.plain}
        aria-label={words.changeOf(name)}
        data-part="change"
        onClick={onChange}
      >
        {words.change}
      </button>
    </article>
  )
}
