'use client'

import {
  blockGaps,
  isKnownBlock,
  isKnownTemplate,
  unknownTemplate,
  UNSUPPORTED_BLOCK,
} from '@/features/pages/model'
import type { Block } from '@/features/pages/schema'

import { labels } from '../../labels.fr'
import { BlockForm } from '../BlockForm'
import { useEditorContext } from '../context'
import { SectionLook } from '../SectionLook'
import styles from './panel.module.scss'
import type { SelectedNode } from './use-selected-node'

/** What the block lacks, and what the server said of it beside that. */
function Notes({ block }: { block: Block }) {
  const refusals = useEditorContext().refusals.get(block.id) ?? []
  const gaps = isKnownBlock(block) ? blockGaps(block) : []
  const others = refusals.filter((said) => !gaps.some(({ message }) => said.endsWith(message)))
  return (
    <>
      {others.length > 0 && <p className={styles.refusal}>{others.join(' ; ')}</p>}
      {gaps.length > 0 && (
        <p className={styles.gaps}>
          <strong>{labels.toComplete}&nbsp;:</strong>{' '}
          {gaps.map(({ message }) => message).join(' ; ')}.
        </p>
      )}
    </>
  )
}

/** The settings of a block or of a section. */
export function NodePanel({ node }: { node: SelectedNode }) {
  const { block, section } = node
  if (section) return <SectionLook section={section} />
  if (!isKnownBlock(block)) {
    return (
      <p>
        {UNSUPPORTED_BLOCK}. {labels.keptBlock}
      </p>
    )
  }
  if (block.type === 'TEMPLATE' && !isKnownTemplate(block.content)) {
    return (
      <p>
        {unknownTemplate(String(block.content.templateType))}. {labels.keptTemplate}
      </p>
    )
  }
  return (
    <>
      <Notes block={block} />
      <BlockForm block={block} />
    </>
  )
}
