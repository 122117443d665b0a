import { SheetIcon } from '@/ui/IconSheet'

import { likeApi } from '../model'
import styles from './Wall.module.scss'
import { aboutLabel } from './words.fr'

/** « J’aime », which `WallManners` brings to life. Without JavaScript it likes. */
export function LikeForm({ id, about }: { id: string; about: string }) {
  return (
    <form action={likeApi(id)} method="post">
      <input type="hidden" name="liked" value="oui" />
      <button
        type="submit"
        className={styles.like}
        aria-pressed={false}
        aria-label={aboutLabel('J’aime', about)}
      >
        <SheetIcon name="heart" size={20} />
        J’aime
      </button>
    </form>
  )
}
