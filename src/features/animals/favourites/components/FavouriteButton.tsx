'use client'

import { toast } from '@/ui/toasts'

import { MAX_FAVOURITES } from '../../stored/model'
import styles from './FavouriteButton.module.scss'
import { addFavourite, removeFavourite, useIsFavourite } from './store'

type Props = {
  animalId: string
  /** Of the animal, for whoever hears the button. */
  name: string
}

const WARNINGS = {
  kept: null,
  full: `Vous gardez déjà ${MAX_FAVOURITES} favoris\u00a0: retirez-en un d’abord.`,
  passing:
    'Votre navigateur ne garde rien\u00a0: ce favori s’effacera quand vous quitterez la page.',
}

/**
 * A heart that keeps an animal in this browser. The server draws it empty for everybody, of the
 * same size; without JavaScript it is not there.
 */
export function FavouriteButton({ animalId, name }: Props) {
  const isFavourite = useIsFavourite(animalId)
  const toggle = () => {
    if (isFavourite) return removeFavourite(animalId)
    const text = WARNINGS[addFavourite({ id: animalId, name })]
    if (text) toast({ text, tone: 'warning' })
  }
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavourite}
      aria-label={isFavourite ? `Retirer ${name} des favoris` : `Ajouter ${name} aux favoris`}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12 20.3 4.6 13a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 6.9 0l.5.5.5-.5a4.9 4.9 0 0 1 6.9 0 4.9 4.9 0 0 1 0 7L12 20.3Z" />
      </svg>
    </button>
  )
}
