'use client'

import { memo } from 'react'

import type { Column, Section } from '@/features/pages/schema'

import { labels } from '../../labels.fr'
import { AddBlock } from '../AddBlock'
import { useEditorContext, useEditorState } from '../context'
import styles from './canvas.module.scss'
import { CanvasBlock } from './CanvasBlock'

type Props = {
  column: Column
  sectionId: string
  /** Indexes from 0. */
  section: number
  index: number
  /** The look of a column of the site. */
  className: string | undefined
  widthPx: number
  background: Section['backgroundColor']
}

/** A column with its blocks, and the button that adds one. */
export const CanvasColumn = memo(function CanvasColumn(props: Props) {
  const { column, sectionId, section, index, className, widthPx, background } = props
  const { readOnly } = useEditorContext()
  const firstIds = useEditorState((state) => state.firstIds)
  const isEmpty = column.blocks.length === 0
  return (
    <div
      className={`${className ?? ''} ${styles.column}`}
      role="group"
      aria-label={labels.column(index)}
      data-node={column.id}
      data-empty={isEmpty || undefined}
      tabIndex={-1}
    >
      {column.blocks.map((block, rank) => (
        <CanvasBlock
          key={firstIds[block.id] ?? block.id}
          block={block}
          sectionId={sectionId}
          section={section}
          column={index}
          index={rank}
          count={column.blocks.length}
          widthPx={widthPx}
          background={background}
        />
      ))}
      {!readOnly && (
        <AddBlock columnId={column.id} section={section} column={index} isEmpty={isEmpty} />
      )}
    </div>
  )
})
