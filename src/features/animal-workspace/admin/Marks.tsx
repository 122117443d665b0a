'use client'

import { agreed } from '@/features/animals/model'

import { marksOf, markWords, type Mark } from '../model'
import type { TeamAnimal } from '../view'
import styles from './Marks.module.scss'
import { words } from './words.fr'

type Props = { animal: TeamAnimal; onMark: (mark: Mark, to: boolean) => void }

/** What is true of an animal today, each changed by one press. */
export function Marks({ animal, onMark }: Props) {
  const { name, sex, status } = animal
  const labels: Record<Mark, string> = {
    isVisible: 'En ligne',
    isSos: 'SOS',
    isReserved: agreed(sex, 'Réservé'),
  }
  const marks = marksOf(status)
  if (marks.length === 0) return null
  return (
    <div className={styles.marks} role="group" aria-label={words.marks(name)}>
      {marks.map((mark) => (
        <button
          key={mark}
          type="button"
          data-mark={mark}
          aria-pressed={animal[mark]}
          title={markWords(mark, !animal[mark])}
          onClick={() => onMark(mark, !animal[mark])}
        >
          {labels[mark]}
        </button>
      ))}
    </div>
  )
}
