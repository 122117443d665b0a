import type { CSSProperties } from 'react'

import type { Picture } from '@/features/media/queries'
import { untilItComes } from '@/ui/until-it-comes'

import { isSafeImageUrl } from '../model'
import type { ImageContent } from '../schema'
import styles from './ImageBlock.module.scss'

type Props = {
  content: ImageContent
  picture: Picture | undefined
  /** Seen without scrolling: not to be put off. */
  isEager?: boolean
  /** Width of the column on a wide screen, in pixels. */
  widthPx?: number
}

/** A picture of the library, or by address; nothing at all without either. */
export function ImageBlock({ content, picture, isEager = false, widthPx = 600 }: Props) {
  const { mediaId, src: address, alignment, format, objectFit, containerSize, caption } = content
  // A picture that left the library leaves no broken frame; one of another host is never asked for.
  const isOurs = mediaId === null && address.startsWith('/') && isSafeImageUrl(address)
  const src = picture?.url ?? (isOurs ? address : '')
  if (!src) return null
  const alt = content.decorative ? '' : content.alt || picture?.alt || ''
  const width = (picture?.width || content.width) ?? undefined
  const height = (picture?.height || content.height) ?? undefined
  const shown = Math.round((widthPx * containerSize) / 100)
  return (
    <figure
      className={styles.figure}
      data-alignment={alignment}
      style={{ '--share': `${containerSize}%` } as CSSProperties}
    >
      <img
        className={styles.image}
        // Shown whole, it leaves room beside it that would keep its colours.
        style={objectFit === 'contain' ? undefined : untilItComes(picture?.colours)}
        data-format={format}
        data-fit={objectFit}
        src={src}
        srcSet={picture?.srcSet || undefined}
        sizes={picture?.srcSet ? `(width >= 860px) ${shown}px, 100vw` : undefined}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
      />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
