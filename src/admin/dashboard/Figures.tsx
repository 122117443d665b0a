import { frenchNumber } from '@/platform/number.model'
import Link from 'next/link'
import type { ReactNode } from 'react'

import styles from './dashboard.module.scss'

export type Figure = {
  count: number
  /** In the place of the number, such as a sum of money. */
  text?: string
  /** What is counted, for one and for several. */
  one: string
  many: string
  href: string
  /** Berry-coloured while there is something: urgent cases. */
  isUrgent?: boolean
}

type Props = { title: string; figures: Figure[] }

/** A few numbers, each of which leads to what it counts. */
export function Figures({ title, figures }: Props): ReactNode {
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      <ul className={styles.figures}>
        {figures.map(({ count, text, one, many, href, isUrgent }) => (
          <li key={many}>
            <Link
              className={styles.figure}
              href={href}
              prefetch={false}
              data-urgent={Boolean(isUrgent && count > 0)}
            >
              <strong>{text ?? frenchNumber(count)}</strong>
              <span>{count > 1 ? many : one}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
