import type { Payload, PayloadRequest } from 'payload'

import type { Media } from '@/payload-types'
import { COLOURS } from '@/platform/pictures/colours.model'

export { findByFileName, type FoundPicture } from './by-file-name'

/** A picture ready for an <img>: fixed address, size in pixels, candidates by width. */
export type Picture = {
  id: string
  url: string
  alt: string
  /** What is written under it in a gallery; often empty. */
  caption: string
  width: number
  height: number
  /** Cropped to a card (460×420), where the picture is large enough. */
  card: string
  card2x: string | null
  thumb: string
  srcSet: string
  /** What is shown in its place until it comes (`coloursOf`); empty when nothing is. */
  colours: string
}

type Size = { url?: string | null; width?: number | null; height?: number | null }

/** The stored row as the site prints it. */
export function toPicture(
  row: Pick<
    Media,
    'id' | 'url' | 'alt' | 'decorative' | 'description' | 'width' | 'height' | 'sizes' | 'colours'
  >,
): Picture | null {
  if (!row.url) return null
  const sizes = (row.sizes ?? {}) as Record<string, Size | undefined>
  const path = (url: string | null | undefined) => url?.replace(/^https?:\/\/[^/]+/, '') ?? null
  const own = path(row.url) as string
  const wide = ['wide', 'full']
    .map((name) => sizes[name])
    .filter((size) => size?.url && size.width)
    .map((size) => `${path(size?.url)} ${size?.width}w`)
  return {
    id: row.id,
    url: own,
    alt: row.decorative ? '' : (row.alt ?? ''),
    caption: row.description?.trim() ?? '',
    width: row.width ?? 0,
    height: row.height ?? 0,
    card: path(sizes.card?.url) ?? own,
    card2x: path(sizes.card2x?.url),
    thumb: path(sizes.thumb?.url) ?? own,
    srcSet: wide.join(', '),
    // It becomes part of a style, whoever wrote the row.
    colours: COLOURS.test(row.colours ?? '') ? (row.colours ?? '') : '',
  }
}

/**
 * Pictures by id, in no order. The rows of a library are private; what a public
 * page, animal or shelter shows of it is not.
 */
export async function readPictures(
  payload: Payload,
  ids: readonly string[],
): Promise<Map<string, Picture>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'media',
    // The ids come from documents whose own access allowed the reader.
    overrideAccess: true,
    depth: 0,
    pagination: false,
    where: { id: { in: wanted } },
    select: {
      url: true,
      alt: true,
      decorative: true,
      description: true,
      width: true,
      height: true,
      sizes: true,
      colours: true,
      filename: true,
    },
  })
  const pictures = docs.map((row) => toPicture(row as Media)).filter((each) => each !== null)
  return new Map(pictures.map((picture) => [picture.id, picture]))
}

/**
 * The same, as far as a shelter owns them and the person may see its library: words that nobody has
 * saved yet may name any picture.
 */
export async function readOwnPictures(
  req: PayloadRequest,
  shelter: string,
  ids: readonly string[],
): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'media',
    overrideAccess: false,
    req,
    depth: 0,
    pagination: false,
    where: { and: [{ id: { in: [...ids] } }, { shelter: { equals: shelter } }] },
    select: {},
  })
  return readPictures(
    req.payload,
    docs.map(({ id }) => id),
  )
}
