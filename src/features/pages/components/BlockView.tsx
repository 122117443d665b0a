import { createHash } from 'node:crypto'

import type { ReactNode } from 'react'

import { ErrorBoundary } from '@/ui/ErrorBoundary'

import { isKnownBlock, isKnownTemplate, unknownTemplate, UNSUPPORTED_BLOCK } from '../model'
import type { Block } from '../schema'
import { BlockNotice } from './BlockNotice'
import { CtaBlock } from './CtaBlock'
import { ImageBlock } from './ImageBlock'
import type { Surroundings } from './surroundings'
import { TextBlock } from './TextBlock'

/** Another one for other settings; the settings themselves would come to the browser once more. */
const keyOf = (content: unknown): string =>
  createHash('sha1').update(JSON.stringify(content)).digest('base64url').slice(0, 8)

type Props = {
  block: Block
  isFirst: boolean
  /** Width of the column on a wide screen, in pixels. */
  widthPx: number
  surroundings: Surroundings
}

/** One block; a type of a later version says so, and the page goes on. */
export function BlockView({ block, isFirst, widthPx, surroundings }: Props): ReactNode {
  if (!isKnownBlock(block)) return <BlockNotice>{UNSUPPORTED_BLOCK}</BlockNotice>
  const { pictures, shelterId, templates, eventsShown } = surroundings
  switch (block.type) {
    case 'TEXT':
      return <TextBlock content={block.content} />
    case 'IMAGE': {
      const picture = pictures[block.content.mediaId ?? '']
      return (
        <ImageBlock content={block.content} picture={picture} isEager={isFirst} widthPx={widthPx} />
      )
    }
    case 'CTA':
      return <CtaBlock content={block.content} />
    case 'TEMPLATE': {
      const { content } = block
      if (!isKnownTemplate(content)) {
        const type = String(content.templateType)
        return <BlockNotice>{unknownTemplate(type)}</BlockNotice>
      }
      const Template = templates[content.templateType]
      // A template that this version only plans shows nothing: never a hole in a public page.
      return Template ? (
        // Drawn anew when a setting changes: a list of animals goes on from what it was first given.
        <ErrorBoundary key={keyOf(content)}>
          <Template content={content} shelterId={shelterId} eventsShown={eventsShown} />
        </ErrorBoundary>
      ) : null
    }
  }
}
