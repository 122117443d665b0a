import { Icon } from '@/ui/Icon'

import type { CardAnimal } from '../../view'
import styles from './AnimalPicture.module.scss'

/** The animal of a request, small; a paw when it has no photo. Its name stands beside it. */
export function AnimalPicture({ animal, size }: { animal: CardAnimal; size: number }) {
  return animal.image ? (
    <img
      className={styles.picture}
      src={animal.image}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  ) : (
    <span className={styles.picture} style={{ inlineSize: size, blockSize: size }}>
      <Icon name="paw" size={Math.round(size / 2)} />
    </span>
  )
}
