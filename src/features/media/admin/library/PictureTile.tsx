import type { ReactNode } from 'react'

import { shortDay } from '@/platform/time/model'
import { Icon } from '@/ui/Icon'

import { labels } from './labels.fr'
import { lacksAlt, nameOf, tileOf, type LibraryPicture } from './picture'
import styles from './PictureGrid.module.scss'

type Props = {
  picture: LibraryPicture
  tabIndex: number
  /** Undefined when the tile opens its picture instead of choosing it. */
  isChosen: boolean | undefined
  isShown: boolean
  onFocus: () => void
  onOpen: (isRange: boolean) => void
  onUse?: () => void
  /** Its further buttons. */
  children?: ReactNode
}

export function PictureTile({
  picture,
  tabIndex,
  isChosen,
  isShown,
  onFocus,
  onOpen,
  onUse,
  children,
}: Props) {
  const isWithoutAlt = lacksAlt(picture)
  const name = nameOf(picture)
  return (
    <li
      className={styles.tile}
      data-chosen={isChosen || undefined}
      data-shown={isShown || undefined}
    >
      <button
        type="button"
        className={styles.open}
        data-tile={picture.id}
        tabIndex={tabIndex}
        aria-label={labels.tile(name, isWithoutAlt)}
        aria-pressed={isChosen}
        aria-current={isShown || undefined}
        onFocus={onFocus}
        onClick={(event) => onOpen(event.shiftKey)}
        onDoubleClick={onUse}
      >
        <span className={styles.frame}>
          <img
            src={tileOf(picture)}
            alt=""
            width={460}
            height={420}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
          {isChosen !== undefined && (
            <span className={styles.mark}>{isChosen && <Icon name="check" size={18} />}</span>
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {isWithoutAlt ? (
            <span className={styles.flag}>
              <Icon name="alert" size={16} />
              {labels.withoutAlt}
            </span>
          ) : (
            <span className={styles.alt}>
              {picture.isDecorative ? labels.decorative : picture.alt}
            </span>
          )}
        </span>
        <span className={styles.facts}>
          <span>{labels.dimensions(picture.width, picture.height)}</span>
          <span>{shortDay(new Date(picture.createdAt))}</span>
        </span>
      </button>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  )
}
