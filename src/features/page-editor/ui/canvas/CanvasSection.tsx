'use client'

import { memo, type MouseEvent } from 'react'

import { SectionFrame } from '@/features/pages/components/SectionFrame'
import type { Section } from '@/features/pages/schema'

import { labels } from '../../labels.fr'
import { useEditorContext, useEditorState, useNodeKey, useView } from '../context'
import styles from './canvas.module.scss'
import { CanvasColumn } from './CanvasColumn'
import { NodeToolbar } from './NodeToolbar'
import { SectionTools } from './SectionTools'

type Props = {
  section: Section
  index: number
  count: number
}

/** A section as visitors see it; a press beside its blocks selects it. */
export const CanvasSection = memo(function CanvasSection(props: Props) {
  const { section, index, count } = props
  const { view, readOnly } = useEditorContext()
  const firstIds = useEditorState((state) => state.firstIds)
  const key = useNodeKey(section.id)
  const isSelected = useView(({ selected }) => selected === key)
  const onClick = (event: MouseEvent) => {
    event.stopPropagation()
    if (!readOnly) view.select(key)
  }
  return (
    // The name of the section is the button that selects it by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <li
      className={styles.section}
      data-node={section.id}
      data-selected={isSelected || undefined}
      tabIndex={-1}
      aria-label={`${labels.section(index)}, ${labels.addSectionOf(section.layout)}`}
      onClick={onClick}
    >
      <h3 className={styles.tag}>
        <button
          type="button"
          className={styles.tagButton}
          aria-pressed={isSelected}
          disabled={readOnly}
          onClick={onClick}
        >
          {labels.section(index)}
        </button>
      </h3>
      {isSelected && !readOnly && (
        <NodeToolbar name={labels.section(index)}>
          <SectionTools section={section} index={index} count={count} />
        </NodeToolbar>
      )}
      <SectionFrame section={section} className={styles.band}>
        {(column, { index: at, className, widthPx }) => (
          <CanvasColumn
            key={firstIds[column.id] ?? column.id}
            column={column}
            sectionId={section.id}
            section={index}
            index={at}
            className={className}
            widthPx={widthPx}
            background={section.backgroundColor}
          />
        )}
      </SectionFrame>
    </li>
  )
})
