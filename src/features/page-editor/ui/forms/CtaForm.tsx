'use client'

import { ALIGNMENT_LABELS, BUTTON_STYLE_LABELS, LIMITS } from '@/features/pages/model'
import type { CtaContent } from '@/features/pages/schema'

import { fieldLabels } from '../../labels.fr'
import { updateContent } from '../../state/commands/update-content'
import { useEditorContext } from '../context'
import { optionsOf, Select, TextArea, TextInput } from '../fields/inputs'
import { LinkInput } from '../fields/LinkInput'
import styles from '../PageEditor.module.scss'

export function CtaForm({ id, content }: { id: string; content: CtaContent }) {
  const { editor } = useEditorContext()
  const set = (values: Partial<CtaContent>, typing = false) =>
    editor.run(updateContent, { blockId: id, values, typing })
  return (
    <div className={styles.form}>
      <TextInput
        label={fieldLabels.title}
        value={content.title}
        max={LIMITS.shortText}
        onChange={(title) => set({ title }, true)}
      />
      <TextArea
        label={fieldLabels.description}
        value={content.description}
        max={LIMITS.longText}
        onChange={(description) => set({ description }, true)}
      />
      <TextInput
        label={fieldLabels.buttonText}
        value={content.buttonText}
        max={LIMITS.shortText}
        onChange={(buttonText) => set({ buttonText }, true)}
      />
      <LinkInput
        label={fieldLabels.buttonUrl}
        value={content.buttonUrl}
        onChange={(buttonUrl) => set({ buttonUrl }, true)}
      />
      <div className={styles.grid}>
        <Select
          label={fieldLabels.style}
          value={content.style}
          options={optionsOf(BUTTON_STYLE_LABELS)}
          onChange={(style) => set({ style })}
        />
        <Select
          label={fieldLabels.alignment}
          value={content.alignment}
          options={optionsOf(ALIGNMENT_LABELS)}
          onChange={(alignment) => set({ alignment })}
        />
      </div>
    </div>
  )
}
