'use client'

import { memo, useState, type KeyboardEvent, type MouseEvent } from 'react'

import { blockGaps, blockName, isKnownBlock, positionSentence } from '@/features/pages/model'
import type { Block, Section } from '@/features/pages/schema'

import { labels } from '../../labels.fr'
import { BlockTools } from '../BlockTools'
import { useEditorContext, useNodeKey, useView } from '../context'
import { BlockVisual } from './BlockVisual'
import styles from './canvas.module.scss'
import { NodeToolbar } from './NodeToolbar'
import toolbar from './toolbar.module.scss'

type Props = {
  block: Block
  sectionId: string
  section: number
  column: number
  index: number
  count: number
  widthPx: number
  background: Section['backgroundColor']
}

/** A mark on a block that lacks something, or that the server refused. */
function Mark({ block }: { block: Block }) {
  const isRefused = useEditorContext().refusals.has(block.id)
  const lacks = isKnownBlock(block) && blockGaps(block).length > 0
  if (!isRefused && !lacks) return null
  return (
    <p className={styles.mark} data-refused={isRefused || undefined}>
      {isRefused ? labels.refusedMark : labels.toCompleteMark}
    </p>
  )
}

/** A block as visitors see it; a press or Entrée selects it, and opens its text. */
export const CanvasBlock = memo(function CanvasBlock(props: Props) {
  const { block, sectionId, section, column, index, count, widthPx, background } = props
  const { view, readOnly, askRemoval } = useEditorContext()
  const key = useNodeKey(block.id)
  const isSelected = useView(({ selected }) => selected === key) && !readOnly
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const name = blockName(block)
  const isText = isKnownBlock(block) && block.type === 'TEXT'

  const onClick = (event: MouseEvent) => {
    event.stopPropagation()
    if (readOnly || (isSelected && isText)) return
    view.select(key, isText ? { start: { x: event.clientX, y: event.clientY } } : {})
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly || event.target !== event.currentTarget) return
    const { key: pressed, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    if (pressed === 'Enter' && isText) view.select(key, { start: 'end' })
    else if (pressed === 'Enter') view.openPanel(key)
    else if (pressed === 'Delete') askRemoval(block.id)
    else if (pressed === 'Escape' && isSelected) view.clear()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // A group that takes the focus: its tools are buttons, its settings are in the panel.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      className={styles.block}
      role="group"
      aria-label={`${name}, ${positionSentence({ section, column, index }, count)}`}
      tabIndex={readOnly ? -1 : 0}
      data-node={block.id}
      data-selected={isSelected || undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {isSelected && (
        <NodeToolbar name={name}>
          <BlockTools
            id={block.id}
            name={name}
            index={index}
            count={count}
            section={section}
            sectionId={sectionId}
          />
          {isText && <div ref={setSlot} className={toolbar.row} />}
        </NodeToolbar>
      )}
      <BlockVisual
        block={block}
        widthPx={widthPx}
        background={background}
        isSelected={isSelected}
        slot={slot}
      />
      <Mark block={block} />
    </div>
  )
})
