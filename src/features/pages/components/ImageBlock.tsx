import type { Picture } from '@/features/media/queries'

import type { ImageContent } from '../schema'
import styles from './ImageBlock.module.scss'

type Props = { content: ImageContent; picture: Picture | undefined }

/** A picture of the library, or by address; nothing at all without either. */
export function ImageBlock({ content, picture }: Props) {
  const src = picture?.url ?? content.src
  if (!src) return null
  const alt = content.decorative ? '' : content.alt || picture?.alt || ''
  const width = picture?.width ?? content.width ?? 1600
  const height = picture?.height ?? content.height ?? 1000
  return (
    <figure
      className={styles.figure}
      data-alignment={content.alignment}
      style={{ inlineSize: `${content.containerSize}%` }}
    >
      <img
        className={styles.image}
        data-format={content.format}
        data-fit={content.objectFit}
        src={src}
        srcSet={picture?.srcSet || undefined}
        sizes="(width >= 860px) 600px, 100vw"
        alt={alt}
        width={width || undefined}
        height={height || undefined}
        loading="lazy"
        decoding="async"
      />
      {content.caption && <figcaption className={styles.caption}>{content.caption}</figcaption>}
    </figure>
  )
}
