'use client'

import { ALIGNMENT_LABELS, TEXT_SIZE_LABELS } from '@/features/pages/model'
import type { TextContent } from '@/features/pages/schema'

import { fieldLabels, textLabels } from '../../labels.fr'
import { updateContent } from '../../state/commands/update-content'
import { useEditorContext } from '../context'
import { Choices } from '@/ui/editing/Choices'
import { optionsOf } from '../fields/inputs'
import styles from '../PageEditor.module.scss'

/** The look of a text; its words are written on the page itself. */
export function TextForm({ id, content }: { id: string; content: TextContent }) {
  const { editor } = useEditorContext()
  const set = (values: Partial<TextContent>) => editor.run(updateContent, { blockId: id, values })
  return (
    <div className={styles.form}>
      <p className={styles.keys}>{textLabels.inPlace}</p>
      <Choices
        label={fieldLabels.alignment}
        value={content.alignment}
        options={optionsOf(ALIGNMENT_LABELS)}
        onChange={(alignment) => set({ alignment })}
      />
      <Choices
        label={fieldLabels.size}
        value={content.size}
        options={optionsOf(TEXT_SIZE_LABELS)}
        onChange={(size) => set({ size })}
      />
    </div>
  )
}
