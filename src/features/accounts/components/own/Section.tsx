import type { ReactNode } from 'react'

import styles from './Account.module.scss'

type Props = {
  /** As the address of the page names it. */
  id: string
  title: string
  children: ReactNode
}

/** A part of the page of one's account. */
export function Section({ id, title, children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>{title}</h2>
      {children}
    </section>
  )
}
