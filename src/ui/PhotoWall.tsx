'use client'

import { useState } from 'react'

import { Carousel } from './Carousel'
import { carouselOptions } from './carousel-presets'
import { PhotoTile, type WallPhoto } from './PhotoTile'
import { isPlainPress } from './plain-press'
import styles from './PhotoWall.module.scss'
import { usePhotoViewer } from './use-photo-viewer'

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

/**
 * Photos side by side; each opens large over the page. Without JavaScript, or in a new tab,
 * each is a link to its picture.
 */
export function PhotoWall({ photos, label, perRow, isCarousel = false }: Props) {
  const [at, setAt] = useState(0)
  const { Viewer, open, close } = usePhotoViewer()
  const shown = photos.map((photo, index) => (
    <PhotoTile
      key={photo.id}
      photo={photo}
      index={index}
      count={photos.length}
      perRow={isCarousel ? CAROUSEL_ROW : perRow}
      onPress={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        setAt(index)
        open(photo.url)
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
