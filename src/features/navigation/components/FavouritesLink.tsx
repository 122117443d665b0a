'use client'

import { useFavouriteCount } from '@/features/animals/favourites/components/store'
import { LineIcon } from '@/ui/LineIcon'

import { FAVOURITES_LINK } from '../favourites-link.model'
import { HEART } from './own-icons'
import styles from './FavouritesLink.module.scss'

/** The heart of the bar, with how many animals this browser keeps; nothing is fetched for it. */
export function FavouritesLink() {
  const kept = useFavouriteCount()
  return (
    <a className={styles.link} href={FAVOURITES_LINK.href}>
      <LineIcon size={26}>
        <path d={HEART} />
      </LineIcon>
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
