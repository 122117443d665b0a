import { Icon } from '@/ui/Icon'

import styles from './AnimalPicture.module.scss'

/** An animal on a screen of the admin, small; a paw when it has no photo. Its name stands beside it. */
export function AnimalPicture({
  animal,
  size,
}: {
  animal: { image: string | null }
  size: number
}) {
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
