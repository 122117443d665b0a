'use client'

import { memo, useId } from 'react'

import {
  blockGaps,
  blockName,
  isKnownBlock,
  isKnownTemplate,
  positionSentence,
  UNSUPPORTED_BLOCK,
} from '@/features/pages/model'
import type { Block } from '@/features/pages/schema'

import { labels } from '../labels.fr'
import { BlockForm } from './BlockForm'
import { BlockSummary } from './BlockSummary'
import { BlockTools } from './BlockTools'
import buttons from './buttons.module.scss'
import { useEditorContext, useNodeKey } from './context'
import styles from './PageEditor.module.scss'

type Props = {
  block: Block
  section: number
  column: number
  index: number
  count: number
  /** The columns on either side, in words; null at the ends of the page. */
  left: string | null
  right: string | null
}

/** What the block lacks, and what the server said of it beside that. */
function Notes({ block }: { block: Block }) {
  const refusals = useEditorContext().refusals.get(block.id) ?? []
  const gaps = isKnownBlock(block) ? blockGaps(block) : []
  const others = refusals.filter((said) => !gaps.some(({ message }) => said.endsWith(message)))
  return (
    <>
      {others.length > 0 && <p className={styles.refusal}>{others.join(' ; ')}</p>}
      {gaps.length > 0 && <Gaps messages={gaps.map(({ message }) => message)} />}
    </>
  )
}

function Gaps({ messages }: { messages: readonly string[] }) {
  return (
    <p className={styles.gaps}>
      <strong>{labels.toComplete} :</strong> {messages.join(' ; ')}.
    </p>
  )
}

/** A block: its name and tools, and either a summary or its form. */
export const BlockCard = memo(function BlockCard(props: Props) {
  const { block, section, column, index, count } = props
  const { opened, setOpen, readOnly } = useEditorContext()
  const key = useNodeKey(block.id)
  const id = useId()
  const name = blockName(block)
  const isOpen = opened.has(key)
  const canEdit =
    !readOnly &&
    isKnownBlock(block) &&
    (block.type !== 'TEMPLATE' || isKnownTemplate(block.content))
  return (
    <li
      className={styles.block}
      data-node={block.id}
      tabIndex={-1}
      aria-label={`${name}, ${positionSentence({ section, column, index }, count)}`}
    >
      <div className={styles.head}>
        <h4 className={styles.blockTitle} id={id}>
          {name}
        </h4>
        {canEdit && !(isOpen && block.type === 'TEMPLATE') && (
          <button
            type="button"
            className={buttons.plain}
            aria-expanded={isOpen}
            aria-describedby={id}
            data-part-of={block.id}
            data-part="edit"
            onClick={() => setOpen(key, !isOpen)}
          >
            {isOpen ? labels.close : labels.edit}
          </button>
        )}
        {!readOnly && <BlockTools {...props} id={block.id} name={name} />}
      </div>
      {!isKnownBlock(block) && (
        <p className={styles.summary}>
          {UNSUPPORTED_BLOCK}. {labels.keptBlock}
        </p>
      )}
      {isKnownBlock(block) && !isOpen && <BlockSummary block={block} />}
      {canEdit && isOpen && <BlockForm block={block} onClose={() => setOpen(key, false)} />}
      <Notes block={block} />
    </li>
  )
})
