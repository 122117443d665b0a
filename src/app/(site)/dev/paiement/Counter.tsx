import type { ReactNode } from 'react'

import { Banner } from '@/ui/Banner'

import styles from './paiement.module.scss'

type Props = { title: string; children: ReactNode }

/** Stands where the page of a payment provider would stand; nobody takes it for a real one. */
export function Counter({ title, children }: Props) {
  return (
    <main id="contenu" className={styles.counter} tabIndex={-1}>
      <Banner tone="warning" title="Démonstration">
        Ceci imite la page d’un prestataire de paiement. Aucune carte n’est demandée, aucun argent
        n’est débité.
      </Banner>
      <div className={styles.card}>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
