import { Static } from '@/ui/Static'

import { countLabel, type Figure } from '../model'
import styles from './Figures.module.scss'

/** Numbers that were counted; nothing when they are too small to say anything. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <Static as="section" className={styles.section} aria-labelledby="chiffres-titre">
      <h2 id="chiffres-titre" className={styles.title}>
        Patte Blanche en chiffres
      </h2>
      <ul className={styles.figures}>
        {figures.map(({ count, label }) => (
          <li key={label}>
            <strong>{countLabel(count)}</strong> {label}
          </li>
        ))}
      </ul>
    </Static>
  )
}
