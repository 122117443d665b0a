'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { nameOf, tileOf, type LibraryPicture } from '../library/picture'
import styles from './fields.module.scss'
import { labels } from './labels.fr'
import { PictureWords } from './PictureWords'

type Props = {
  id: string
  /** `undefined` while it is read; `null` when the library has it no more. */
  picture: LibraryPicture | null | undefined
  /** Its place, from 0. */
  at: number
  total: number
  isLocked: boolean
  onMove: (to: number, part: string) => void
  onRemove: () => void
  onDescribe: (picture: LibraryPicture) => void
}

/** What a photo is called, wherever it is spoken of. */
export const photoName = (picture: LibraryPicture | null | undefined, at: number): string =>
  picture ? nameOf(picture) || labels.photo(at + 1) : labels.photo(at + 1)

const Dots = () => (
  <svg aria-hidden="true" focusable="false" width="20" height="20" viewBox="0 0 24 24">
    {[5, 12, 19].map((y) => (
      <g key={y} fill="currentColor">
        <circle cx="9" cy={y} r="1.8" />
        <circle cx="15" cy={y} r="1.8" />
      </g>
    ))}
  </svg>
)

/** One photo of a list in order: dragged by its handle, or moved by its buttons. */
export function PhotoItem({
  id,
  picture,
  at,
  total,
  isLocked,
  onMove,
  onRemove,
  onDescribe,
}: Props) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, disabled: isLocked })
  const name = photoName(picture, at)
  const isFirst = at === 0
  const isLast = at === total - 1
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-photo={id}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.frame}>
        {picture ? (
          <img
            src={tileOf(picture)}
            alt=""
            width={460}
            height={420}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        ) : (
          <span className={styles.blank}>{picture === null ? labels.gone : labels.loading}</span>
        )}
        {isFirst && (
          <span className={styles.main}>
            <Icon name="star" size={16} isFilled />
            {labels.main}
          </span>
        )}
        {!isLocked && (
          <button
            {...listeners}
            ref={setActivatorNodeRef}
            type="button"
            className={styles.handle}
            data-part="handle"
            aria-label={labels.handle(name)}
            aria-describedby={attributes['aria-describedby']}
          >
            <Dots />
          </button>
        )}
      </div>
      {picture ? (
        <PictureWords
          picture={picture}
          onDescribe={isLocked ? undefined : () => onDescribe(picture)}
        />
      ) : (
        <div className={styles.words}>{picture === null && labels.goneHint}</div>
      )}
      {!isLocked && (
        <div className={styles.moves}>
          <button
            type="button"
            className={buttons.icon}
            data-part="earlier"
            aria-label={labels.earlier(name)}
            aria-disabled={isFirst || undefined}
            onClick={() => onMove(at - 1, 'earlier')}
          >
            <Icon name="chevron-left" size={20} />
          </button>
          <button
            type="button"
            className={buttons.icon}
            data-part="later"
            aria-label={labels.later(name)}
            aria-disabled={isLast || undefined}
            onClick={() => onMove(at + 1, 'later')}
          >
            <Icon name="chevron-right" size={20} />
          </button>
          {!isFirst && (
            <button
              type="button"
              className={buttons.icon}
              data-part="main"
              aria-label={labels.makeMain(name)}
              title={labels.makeMain(name)}
              onClick={() => onMove(0, 'handle')}
            >
              <Icon name="star" size={20} />
            </button>
          )}
          <button
            type="button"
            className={buttons.icon}
            data-part="remove"
            aria-label={labels.removeOf(name)}
            onClick={onRemove}
          >
            <Icon name="close" size={20} />
          </button>
        </div>
      )}
    </li>
  )
}
