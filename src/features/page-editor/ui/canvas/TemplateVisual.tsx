'use client'

import { TemplatePreview } from '@/features/pages/preview/components/TemplatePreview'
import { TEMPLATES } from '@/features/pages/model'
import type { Section, TemplateContent } from '@/features/pages/schema'

import { useEditorContext, useNodeKey, useView } from '../context'
import styles from './canvas.module.scss'
import { Placeholder } from './Placeholder'

type Props = { id: string; content: TemplateContent; background: Section['backgroundColor'] }

/** A template with the settings that are tried, before they are kept. */
export function TemplateVisual({ id, content, background }: Props) {
  const { shelterId } = useEditorContext()
  const key = useNodeKey(id)
  const tried = useView(({ draft }) => (draft?.key === key ? draft.content : null))
  const shown = tried ?? content
  if (shelterId) {
    return <TemplatePreview shelterId={shelterId} content={shown} background={background} />
  }
  const { label, hint } = TEMPLATES[shown.templateType]
  return (
    <Placeholder icon="template">
      <strong className={styles.templateTitle}>{shown.title || label}</strong>
      {hint}
    </Placeholder>
  )
}
