'use client'

import { TEMPLATES } from '@/features/pages/model'
import type { TemplateContent } from '@/features/pages/schema'

import { useNodeKey, useView } from '../context'
import styles from './canvas.module.scss'
import { Placeholder } from './Placeholder'

/** A template with the settings that are tried, before they are kept. */
export function TemplateVisual({ id, content }: { id: string; content: TemplateContent }) {
  const key = useNodeKey(id)
  const tried = useView(({ draft }) => (draft?.key === key ? draft.content : null))
  const { templateType, title } = tried ?? content
  const { label, hint } = TEMPLATES[templateType]
  return (
    <Placeholder icon="template">
      <strong className={styles.templateTitle}>{title || label}</strong>
      {hint}
    </Placeholder>
  )
}
