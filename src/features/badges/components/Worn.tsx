import { RARITY_LABELS } from '../model'
import type { WornBadge } from '../queries'
import { BadgePicture } from './BadgePicture'
import styles from './Worn.module.scss'

/** The badge that somebody wears, as their title; small beside the name of an author. */
export function Worn({ badge, isSmall = false }: { badge: WornBadge; isSmall?: boolean }) {
  const { name, rarity, icon, description } = badge
  if (isSmall)
    return (
      <span className={styles.small} title={description}>
        <BadgePicture icon={icon} size={22} />
        {name}
      </span>
    )
  return (
    <p className={styles.worn}>
      <BadgePicture icon={icon} size={56} />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.rarity}>Badge {RARITY_LABELS[rarity].toLowerCase()}</span>
      </span>
    </p>
  )
}
