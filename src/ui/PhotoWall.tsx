'use client'

import { useState, type MouseEvent } from 'react'

import { Carousel } from './Carousel'
import { carouselOptions } from './carousel-presets'
import { wallSizes } from './photo-steps'
import styles from './PhotoWall.module.scss'
import type { ViewerPhoto } from './PhotoViewer'
import { usePhotoViewer } from './use-photo-viewer'

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
  /** A page at a time instead, as many as the preset `gallery` shows. */
  isCarousel?: boolean
}

const CAROUSEL_ROW = carouselOptions('gallery').perPage

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey) && button === 0

/**
 * Photos side by side; each opens large over the page. Without JavaScript, or in a new tab,
 * each is a link to its picture.
 */
export function PhotoWall({ photos, label, perRow, isCarousel = false }: Props) {
  const [at, setAt] = useState(0)
  const { Viewer, open, close } = usePhotoViewer()
  const shown = photos.map((photo, index) => (
    <Photo
      key={photo.id}
      photo={photo}
      words={name(photo, index, photos.length)}
      perRow={isCarousel ? CAROUSEL_ROW : perRow}
      onOpen={() => {
        setAt(index)
        open()
      }}
    />
  ))
  return (
    <div className={styles.room}>
      {isCarousel ? (
        <div data-per-row={CAROUSEL_ROW}>
          <Carousel preset="gallery" label={label}>
            {shown}
          </Carousel>
        </div>
      ) : (
        <ul className={styles.wall} data-per-row={perRow} aria-label={label}>
          {shown.map((photo) => (
            <li key={photo.key}>{photo}</li>
          ))}
        </ul>
      )}
      {Viewer && <Viewer photos={photos} label={label} at={at} onShow={setAt} onClose={close} />}
    </div>
  )
}

type PhotoProps = { photo: WallPhoto; words: string; perRow: number; onOpen: () => void }

function Photo({ photo, words, perRow, onOpen }: PhotoProps) {
  return (
    <figure className={styles.figure}>
      <a
        className={styles.link}
        href={photo.url}
        aria-label={words}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!isPlain(event)) return
          event.preventDefault()
          onOpen()
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
  )
}

/** Every link has words, also for a picture without any. */
function name({ alt, caption }: WallPhoto, index: number, count: number): string {
  const what = alt || caption
  return `Agrandir la photo ${index + 1} sur ${count}${what ? `\u00a0: ${what}` : ''}`
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
