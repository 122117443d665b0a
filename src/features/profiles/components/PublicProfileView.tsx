import type { ReactNode } from 'react'

import type { PublicProfile } from '../queries'
import { Face } from './Face'
import styles from './Profile.module.scss'

type Props = {
  profile: PublicProfile
  /** How many people follow it, in words; null for few. */
  followed: string | null
  /** The badge that they wear. */
  badge?: ReactNode
  /** The button « Suivre ». */
  follow: ReactNode
  children?: ReactNode
}

/** What everybody sees of a person who shows it. */
export function PublicProfileView({ profile, badge, followed, follow, children }: Props) {
  const { shownName, text, photo } = profile
  return (
    <article className={styles.person}>
      <div className={styles.head}>
        <Face name={shownName} photo={photo} isLarge />
        <div className={styles.names}>
          <h1>{shownName}</h1>
          {badge}
          {followed && <p className={styles.soft}>{followed}</p>}
          {follow}
        </div>
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </article>
  )
}
