import type { CSSProperties } from 'react'

import type { Section } from '../schema'
import { BlockView } from './BlockView'
import type { Surroundings } from './PageRenderer'
import styles from './PageRenderer.module.scss'

type Props = {
  section: Section
  /** The first of the page, seen without scrolling. */
  isFirst: boolean
  surroundings: Surroundings
}

/** Widths of a section in pixels, as in the style sheet. */
const WIDTHS: Record<Section['width'], number> = {
  narrow: 720,
  container: 1200,
  wide: 1400,
  full: 2000,
}

/** A band of the page: background, width, and one to four columns. */
export function SectionView({ section, isFirst, surroundings }: Props) {
  const { columns, width, layout, backgroundColor, padding, margin } = section
  const shares = columns.map((column) => `minmax(0, ${column.width}fr)`).join(' ')
  const total = columns.reduce((sum, column) => sum + column.width, 0)
  return (
    <section
      className={styles.section}
      data-background={backgroundColor}
      data-padding={padding}
      data-margin={margin}
    >
      <div
        className={styles.columns}
        data-width={width}
        data-layout={layout}
        style={{ '--columns': shares } as CSSProperties}
      >
        {columns.map((column) => (
          <div key={column.id} className={styles.column}>
            {column.blocks.map((block) => (
              <BlockView
                key={block.id}
                block={block}
                isFirst={isFirst}
                widthPx={Math.round((WIDTHS[width] * column.width) / total)}
                surroundings={surroundings}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
