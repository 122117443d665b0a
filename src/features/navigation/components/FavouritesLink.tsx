'use client'

import { useFavouriteCount } from '@/features/animals/favourites/components/store'

import { FAVOURITES_LINK } from '../model'
import styles from './FavouritesLink.module.scss'
import { NavigationIcon } from './NavigationIcon'

/** The heart of the bar, with how many animals this browser keeps; nothing is fetched for it. */
export function FavouritesLink() {
  const kept = useFavouriteCount()
  return (
    <a className={styles.link} href={FAVOURITES_LINK.href}>
      <NavigationIcon name="heart" size={26} />
      <span className={styles.name}>
        {FAVOURITES_LINK.label}
        {kept > 0 && ` (${kept})`}
      </span>
      {kept > 0 && (
        <span className={styles.count} aria-hidden="true">
          {kept}
        </span>
      )}
    </a>
  )
}
