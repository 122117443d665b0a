import type { CollectionBeforeChangeHook } from 'payload'

import { fileNameOf, ownPath } from '@/features/media/address.model'
import { findByFileName, type FoundPicture } from '@/features/media/queries'
import type { Page } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { env } from '@/platform/env'
import { refuseRule } from '@/platform/validation/issues'

import { isKnownBlock, blocksOf } from '../content/blocks'
import { mapPictures } from '../content/picture-address'
import { readContent } from '../content/read'
import type { ImageContent, PageContent } from '../schema'

const NOT_OURS =
  'cette adresse n’est pas celle d’une image de votre médiathèque\u00a0: choisissez l’image dans la médiathèque'

const imagesOf = (content: PageContent): ImageContent[] =>
  blocksOf(content).flatMap(({ block }) =>
    isKnownBlock(block) && block.type === 'IMAGE' ? [block.content] : [],
  )

/** The name of the file that a block means by its address alone. */
function nameIn({ mediaId, src }: ImageContent): string | null {
  const path = mediaId === null && src !== '' ? ownPath(src, env.publicUrl) : null
  return path === null ? null : fileNameOf(path)
}

/** The block with its picture; null when its address is nobody's or of another host. */
function settled(
  image: ImageContent,
  found: ReadonlyMap<string, FoundPicture>,
): ImageContent | null {
  if (image.src === '') return image
  const path = ownPath(image.src, env.publicUrl)
  if (path === null) return null
  // By its id it is the picture, and any other address of the site adds nothing.
  if (image.mediaId !== null) return { ...image, src: fileNameOf(path) === null ? '' : path }
  const row = found.get(fileNameOf(path) ?? '')
  if (!row) return null
  const { width, height } = image
  return {
    ...image,
    mediaId: row.id,
    src: path,
    width: width ?? row.width ?? null,
    height: height ?? row.height ?? null,
  }
}

/**
 * A picture given by its address is that picture of the library: its id is written beside it,
 * and what guards pictures in use sees it. Any other address is refused, for it would show
 * nothing; what an older version stored may stay as it is.
 */
export const findPictures: CollectionBeforeChangeHook<Page> = async ({
  data,
  originalDoc,
  req,
}) => {
  const shelter = idOf(data.shelter ?? originalDoc?.shelter)
  if (!shelter || !data.sections) return data
  const content = data.sections as PageContent
  const names = [...new Set(imagesOf(content).flatMap((image) => nameIn(image) ?? []))]
  const found = await findByFileName(req, names, shelter)
  const stored = new Set(imagesOf(readContent(originalDoc?.sections)).map(({ src }) => src))
  const refused: Array<{ path: string; message: string }> = []
  const sections = mapPictures(content, (image, path) => {
    const own = settled(image, found)
    if (own) return own
    if (!stored.has(image.src)) {
      refused.push({ path: `sections.${path}.content.src`, message: NOT_OURS })
    }
    return image
  })
  if (refused.length > 0) refuseRule('pages', refused)
  return { ...data, sections }
}
