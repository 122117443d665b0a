'use client'

import { memo } from 'react'

import type { Section } from '@/features/pages/schema'

import { MoveMenu } from '../dnd/MoveMenu'
import { SectionHandle } from '../dnd/SectionHandle'
import { labels } from '../labels.fr'
import { duplicateNode } from '../state/commands/duplicate-node'
import { moveSection } from '../state/commands/move-section'
import { AddBlock } from './AddBlock'
import { BlockCard } from './BlockCard'
import { useEditorContext, useEditorState } from './context'
import styles from './PageEditor.module.scss'
import { SectionLook } from './SectionLook'
import { ToolButton } from './ToolButton'

type Props = {
  section: Section
  index: number
  count: number
  /** Columns of the neighbouring sections, in words; null at the ends of the page. */
  before: string | null
  after: string | null
}

function SectionTools({ section, index, count }: Pick<Props, 'section' | 'index' | 'count'>) {
  const { editor, askRemoval } = useEditorContext()
  const { id } = section
  const move = (to: number, part: string) =>
    editor.run(moveSection, { sectionId: id, index: to, part })
  return (
    <div className={styles.tools}>
      <SectionHandle id={id} index={index} />
      <ToolButton
        icon="up"
        label={labels.moveSectionUp(index)}
        unable={index === 0}
        node={id}
        part="up"
        onClick={() => move(index - 1, 'up')}
      />
      <ToolButton
        icon="down"
        label={labels.moveSectionDown(index)}
        unable={index === count - 1}
        node={id}
        part="down"
        onClick={() => move(index + 1, 'down')}
      />
      <MoveMenu id={id} />
      <ToolButton
        icon="duplicate"
        label={labels.duplicateSection(index)}
        onClick={() => editor.run(duplicateNode, { id })}
      />
      <ToolButton icon="trash" label={labels.removeSection(index)} onClick={() => askRemoval(id)} />
    </div>
  )
}

/** A section: its tools, its look, its columns and their blocks. */
export const SectionCard = memo(function SectionCard(props: Props) {
  const { section, index, before, after } = props
  const { readOnly } = useEditorContext()
  const firstIds = useEditorState((state) => state.firstIds)
  const { columns } = section
  const place = (column: number) => labels.columnPlace(index, column)
  return (
    <li
      className={styles.section}
      data-node={section.id}
      tabIndex={-1}
      aria-label={`${labels.section(index)}, ${labels.addSectionOf(section.layout)}`}
    >
      <div className={styles.head}>
        <h3 className={styles.sectionTitle}>{labels.section(index)}</h3>
        {!readOnly && <SectionTools {...props} />}
      </div>
      {!readOnly && <SectionLook section={section} />}
      <div className={styles.columns} data-layout={section.layout}>
        {columns.map((column, at) => (
          <div
            key={firstIds[column.id] ?? column.id}
            className={styles.column}
            role="group"
            aria-label={labels.column(at)}
            data-node={column.id}
            tabIndex={-1}
          >
            {columns.length > 1 && <p className={styles.columnTitle}>{labels.column(at)}</p>}
            {column.blocks.length === 0 && <p className={styles.empty}>{labels.emptyColumn}</p>}
            <ul className={styles.blocks}>
              {column.blocks.map((block, rank) => (
                <BlockCard
                  key={firstIds[block.id] ?? block.id}
                  block={block}
                  section={index}
                  column={at}
                  index={rank}
                  count={column.blocks.length}
                  left={at > 0 ? place(at - 1) : before}
                  right={at < columns.length - 1 ? place(at + 1) : after}
                />
              ))}
            </ul>
            {!readOnly && <AddBlock columnId={column.id} section={index} column={at} />}
          </div>
        ))}
      </div>
    </li>
  )
})
