'use client'

import { WALK_LIMITS } from '../../model'
import { useContent } from './context'
import { PhotoList } from './PhotoList'
import styles from './WalkEditor.module.scss'

/** The photos of the walk, one of which stands for it. */
export function PhotosPart() {
  const { photos } = useContent()
  return (
    <>
      <p className={styles.note}>
        {WALK_LIMITS.photos} photos au maximum. Choisissez celle que l’on voit dans la liste et
        quand on partage la promenade. Le lieu et l’appareil que votre téléphone y inscrit sont
        effacés. Les photos d’une étape s’ajoutent dans l’étape.
      </p>
      <PhotoList of={null} path="photos" photos={photos} most={WALK_LIMITS.photos} />
    </>
  )
}
