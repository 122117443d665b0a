import type { ReactNode } from 'react'

import styles from './ListPage.module.scss'

type Props = {
  title: string
  /** Under the title: how many there are, or what it is for. */
  about?: ReactNode
  /** Beside the title: what can be made or taken away. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen of the admin that shows many things: its name, and what is done with all of them. */
export function ListPage({ title, about, actions, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1>{title}</h1>
          {about !== undefined && <p role="status">{about}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  )
}
