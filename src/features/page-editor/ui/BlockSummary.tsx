'use client'

import { excerpt, isKnownTemplate, TEMPLATES, unknownTemplate } from '@/features/pages/model'
import type { KnownBlock } from '@/features/pages/schema'

import { fieldLabels, labels } from '../labels.fr'
import { useEditorContext } from './context'
import styles from './PageEditor.module.scss'

/** What a closed block shows of its content. */
export function BlockSummary({ block }: { block: KnownBlock }) {
  const { ImageThumb } = useEditorContext().pickers
  switch (block.type) {
    case 'TEXT':
      return (
        <p className={styles.summary}>{excerpt(block.content.text, 160) || labels.emptyText}</p>
      )
    case 'IMAGE': {
      const { mediaId, src, alt, decorative } = block.content
      if (!mediaId && !src) return <p className={styles.summary}>{labels.noImage}</p>
      const description = decorative ? labels.decorative : alt || labels.noAlt
      return (
        <div className={styles.thumb}>
          <ImageThumb mediaId={mediaId} src={src} />
          <p className={styles.summary}>{description}</p>
        </div>
      )
    }
    case 'CTA': {
      const { title, buttonText } = block.content
      return (
        <p className={styles.summary}>
          {title} {buttonText && <span className={styles.chip}>{buttonText}</span>}
        </p>
      )
    }
    case 'TEMPLATE': {
      const { content } = block
      if (!isKnownTemplate(content)) {
        return (
          <p className={styles.summary}>
            {unknownTemplate(content.templateType)}. {labels.keptTemplate}
          </p>
        )
      }
      const { label } = TEMPLATES[content.templateType]
      const lacksAnimal = content.templateType === 'animal-vedette' && !content.animalId
      return (
        <p className={styles.summary}>
          {content.title || label}
          {lacksAnimal && ` · ${fieldLabels.noAnimal}`}
        </p>
      )
    }
  }
}
