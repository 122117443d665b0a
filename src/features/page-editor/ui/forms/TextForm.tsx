'use client'

import { lazy, Suspense } from 'react'

import { ALIGNMENT_LABELS, TEXT_SIZE_LABELS } from '@/features/pages/model'
import type { TextContent } from '@/features/pages/schema'

import { fieldLabels, textLabels } from '../../labels.fr'
import { updateContent } from '../../state/commands/update-content'
import { useEditorContext } from '../context'
import { optionsOf, Select } from '../fields/inputs'
import styles from '../PageEditor.module.scss'

// The rich text editor is the heaviest part: it comes when a text is first opened.
const TextEditor = lazy(() => import('../../text/TextEditor'))

export function TextForm({ id, content }: { id: string; content: TextContent }) {
  const { editor, register } = useEditorContext()
  return (
    <div className={styles.form}>
      <Suspense fallback={<p role="status">{textLabels.loading}</p>}>
        <TextEditor
          html={content.text}
          label={fieldLabels.textLabel}
          register={register}
          onChange={(text) =>
            editor.run(updateContent, { blockId: id, values: { text }, typing: true })
          }
        />
      </Suspense>
      <div className={styles.grid}>
        <Select
          label={fieldLabels.alignment}
          value={content.alignment}
          options={optionsOf(ALIGNMENT_LABELS)}
          onChange={(alignment) =>
            editor.run(updateContent, { blockId: id, values: { alignment } })
          }
        />
        <Select
          label={fieldLabels.size}
          value={content.size}
          options={optionsOf(TEXT_SIZE_LABELS)}
          onChange={(size) => editor.run(updateContent, { blockId: id, values: { size } })}
        />
      </div>
    </div>
  )
}
