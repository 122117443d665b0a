'use client'

import { agreed } from '@/features/animals/model'

import { flagsOf, flagWords, type Flag } from '../model'
import type { TeamAnimal } from '../view'
import styles from './Marks.module.scss'
import { words } from './words.fr'

type Props = { animal: TeamAnimal; onMark: (flag: Flag, to: boolean) => void }

/** What is true of an animal today, each changed by one press. */
export function Marks({ animal, onMark }: Props) {
  const { name, sex, status } = animal
  const labels: Record<Flag, string> = {
    isVisible: 'En ligne',
    isSos: 'SOS',
    isReserved: agreed(sex, 'Réservé'),
  }
  const flags = flagsOf(status)
  if (flags.length === 0) return null
  return (
    <div className={styles.marks} role="group" aria-label={words.marks(name)}>
      {flags.map((flag) => (
        <button
          key={flag}
          type="button"
          data-flag={flag}
          aria-pressed={animal[flag]}
          title={flagWords(flag, !animal[flag])}
          onClick={() => onMark(flag, !animal[flag])}
        >
          {labels[flag]}
        </button>
      ))}
    </div>
  )
}
