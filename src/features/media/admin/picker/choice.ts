import type { LibraryPicture } from '../library/picture'

/** Chosen pictures in the order of the choice. */
export type Choice = readonly LibraryPicture[]

/** The choice after a press on a picture: one replaces the other, or each comes and goes. */
export function toggle(choice: Choice, picture: LibraryPicture, isMultiple: boolean): Choice {
  const isIn = choice.some(({ id }) => id === picture.id)
  if (!isMultiple) return isIn ? choice : [picture]
  return isIn ? choice.filter(({ id }) => id !== picture.id) : [...choice, picture]
}

/** The choice after pictures arrived: they are what the person wants to use. */
export const withArrived = (choice: Choice, picture: LibraryPicture, isMultiple: boolean): Choice =>
  choice.some(({ id }) => id === picture.id) ? choice : toggle(choice, picture, isMultiple)

/** The pictures that a picker opens on, first those that the list does not show yet. */
export function withPinned(
  pictures: readonly LibraryPicture[],
  pinned: readonly LibraryPicture[],
): LibraryPicture[] {
  const shown = new Set(pictures.map(({ id }) => id))
  return [...pinned.filter(({ id }) => !shown.has(id)), ...pictures]
}

/** The choice with the words that were written meanwhile. */
export const replaced = (choice: Choice, picture: LibraryPicture): Choice =>
  choice.map((each) => (each.id === picture.id ? picture : each))
