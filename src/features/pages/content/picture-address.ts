import { ownPath } from '@/features/media/address.model'

import type { Block, ImageContent, PageContent } from '../schema'
import { isKnownBlock, pathOf } from './blocks'

/** Content with each of its pictures put through a function, which is told its path. */
export function mapPictures(
  content: PageContent,
  change: (image: ImageContent, path: string) => ImageContent,
): PageContent {
  const changed = (block: Block, path: string): Block =>
    isKnownBlock(block) && block.type === 'IMAGE'
      ? { ...block, content: change(block.content, path) }
      : block
  return {
    ...content,
    sections: content.sections.map((each, section) => ({
      ...each,
      columns: each.columns.map((one, column) => ({
        ...one,
        blocks: one.blocks.map((block, index) =>
          changed(block, pathOf({ section, column, index })),
        ),
      })),
    })),
  }
}

/** Content in which pictures of the site have addresses without a host, as blocks draw them. */
export const withOwnPaths = (content: PageContent, origin: string): PageContent =>
  mapPictures(content, (image) => ({
    ...image,
    src: image.src ? (ownPath(image.src, origin) ?? image.src) : '',
  }))
