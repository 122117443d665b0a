import { refused, type Command } from '@/ui/editing/command'

import { coverOf, type EditorPhoto, type WalkContent } from './content'

type Edit<Args> = Command<WalkContent, Args>

/** Whose photos: those of the point with this key; `null` for those of the walk. */
export type Holder = string | null
type Which = { of: Holder; at: number }

const photosOf = ({ photos, waypoints }: WalkContent, of: Holder): EditorPhoto[] =>
  of === null ? photos : (waypoints.find(({ key }) => key === of)?.photos ?? [])

const GONE = refused('Cette photo n’existe plus.')

/** Photos that the server took, after the others. */
export const addPhotos: Edit<{ of: Holder; photos: readonly EditorPhoto[] }> = (
  draft,
  { of, photos },
) => {
  const added = photos.map(({ url, title, description }) => ({ url, title, description }))
  photosOf(draft, of).push(...added)
  if (of === null) draft.cover = coverOf(draft)
  return { done: true, message: 'Photo ajoutée.' }
}

/** Puts a photo at another place among those beside it. @param to from 0 */
export const movePhoto: Edit<Which & { to: number }> = (draft, { of, at, to }) => {
  const photos = photosOf(draft, of)
  const photo = photos[at]
  if (!photo || to < 0 || to >= photos.length) return refused('Cette photo ne va pas plus loin.')
  photos.splice(at, 1)
  photos.splice(to, 0, photo)
  return { done: true, message: `Photo\u00a0: maintenant ${to + 1} sur ${photos.length}.` }
}

/** Takes a photo away; without its cover a walk is stood for by its first photo. */
export const removePhoto: Edit<Which> = (draft, { of, at }) => {
  const [gone] = photosOf(draft, of).splice(at, 1)
  if (!gone) return GONE
  const wasCover = of === null && draft.cover === gone.url
  if (wasCover) draft.cover = coverOf(draft)
  const now = wasCover && draft.cover ? ' La première représente maintenant la promenade.' : ''
  return { done: true, message: `Photo retirée. Vous pouvez annuler.${now}` }
}

/** Chooses the photo of the walk that lists and shared links show. */
export const chooseCover: Edit<{ at: number }> = (draft, { at }) => {
  const photo = draft.photos[at]
  if (!photo) return GONE
  draft.cover = photo.url
  return { done: true, message: `La photo ${at + 1} représente la promenade.` }
}

/** What a photo shows, for whoever does not see it. */
export const titlePhoto: Edit<Which & { title: string }> = (draft, { of, at, title }) => {
  const photo = photosOf(draft, of)[at]
  if (!photo) return GONE
  photo.title = title
  return { done: true, message: '', typing: `photo ${of} ${at}` }
}
