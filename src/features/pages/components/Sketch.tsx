import { useMemo } from 'react'

import { sketchOf } from '../models/sketch'
import type { PageContent } from '../schema'
import styles from './Sketch.module.scss'

/** A page or a section drawn in miniature; its name is written beside it. */
export function Sketch({ content }: { content: PageContent }) {
  const { width, height, bands, shapes } = useMemo(() => sketchOf(content), [content])
  return (
    <svg
      className={styles.sketch}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      {bands.map(({ isTinted, ...band }) =>
        isTinted ? (
          <rect key={band.y} className={styles.band} x="0" width={width} {...band} />
        ) : null,
      )}
      {shapes.map(({ kind, ...shape }) => (
        <rect
          key={`${kind} ${shape.x} ${shape.y}`}
          className={styles[kind]}
          rx={kind === 'button' ? 4.5 : kind === 'card' || kind === 'picture' ? 2 : 1}
          {...shape}
        />
      ))}
    </svg>
  )
}
