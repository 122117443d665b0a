import { Static } from '@/ui/Static'

import type { Species } from '../model'
import { adoptionSteps } from '../wording'
import styles from './AdoptionSteps.module.scss'

/** The four steps, with the seven days that the law gives. */
export function AdoptionSteps({ species }: { species: Species }) {
  return (
    <Static as="section" className={styles.room}>
      <h2>Comment ça se passe</h2>
      <ol className={styles.steps}>
        {adoptionSteps(species).map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            {text}
          </li>
        ))}
      </ol>
    </Static>
  )
}
