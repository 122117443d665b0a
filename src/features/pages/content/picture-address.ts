import type { Block, ImageContent, PageContent } from '../schema'
import { isKnownBlock, pathOf } from './blocks'

/** Where the files of every library are served, whatever keeps them. */
const FILES = '/api/cms/media/file/'

function parsed(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/**
 * An address without its host, when that host is the site itself.
 * @param origin of the site, `https://exemple.fr`
 * @returns null for an address of another host
 */
export function ownPath(address: string, origin: string): string | null {
  const url = parsed(address, origin)
  return url && url.host === parsed(origin)?.host ? url.pathname + url.search : null
}

/** The name of the file of a library that a path of the site means; null for any other path. */
export function fileNameOf(path: string): string | null {
  const [plain = ''] = path.split('?')
  const name = plain.startsWith(FILES) ? plain.slice(FILES.length) : ''
  return /^[\w.-]+$/.test(name) ? name : null
}

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
