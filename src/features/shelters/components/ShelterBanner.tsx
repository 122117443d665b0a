import type { ReactNode } from 'react'

import type { PublicShelter } from '../queries'
import styles from './ShelterBanner.module.scss'
import { ShelterTrail } from './ShelterTrail'

type Props = {
  shelter: Pick<PublicShelter, 'name' | 'slug'>
  title: string
  /** The pages between the shelter's home and this one. */
  above?: ReadonlyArray<{ label: string; href: string }>
  /** The page below is as wide as a catalogue. */
  isWide?: boolean
  children?: ReactNode
}

/** The head of a page of a shelter's site: the way back, and its title. */
export function ShelterBanner({ shelter, title, above = [], isWide, children }: Props) {
  return (
    <div className={styles.banner}>
      <div className={isWide ? styles.wide : styles.inner}>
        <ShelterTrail shelter={shelter} pages={[...above, { label: title }]} />
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  )
}
