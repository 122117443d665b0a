import type { ReactNode } from 'react'

import { PARTS, type PartId } from './contents'
import styles from './ui.module.scss'

type Props = {
  id: PartId
  /** What it is for, in one sentence. */
  text: string
  children: ReactNode
}

/** One part of the page: pieces of a kind. */
export function Part({ id, text, children }: Props) {
  const title = PARTS.find(([part]) => part === id)?.[1]
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>{title}</h2>
      <p className={styles.intro}>{text}</p>
      {children}
    </section>
  )
}

type ExampleProps = {
  title: string
  /** The piece fills the width; otherwise pieces stand in a row. */
  isWide?: boolean
  children: ReactNode
}

/** One state of a piece, named. */
export function Example({ title, isWide = false, children }: ExampleProps) {
  return (
    <div className={styles.example} data-is-wide={isWide || undefined}>
      <h3 className={styles.name}>{title}</h3>
      <div className={styles.stage}>{children}</div>
    </div>
  )
}
