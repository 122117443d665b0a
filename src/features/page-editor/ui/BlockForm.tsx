'use client'

import { isKnownTemplate } from '@/features/pages/model'
import type { KnownBlock } from '@/features/pages/schema'

import { CtaForm } from './forms/CtaForm'
import { ImageForm } from './forms/ImageForm'
import { TemplateForm } from './forms/TemplateForm'
import { TextForm } from './forms/TextForm'

/** The settings of a block, by its type. */
export function BlockForm({ block }: { block: KnownBlock }) {
  switch (block.type) {
    case 'TEXT':
      return <TextForm id={block.id} content={block.content} />
    case 'IMAGE':
      return <ImageForm id={block.id} content={block.content} />
    case 'CTA':
      return <CtaForm id={block.id} content={block.content} />
    case 'TEMPLATE':
      return isKnownTemplate(block.content) ? (
        <TemplateForm id={block.id} content={block.content} />
      ) : null
  }
}
