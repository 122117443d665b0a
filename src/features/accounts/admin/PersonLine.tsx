import Link from 'next/link'
import type { ReactNode } from 'react'

import { initialsOf } from '@/features/team/model'

import styles from './PersonLine.module.scss'

type Props = {
  id: string
  name: string
  email: string
  /** Address of their photo. */
  image: string | null
  /** Where the whole line leads, when it leads somewhere. */
  href?: string
  /** What else is known of them; what is nothing is left out. */
  facts: ReadonlyArray<string | null | false>
  /** Their states, beside the name. */
  marks?: ReactNode
  /** What is done with them. */
  children?: ReactNode
}

/** Somebody in a list: their face or their initials, their name and their address. */
export function PersonLine({ id, name, email, image, href, facts, marks, children }: Props) {
  return (
    <li className={styles.person} data-row={id}>
      {image ? (
        <img className={styles.portrait} src={image} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <span className={styles.portrait} aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          <h2>
            {href ? (
              <Link href={href} prefetch={false}>
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          {marks}
        </div>
        <p>{email}</p>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.acts}>{children}</div>
    </li>
  )
}
