'use client'

import { useState, type MouseEvent } from 'react'

import { wallSizes } from './photo-steps'
import styles from './PhotoWall.module.scss'
import { PhotoViewer, type ViewerPhoto } from './PhotoViewer'

export type WallPhoto = ViewerPhoto & {
  /** Cropped to 460×420, and to its double where the picture is large enough. */
  card: string
  card2x: string | null
}

type Props = {
  /** At least one. */
  photos: readonly WallPhoto[]
  /** « Photos du Refuge des Quatre Vents ». */
  label: string
  /** 1 to 4 on a wide screen. */
  perRow: number
}

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey) && button === 0

/**
 * Photos side by side; each opens large over the page. Without JavaScript, or in a new tab,
 * each is a link to its picture.
 */
export function PhotoWall({ photos, label, perRow }: Props) {
  const [at, setAt] = useState<number | null>(null)
  return (
    <div className={styles.room}>
      <ul className={styles.wall} data-per-row={perRow} aria-label={label}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <figure className={styles.figure}>
              <a
                className={styles.link}
                href={photo.url}
                aria-label={name(photo, index, photos.length)}
                aria-haspopup="dialog"
                onClick={(event) => {
                  if (!isPlain(event)) return
                  event.preventDefault()
                  setAt(index)
                }}
              >
                <img
                  className={styles.photo}
                  {...pictureOf(photo, perRow)}
                  alt={photo.alt}
                  loading="lazy"
                  decoding="async"
                />
              </a>
              {photo.caption && <figcaption className={styles.caption}>{photo.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {at !== null && (
        <PhotoViewer
          photos={photos}
          label={label}
          at={at}
          onShow={setAt}
          onClose={() => setAt(null)}
        />
      )}
    </div>
  )
}

/** Every link has words, also for a picture without any. */
function name({ alt, caption }: WallPhoto, index: number, count: number): string {
  const what = alt || caption
  return `Agrandir la photo ${index + 1} sur ${count}${what ? ` : ${what}` : ''}`
}

/** Cropped alike in a row; whole when it has the row to itself. */
function pictureOf(photo: WallPhoto, perRow: number) {
  const { url, srcSet, card, card2x, width, height } = photo
  const sizes = wallSizes(perRow)
  if (perRow <= 1) {
    const whole = { src: url, width, height }
    return srcSet ? { ...whole, srcSet, sizes } : whole
  }
  const cropped = { src: card, width: 460, height: 420 }
  return card2x ? { ...cropped, srcSet: `${card} 460w, ${card2x} 920w`, sizes } : cropped
}
