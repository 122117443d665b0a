import type { CSSProperties, ReactNode } from 'react'

import type { Column, Section } from '../schema'
import styles from './PageRenderer.module.scss'

/** Widths of a section in pixels, as in the style sheet. */
const WIDTHS: Record<Section['width'], number> = {
  narrow: 720,
  container: 1200,
  wide: 1400,
  full: 2000,
}

/** What the style sheet does without being told. */
const USUAL: Readonly<Record<string, string | number>> = {
  'data-background': 'transparent',
  'data-padding': 'medium',
  'data-margin': 'none',
  'data-width': 'container',
  'data-layout': 1,
  'data-align': 'top',
}

/** The attributes that say something: a page has many sections, and sends each of them twice. */
const told = (attributes: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name, value]) => USUAL[name] !== value))

type ColumnFrame = {
  index: number
  className: string | undefined
  /** Width of the column on a wide screen, in pixels. */
  widthPx: number
}

type Props = {
  section: Section
  className?: string
  /** Draws one column; the site and the editor's canvas each their own way. */
  children: (column: Column, frame: ColumnFrame) => ReactNode
}

/** A band of the page: background, width, and one to four columns. */
export function SectionFrame({ section, className, children }: Props) {
  const { columns, width, layout, backgroundColor, padding, margin, verticalAlign } = section
  const shares = columns.map((column) => `${column.width}fr`).join(' ')
  const total = columns.reduce((sum, column) => sum + column.width, 0)
  return (
    <section
      className={className ? `${styles.section} ${className}` : styles.section}
      {...told({
        'data-background': backgroundColor,
        'data-padding': padding,
        'data-margin': margin,
      })}
    >
      <div
        className={styles.columns}
        {...told({ 'data-width': width, 'data-layout': layout, 'data-align': verticalAlign })}
        {...(columns.length > 1 && { style: { '--columns': shares } as CSSProperties })}
      >
        {columns.map((column, index) =>
          children(column, {
            index,
            className: styles.column,
            widthPx: Math.round((WIDTHS[width] * column.width) / total),
          }),
        )}
      </div>
    </section>
  )
}
