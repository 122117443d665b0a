import Link from 'next/link'
import type { ReactNode } from 'react'

import styles from './Rows.module.scss'

type Props = {
  /** Where the whole line leads. */
  href: string
  /** The name of its link. */
  title: ReactNode
  /** What else is known of it; what is nothing is left out. */
  facts: ReadonlyArray<string | null | false | undefined>
  /** To be seen first: nobody has read it, or it cannot wait. */
  accent?: 'new' | 'urgent' | undefined
  /** Something is being done with it. */
  isBusy?: boolean
  /** Under the facts. */
  more?: ReactNode
  /** At the end of a wide line, under it on a phone: a sum, a state, a day, what can be done. */
  children?: ReactNode
}

/** One thing of a list: a line, a card on a phone. The whole of it can be pressed. */
export function ListLine({ href, title, facts, accent, isBusy, more, children }: Props) {
  // A file is no screen.
  const isFile = href.startsWith('/api/')
  return (
    <li className={styles.row} data-accent={accent} aria-busy={isBusy}>
      <div className={styles.words}>
        {isFile ? (
          <a href={href}>{title}</a>
        ) : (
          <Link href={href} prefetch={false}>
            {title}
          </Link>
        )}
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {more}
      </div>
      <div className={styles.facts}>{children}</div>
    </li>
  )
}
