import type { LibraryPicture } from './picture'

/** Address of a picture of a shelter's library, or of its list. */
export const pictureAddress = (shelter: string, picture?: string): string =>
  `/api/shelter/${encodeURIComponent(shelter)}/media${picture ? `/${picture}` : ''}`

/** One place that shows a picture, as the API tells it. */
export type PictureUse = {
  collection: string
  id: string
  title: string
  label: string
  /** Null for whoever may not open it. */
  href: string | null
  isPublic: boolean
}

/** @throws {Error} without words of its own */
export async function read<Data>(address: string): Promise<Data> {
  const response = await fetch(address, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(String(response.status))
  return ((await response.json()) as { data: Data }).data
}

/** Pictures by id; those that are no longer there are left out. */
export async function readPictures(
  shelter: string,
  ids: readonly string[],
): Promise<LibraryPicture[]> {
  const found = await read<LibraryPicture[]>(
    `${pictureAddress(shelter)}?${new URLSearchParams({ ids: ids.join(',') })}`,
  )
  const byId = new Map(found.map((picture) => [picture.id, picture]))
  return ids.map((id) => byId.get(id)).filter((picture) => picture !== undefined)
}

/** Deletes a picture. @returns the server's sentence when it refuses, null when it is gone */
export async function deletePicture(shelter: string, picture: string): Promise<string | null> {
  try {
    const response = await fetch(pictureAddress(shelter, picture), {
      method: 'DELETE',
      credentials: 'same-origin',
    })
    // Someone else was faster: it is gone all the same.
    if (response.ok || response.status === 404) return null
    const { error } = (await response.json()) as { error?: string }
    return error ?? ''
  } catch {
    return ''
  }
}
