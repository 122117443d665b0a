import type { ReactNode } from 'react'

import { Brand } from '@/ui/Brand'

import styles from './SignIn.module.scss'

type Props = { title: string; lead?: string; children: ReactNode }

/** The one card of every page about getting into an account. */
export function AccountCard({ title, lead, children }: Props) {
  return (
    <main id="contenu" className={styles.page}>
      <div className={styles.card}>
        <div>
          <Brand />
          <h1>{title}</h1>
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  )
}
