'use client'

import { useId, type ReactNode } from 'react'

import styles from './Request.module.scss'

/** One subject of the screen of a request. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
