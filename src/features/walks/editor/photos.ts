import { refused, type Command } from '@/ui/editing/command'

import type { EditorPhoto, WalkContent } from './content'

type Edit<Args> = Command<WalkContent, Args>

/** What photos are as the server says after one was added. */
export const setPhotos: Edit<{ photos: readonly EditorPhoto[] }> = (draft, { photos }) => {
  draft.photos = photos.map(({ url, title, description }) => ({ url, title, description }))
  return { done: true, message: 'Photo ajoutée.' }
}

/** Puts a photo at another place; the first one stands for the walk. @param to from 0 */
export const movePhoto: Edit<{ at: number; to: number }> = (draft, { at, to }) => {
  const photo = draft.photos[at]
  if (!photo || to < 0 || to >= draft.photos.length)
    return refused('Cette photo ne va pas plus loin.')
  draft.photos.splice(at, 1)
  draft.photos.splice(to, 0, photo)
  const main = to === 0 ? ' C’est la photo principale.' : ''
  return {
    done: true,
    message: `Photo\u00a0: maintenant ${to + 1} sur ${draft.photos.length}.${main}`,
  }
}

export const removePhoto: Edit<{ at: number }> = (draft, { at }) => {
  draft.photos.splice(at, 1)
  return { done: true, message: 'Photo retirée. Vous pouvez annuler.' }
}

/** What a photo shows, for whoever does not see it. */
export const titlePhoto: Edit<{ at: number; title: string }> = (draft, { at, title }) => {
  const photo = draft.photos[at]
  if (!photo) return refused('Cette photo n’existe plus.')
  photo.title = title
  return { done: true, message: '', typing: `photo ${at}` }
}
