import Link from 'next/link'
import type { ReactNode } from 'react'

import styles from './dashboard.module.scss'

export type Action = {
  label: string
  href: string
  /** Outside of the admin: a whole visit. */
  isOutside?: boolean
}

/** What a volunteer most often comes for; the first is the main one. */
export function QuickActions({ actions }: { actions: Action[] }): ReactNode {
  return (
    <nav aria-label="Actions rapides">
      <ul className={styles.actions}>
        {actions.map(({ label, href, isOutside }) => (
          <li key={href}>
            {isOutside ? (
              <a className={styles.action} href={href}>
                {label}
              </a>
            ) : (
              <Link className={styles.action} href={href} prefetch={false}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
