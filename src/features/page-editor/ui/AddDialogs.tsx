'use client'

import { BLOCK_TYPE_LABELS, type BlockType, type Layout } from '@/features/pages/model'

import { blockHints, labels } from '../labels.fr'
import { addSection } from '../state/commands/add-section'
import { insertBlock } from '../state/commands/insert-block'
import { LayoutChoices } from './AddSection'
import { useEditorContext, useView } from './context'
import { Dialog } from './Dialog'
import styles from './dialogs.module.scss'
import { Icon, type IconName } from './Icon'

const TYPES = Object.entries(BLOCK_TYPE_LABELS) as Array<[BlockType, string]>
const ICONS: Record<BlockType, IconName> = {
  TEXT: 'text',
  IMAGE: 'image',
  CTA: 'button',
  TEMPLATE: 'template',
}

/** The four types of blocks; a new one opens at once. */
function AddBlockDialog() {
  const { editor, view } = useEditorContext()
  const asked = useView(({ addingBlock }) => addingBlock)
  if (!asked) return null
  const close = () => view.set({ addingBlock: null })
  const add = (type: BlockType) => {
    close()
    const { done, focus } = editor.run(insertBlock, { columnId: asked.columnId, type })
    if (!done || !focus) return
    view.select(focus.node, type === 'TEXT' ? { start: 'end' } : { opens: true })
  }
  return (
    <Dialog title={labels.addBlockTo(asked.section, asked.column)} onClose={close}>
      <div className={styles.types}>
        {TYPES.map(([type, label]) => (
          <button key={type} type="button" className={styles.type} onClick={() => add(type)}>
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
    </Dialog>
  )
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
    <Dialog title={labels.addSectionAfter(index - 1)} onClose={close}>
      <LayoutChoices onChoose={add} />
    </Dialog>
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
