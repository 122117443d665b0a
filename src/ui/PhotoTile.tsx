import type { MouseEventHandler } from 'react'

import { wallSizes } from './photo-steps'
import type { ViewerPhoto } from './PhotoViewer'
import styles from './PhotoWall.module.scss'
import { untilItComes } from './until-it-comes'

export type WallPhoto = ViewerPhoto & {
  /** Cropped to 460×420, and to its double where the picture is large enough. */
  card: string
  card2x: string | null
  /** What is shown until it comes. */
  colours?: string
}

type Props = {
  photo: WallPhoto
  /** Its place among the photos, from 0, and how many there are. */
  index: number
  count: number
  perRow: number
  onPress?: MouseEventHandler
  /** For whoever listens from outside (`PhotoManners`). */
  isListed?: boolean
}

/** One photo of several: a link to its picture, which a script opens over the page instead. */
export function PhotoTile({ photo, index, count, perRow, onPress, isListed }: Props) {
  const { url, srcSet, alt, caption, width, height } = photo
  const picture = pictureOf(photo, perRow)
  const listed = isListed && {
    'data-photo': `${width}x${height}`,
    'data-set': picture.srcSet === srcSet ? undefined : srcSet,
  }
  return (
    <figure className={styles.figure}>
      <a
        className={styles.link}
        href={url}
        aria-label={name(photo, index, count)}
        aria-haspopup="dialog"
        onClick={onPress}
        {...listed}
      >
        <img
          className={styles.photo}
          style={untilItComes(photo.colours)}
          {...picture}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </a>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

/** Every link has words, also for a picture without any. */
function name({ alt, caption }: WallPhoto, index: number, count: number): string {
  const what = alt || caption
  return `Agrandir la photo ${index + 1} sur ${count}${what ? `\u00a0: ${what}` : ''}`
}

type Picture = { src: string; srcSet?: string; sizes?: string; width: number; height: number }

/** Cropped alike in a row; whole when it has the row to itself. */
function pictureOf(photo: WallPhoto, perRow: number): Picture {
  const { url, srcSet, card, card2x, width, height } = photo
  const sizes = wallSizes(perRow)
  if (perRow <= 1) {
    const whole = { src: url, width, height }
    return srcSet ? { ...whole, srcSet, sizes } : whole
  }
  const cropped = { src: card, width: 460, height: 420 }
  return card2x ? { ...cropped, srcSet: `${card} 460w, ${card2x} 920w`, sizes } : cropped
}
