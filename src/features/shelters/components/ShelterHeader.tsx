import type { ReactNode } from 'react'

import { Static } from '@/ui/Static'

import type { MenuNode } from '../menu.model'
import type { PublicShelter } from '../queries'
import styles from './ShelterHeader.module.scss'
import { ShelterMenuIsland } from './ShelterMenuIsland'

type Props = {
  shelter: PublicShelter
  menu: MenuNode[]
  /** What is the visitor’s own: the bell of whoever is signed in. */
  own?: ReactNode
}

export function ShelterHeader({ shelter, menu, own }: Props) {
  const home = `/shelter/${shelter.slug}`
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Static as="a" className={styles.brand} href={home}>
          {shelter.logo && (
            <img className={styles.logo} src={shelter.logo.thumb} alt="" width={56} height={56} />
          )}
          <span>
            <span className={styles.name}>{shelter.name}</span>
            <span className={styles.city}>{shelter.city}</span>
          </span>
        </Static>
        <ShelterMenuIsland home={home} shelterId={shelter.id} menu={menu} />
        {own}
        {shelter.acceptsDonations && (
          <a className={styles.give} href={`${home}/donate`}>
            Donner
          </a>
        )}
      </div>
    </header>
  )
}
