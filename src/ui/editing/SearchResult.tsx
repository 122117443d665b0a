import { useId } from 'react'

import styles from './SearchResult.module.scss'

type Props = { address: string; title: string; description: string }

/** A page as a search engine shows it. */
export function SearchResult({ address, title, description }: Props) {
  const heading = useId()
  return (
    <section className={styles.preview} aria-labelledby={heading}>
      <h3 id={heading} className={styles.label}>
        Aperçu dans un moteur de recherche
      </h3>
      <div className={styles.result}>
        <p className={styles.address}>{address}</p>
        <p className={styles.title}>{title}</p>
        <p className={styles.snippet}>{description}</p>
      </div>
    </section>
  )
}
