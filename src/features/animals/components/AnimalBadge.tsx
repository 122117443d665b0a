import { badgeOf } from '../wording'
import styles from './AnimalBadge.module.scss'

type Props = { animal: { isAdopted: boolean; isReserved: boolean; isSos: boolean } }

/** « SOS », « Réservé » or « Adopté », in words; nothing for the others. */
export function AnimalBadge({ animal }: Props) {
  const badge = badgeOf(animal)
  if (!badge) return null
  return (
    <span className={styles.badge} data-tone={badge.tone}>
      {badge.word}
    </span>
  )
}
