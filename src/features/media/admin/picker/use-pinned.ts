'use client'

import useSWR from 'swr'

import type { Media } from '@/payload-types'

import type { LibraryPicture } from '../library/picture'

/** The row as Payload's REST tells it, in the words of the library. */
function toLibrary(row: Media): LibraryPicture {
  const sizes = Object.entries(row.sizes ?? {}).flatMap(([name, size]) =>
    size.url && size.width && size.height
      ? [[name, { url: size.url, width: size.width, height: size.height }] as const]
      : [],
  )
  return {
    id: row.id,
    url: row.url ?? '',
    path: row.filename ?? '',
    title: row.title ?? '',
    description: row.description ?? '',
    alt: row.alt ?? '',
    isDecorative: Boolean(row.decorative),
    width: row.width ?? 0,
    height: row.height ?? 0,
    sizes: Object.fromEntries(sizes),
    createdAt: row.createdAt,
    focalX: row.focalX,
    focalY: row.focalY,
  }
}

async function read(ids: readonly string[]): Promise<LibraryPicture[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const response = await fetch(`/api/cms/media/${encodeURIComponent(id)}?depth=0`, {
        credentials: 'same-origin',
      })
      // A picture that was deleted meanwhile is simply no longer chosen.
      return response.ok ? toLibrary((await response.json()) as Media) : null
    }),
  )
  return found.filter((each) => each !== null)
}

const NONE: LibraryPicture[] = []

/** The pictures that a picker opens on, in their order, wherever they stand in the library. */
export function usePinned(ids: readonly string[]): LibraryPicture[] {
  const { data } = useSWR(
    ids.length > 0 ? ['pinned-pictures', ...ids] : null,
    ([, ...wanted]) => read(wanted),
    { revalidateOnFocus: false },
  )
  return data ?? NONE
}
