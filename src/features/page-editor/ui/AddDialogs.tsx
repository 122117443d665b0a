'use client'

import { useState } from 'react'

import {
  BLOCK_TYPE_LABELS,
  defaultContent,
  type BlockType,
  type Layout,
  type TemplateType,
} from '@/features/pages/model'
import type { TemplateContent } from '@/features/pages/schema'
import { AdminDialog } from '@/ui/AdminDialog'

import { blockHints, labels } from '../labels.fr'
import { addSection } from '../state/commands/add-section'
import { insertBlock } from '../state/commands/insert-block'
import { LayoutChoices } from './AddSection'
import { useEditorContext, useView } from './context'
import styles from '@/ui/editing/dialogs.module.scss'
import { TemplateGallery } from './forms/TemplateGallery'
import { Icon, type IconName } from './Icon'
import type { AddingBlock } from './view'

const TYPES = Object.entries(BLOCK_TYPE_LABELS) as Array<[BlockType, string]>
const ICONS: Record<BlockType, IconName> = {
  TEXT: 'text',
  IMAGE: 'image',
  CTA: 'button',
  TEMPLATE: 'template',
}

const templateContent = (type: TemplateType) => defaultContent('TEMPLATE', type) as TemplateContent

/** The four types of blocks; a template is chosen by what it shows. A new block opens at once. */
function AddBlockChoices({ asked }: { asked: AddingBlock }) {
  const { editor, view } = useEditorContext()
  const [isTemplate, setTemplate] = useState(false)
  const close = () => view.set({ addingBlock: null })
  const add = (type: BlockType, template?: TemplateType) => {
    close()
    const { done, focus } = editor.run(insertBlock, { columnId: asked.columnId, type, template })
    if (!done || !focus) return
    view.select(focus.node, type === 'TEXT' ? { start: 'end' } : { opens: true })
  }
  if (isTemplate) {
    return (
      <TemplateGallery
        initial="animaux-liste"
        contentOf={templateContent}
        onChoose={(template) => add('TEMPLATE', template)}
        onClose={close}
      />
    )
  }
  return (
    <AdminDialog title={labels.addBlockTo(asked.section, asked.column)} onClose={close}>
      <div className={styles.types}>
        {TYPES.map(([type, label]) => (
          <button
            key={type}
            type="button"
            className={styles.type}
            onClick={() => (type === 'TEMPLATE' ? setTemplate(true) : add(type))}
          >
            <span className={styles.typeIcon}>
              <Icon name={ICONS[type]} />
            </span>
            <span>
              <strong className={styles.typeName}>{label}</strong>
              {blockHints[type]}
            </span>
          </button>
        ))}
      </div>
    </AdminDialog>
  )
}

function AddBlockDialog() {
  const asked = useView(({ addingBlock }) => addingBlock)
  return asked && <AddBlockChoices key={asked.columnId} asked={asked} />
}

/** The number of columns of a section that comes between two others. */
function AddSectionDialog() {
  const { editor, view } = useEditorContext()
  const index = useView(({ addingSection }) => addingSection)
  if (index === null) return null
  const close = () => view.set({ addingSection: null })
  const add = (layout: Layout) => {
    close()
    editor.run(addSection, { layout, index })
  }
  return (
    <AdminDialog title={labels.addSectionAfter(index - 1)} onClose={close}>
      <LayoutChoices onChoose={add} />
    </AdminDialog>
  )
}

export function AddDialogs() {
  return (
    <>
      <AddBlockDialog />
      <AddSectionDialog />
    </>
  )
}
