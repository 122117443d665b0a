import { useId, type ReactNode } from 'react'

import styles from './Accordion.module.scss'
import { LineIcon } from './LineIcon'
import { CHEVRON_DOWN } from './paths/chevron-down'

type Props = {
  items: ReadonlyArray<{ title: string; content: ReactNode; isOpen?: boolean; id?: string }>
  /** Level of the titles in the page. */
  level?: 'h2' | 'h3' | 'h4'
  /** Opening one closes the others. */
  isExclusive?: boolean
}

/** Titles that open on their content: the browser's own, found by its search in the page. */
export function Accordion({ items, level: Level = 'h3', isExclusive = false }: Props) {
  const name = useId()
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content, isOpen, id }) => (
        <details
          key={title}
          id={id}
          className={styles.item}
          name={isExclusive ? name : undefined}
          open={isOpen}
        >
          <summary className={styles.summary}>
            <Level className={styles.title}>{title}</Level>
            <LineIcon paths={CHEVRON_DOWN} className={styles.mark} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
