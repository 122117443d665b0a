import type { LibraryPicture } from './picture'

/** What people write about a picture. */
export type Texts = Pick<LibraryPicture, 'title' | 'alt' | 'isDecorative' | 'description'>

export const textsOf = ({ title, alt, isDecorative, description }: LibraryPicture): Texts => ({
  title,
  alt,
  isDecorative,
  description,
})

/** What differs, as the server wants it; null when nothing does. Blanks at the ends do not count. */
export function changesOf(kept: Texts, wanted: Texts): Partial<Texts> | null {
  const change: Partial<Texts> = {}
  for (const name of ['title', 'alt', 'description'] as const) {
    if (wanted[name].trim() !== kept[name].trim()) change[name] = wanted[name].trim()
  }
  if (wanted.isDecorative !== kept.isDecorative) change.isDecorative = wanted.isDecorative
  return Object.keys(change).length > 0 ? change : null
}
