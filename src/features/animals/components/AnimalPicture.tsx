import { Icon } from '@/ui/Icon'

import styles from './AnimalPicture.module.scss'

type Props = {
  animal: { image: string | null }
  /** Pixels of a side; `wide` as wide as its place, in the shape of a card. */
  size: number | 'wide'
}

/** An animal on a screen of the admin; a paw when it has no photo. Its name stands beside it. */
export function AnimalPicture({ animal, size }: Props) {
  const isWide = size === 'wide'
  const side = isWide ? 260 : size
  return animal.image ? (
    <img
      className={styles.picture}
      data-wide={isWide || undefined}
      src={animal.image}
      alt=""
      width={side}
      height={side}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  ) : (
    <span
      className={styles.picture}
      data-wide={isWide || undefined}
      style={isWide ? undefined : { inlineSize: side, blockSize: side }}
    >
      <Icon name="paw" size={isWide ? 72 : Math.round(side / 2)} />
    </span>
  )
}
