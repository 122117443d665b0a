'use client'

import { toast } from '@/ui/toasts'

import { heartLabel } from '../wording.model'
import styles from './FavouriteButton.module.scss'
import { HeartDrawing } from './HeartDrawing'
import { toggleFavourite, useIsFavourite } from './store'

type Props = {
  animalId: string
  /** Of the animal, for whoever hears the button. */
  name: string
}

/**
 * A heart that keeps an animal in this browser. The server draws it empty for everybody, of the
 * same size; without JavaScript it is not there.
 */
export function FavouriteButton({ animalId, name }: Props) {
  const isFavourite = useIsFavourite(animalId)
  const toggle = () => {
    const text = toggleFavourite({ id: animalId, name })
    if (text) toast({ text, tone: 'warning' })
  }
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavourite}
      aria-label={heartLabel(name, isFavourite)}
      onClick={toggle}
    >
      <HeartDrawing />
    </button>
  )
}
