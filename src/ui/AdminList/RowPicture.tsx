import { Icon } from '../Icon'
import type { IconName } from '../icon-paths'
import styles from './RowPicture.module.scss'

type Props = {
  /** Address of the picture, when there is one. */
  image: string | null
  /** Stands for a missing picture. */
  icon: IconName
  /** Pixels of a side; `wide` as wide as its place, in the shape of a card. */
  size: number | 'wide'
}

/** The picture of a thing of a list; its name stands beside it. */
export function RowPicture({ image, icon, size }: Props) {
  const isWide = size === 'wide'
  const side = isWide ? 260 : size
  return image ? (
    <img
      className={styles.picture}
      data-wide={isWide || undefined}
      src={image}
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
      <Icon name={icon} size={isWide ? 72 : Math.round(side / 2)} />
    </span>
  )
}
