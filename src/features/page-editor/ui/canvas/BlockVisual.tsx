'use client'

import { BlockNotice } from '@/features/pages/components/BlockNotice'
import { CtaBlock } from '@/features/pages/components/CtaBlock'
import {
  isKnownBlock,
  isKnownTemplate,
  unknownTemplate,
  UNSUPPORTED_BLOCK,
} from '@/features/pages/model'
import type { Block, CtaContent, Section } from '@/features/pages/schema'

import { labels } from '../../labels.fr'
import { ImageVisual } from './ImageVisual'
import { Placeholder } from './Placeholder'
import { TemplateVisual } from './TemplateVisual'
import { TextVisual } from './TextVisual'

type Props = {
  block: Block
  /** Width of the column on a wide screen, in pixels. */
  widthPx: number
  background: Section['backgroundColor']
  isSelected: boolean
  /** Where the tools of a text that is written stand. */
  slot: HTMLElement | null
}

function CtaVisual({ content }: { content: CtaContent }) {
  const { title, description, buttonText } = content
  if (!title && !description && !buttonText) {
    return <Placeholder icon="button">{labels.emptyCta}</Placeholder>
  }
  // Its button shows before it has an address: the panel asks for it.
  const buttonUrl = content.buttonUrl || (buttonText ? '#' : '')
  return (
    <div inert>
      <CtaBlock content={{ ...content, buttonUrl }} />
    </div>
  )
}

/** A block as visitors see it; what is empty says what it waits for. */
export function BlockVisual({ block, widthPx, background, isSelected, slot }: Props) {
  if (!isKnownBlock(block)) return <BlockNotice>{UNSUPPORTED_BLOCK}</BlockNotice>
  switch (block.type) {
    case 'TEXT':
      return (
        <TextVisual id={block.id} content={block.content} isSelected={isSelected} slot={slot} />
      )
    case 'IMAGE':
      return <ImageVisual id={block.id} content={block.content} widthPx={widthPx} />
    case 'CTA':
      return <CtaVisual content={block.content} />
    case 'TEMPLATE':
      return isKnownTemplate(block.content) ? (
        <TemplateVisual id={block.id} content={block.content} background={background} />
      ) : (
        <BlockNotice>{unknownTemplate(String(block.content.templateType))}</BlockNotice>
      )
  }
}
