import type { ReactNode } from 'react'

import { ButtonLink } from './Button'
import styles from './OwnLines.module.scss'

/** What somebody wrote or holds, one {@link OwnLine} after the other. */
export const OwnLines = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
)

type Props = {
  name: string
  facts: ReactNode
  /** Why it was refused, in the words of whoever did. */
  reason?: string | null
  /** What can be done with it. */
  tools: ReactNode
  children?: ReactNode
}

export const OwnLine = ({ name, facts, reason, tools, children }: Props) => (
  <li className={styles.line}>
    <h2>{name}</h2>
    <p className={styles.facts}>{facts}</p>
    {children}
    {reason && <p className={styles.reason}>{reason}</p>}
    <div className={styles.tools}>{tools}</div>
  </li>
)

/** The way to change one, and to how others see it. */
export const OwnLinks = ({ name, edit, view }: { name: string; edit: string; view?: string }) => (
  <>
    <ButtonLink isSmall look="outline" href={edit} aria-label={`Modifier «\u00a0${name}\u00a0»`}>
      Modifier
    </ButtonLink>
    {view && (
      <ButtonLink isSmall look="plain" href={view} aria-label={`Voir «\u00a0${name}\u00a0»`}>
        Voir
      </ButtonLink>
    )}
  </>
)
