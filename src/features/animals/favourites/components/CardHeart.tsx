import { heartLabel } from '../wording.model'
import styles from './FavouriteButton.module.scss'
import { HeartDrawing } from './HeartDrawing'

/** The heart of a card, which `CardManners` brings to life; without JavaScript it is not there. */
export function CardHeart({ animalId, name }: { animalId: string; name: string }) {
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={false}
      aria-label={heartLabel(name, false)}
      data-heart={animalId}
      data-name={name}
    >
      <HeartDrawing />
    </button>
  )
}
