import { FOSTER_WORDS, type Sex } from '../model'
import { badgeOf } from '../wording'
import styles from './AnimalBadge.module.scss'

type Props = { animal: { sex: Sex; isAdopted: boolean; isReserved: boolean; isSos: boolean } }

/** « SOS », « Réservée » or « Adopté », in words that agree with the animal; nothing for the others. */
export function AnimalBadge({ animal }: Props) {
  const badge = badgeOf(animal)
  if (!badge) return null
  return (
    <span className={styles.badge} data-tone={badge.tone}>
      {badge.word}
    </span>
  )
}

/** « Cherche une famille d’accueil », beside the other badge: it takes nothing from it. */
export function FosterBadge() {
  return (
    <span className={styles.badge} data-tone="foster">
      {FOSTER_WORDS}
    </span>
  )
}
