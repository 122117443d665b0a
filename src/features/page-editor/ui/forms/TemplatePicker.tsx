'use client'

import { useState } from 'react'

import { defaultLimit, TEMPLATES, type TemplateType } from '@/features/pages/model'
import type { TemplateContent } from '@/features/pages/schema'

import { fieldLabels } from '../../labels.fr'
import buttons from '@/ui/admin-buttons.module.scss'
import { TemplateGallery } from './TemplateGallery'
import styles from './TemplatePicker.module.scss'

type Props = {
  content: TemplateContent
  /** `limit` is the number of things that the chosen template shows by default. */
  onChange: (value: TemplateType, limit: number) => void
}

/** Which template a block shows; the gallery opens until one wants another. */
export function TemplatePicker({ content, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { label, hint } = TEMPLATES[content.templateType]
  const close = () => setOpen(false)
  return (
    <div className={styles.picker}>
      <p className={styles.current}>
        {fieldLabels.template}&nbsp;: <strong>{label}</strong>
      </p>
      <p className={styles.hint}>{hint}</p>
      <button
        type="button"
        className={buttons.plain}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {fieldLabels.changeTemplate}
      </button>
      {isOpen && (
        <TemplateGallery
          initial={content.templateType}
          contentOf={(type) =>
            type === content.templateType
              ? content
              : { ...content, templateType: type, limit: defaultLimit(type) }
          }
          onChoose={(type) => {
            close()
            if (type !== content.templateType) onChange(type, defaultLimit(type))
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
