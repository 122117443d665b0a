import type { ComponentType, ReactNode } from 'react'

import type { Picture } from '@/features/media/queries'

import {
  EMPTY_PAGE,
  isKnownBlock,
  isKnownTemplate,
  isTemplateType,
  unknownTemplate,
  UNSUPPORTED_BLOCK,
} from '../model'
import type { Block, PageContent, Section, TemplateContent } from '../schema'
import { CtaBlock } from './CtaBlock'
import { ImageBlock } from './ImageBlock'
import { TextBlock } from './TextBlock'
import styles from './PageRenderer.module.scss'

/** What a template receives; the site and the editor fill the registry. */
export type TemplateProps = { content: TemplateContent; shelterId: string }
export type Templates = Record<string, ComponentType<TemplateProps>>

type Props = {
  content: PageContent
  pictures: Record<string, Picture>
  shelterId: string
  templates: Templates
}

/** The content of a page as visitors see it; the site and the editor share it. */
export function PageRenderer({ content, ...rest }: Props) {
  if (content.sections.length === 0) return <p className={styles.empty}>{EMPTY_PAGE}</p>
  return content.sections.map((section) => (
    <SectionView key={section.id} section={section} {...rest} />
  ))
}

type SectionProps = Omit<Props, 'content'> & { section: Section }

function SectionView({ section, ...rest }: SectionProps) {
  return (
    <section
      className={styles.section}
      data-background={section.backgroundColor}
      data-padding={section.padding}
      data-margin={section.margin}
    >
      <div className={styles.columns} data-width={section.width} data-layout={section.layout}>
        {section.columns.map((column) => (
          <div key={column.id} className={styles.column}>
            {column.blocks.map((block) => (
              <BlockView key={block.id} block={block} {...rest} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

type BlockProps = Omit<Props, 'content'> & { block: Block }

function BlockView({ block, pictures, shelterId, templates }: BlockProps): ReactNode {
  if (!isKnownBlock(block)) return <p className={styles.notice}>{UNSUPPORTED_BLOCK}</p>
  switch (block.type) {
    case 'TEXT':
      return <TextBlock content={block.content} />
    case 'IMAGE':
      return <ImageBlock content={block.content} picture={pictures[block.content.mediaId ?? '']} />
    case 'CTA':
      return <CtaBlock content={block.content} />
    case 'TEMPLATE': {
      const { content } = block
      if (!isKnownTemplate(content)) {
        const { templateType } = content as { templateType: string }
        return isTemplateType(templateType) ? null : (
          <p className={styles.notice}>{unknownTemplate(templateType)}</p>
        )
      }
      const Template = templates[content.templateType]
      // A template of a later version shows nothing: never a hole in a public page.
      return Template ? (
        <div className={styles.template}>
          <Template content={content} shelterId={shelterId} />
        </div>
      ) : null
    }
  }
}
