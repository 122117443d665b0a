'use client'

import styles from './LegalChecklist.module.scss'
import { useLegalGaps } from './use-legal-gaps'

/** What the law still misses, said while typing: the same rule refuses the publication. */
export function LegalChecklist() {
  const gaps = useLegalGaps()

  return (
    <section className={styles.box} data-complete={gaps.length === 0} aria-live="polite">
      <h3 className={styles.title}>
        {gaps.length === 0
          ? 'La fiche contient toutes les mentions légales'
          : 'Pour montrer cet animal au public, il manque\u00a0:'}
      </h3>
      {gaps.length > 0 && (
        <ul className={styles.list}>
          {gaps.map(({ path, message }) => (
            <li key={path}>{message}</li>
          ))}
        </ul>
      )}
      <p className={styles.hint}>
        La loi demande ces informations pour un chien, un chat ou un furet. Une fiche incomplète
        s’enregistre sans être visible sur le site.
      </p>
    </section>
  )
}
