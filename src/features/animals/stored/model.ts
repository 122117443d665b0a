import { isId } from '@/platform/ids.model'

/** An animal that a visitor keeps in their browser: enough to name it once it is gone. */
export type StoredAnimal = { id: string; name: string }

/** How many the browser keeps. As many as one question to GET /api/animals may name. */
export const MAX_FAVOURITES = 100

/** Longer names than the program ever accepts are not ours. */
const NAME_MAX = 100

function isStored(value: unknown): value is StoredAnimal {
  if (typeof value !== 'object' || value === null) return false
  const { id, name } = value as Partial<Record<keyof StoredAnimal, unknown>>
  return typeof id === 'string' && isId(id) && typeof name === 'string' && name.length <= NAME_MAX
}

/**
 * The entries of a stored text, each animal once, `max` at most. What the text holds beside
 * them is left out: a browser's storage can be edited by hand, cut short or filled by others.
 * @param check tells an entry of ours from anything else
 */
export function parseStored<Entry extends { id: string }>(
  text: string | null,
  check: (value: unknown) => value is Entry,
  max: number,
): Entry[] {
  let values: unknown
  try {
    values = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(values)) return []
  const found = new Map<string, Entry>()
  for (const value of values) {
    if (check(value) && !found.has(value.id) && found.size < max) found.set(value.id, value)
  }
  return [...found.values()]
}

/** {@link parseStored} of favourites. */
export const parseFavourites = (text: string | null): StoredAnimal[] =>
  parseStored(text, isStored, MAX_FAVOURITES)

/** The list with an animal in front, wherever it stood before; the last ones fall off. */
export function putFirst<Entry extends { id: string }>(
  list: readonly Entry[],
  entry: Entry,
  max: number,
): Entry[] {
  return [entry, ...list.filter(({ id }) => id !== entry.id)].slice(0, max)
}

/** The list without an animal. */
export const without = <Entry extends { id: string }>(list: readonly Entry[], id: string) =>
  list.filter((each) => each.id !== id)

/** An animal that was looked at: its strip is drawn without asking the server anything. */
export type SeenAnimal = StoredAnimal & {
  /** Path of its page. */
  href: string
  /** Path of its picture at the size of a card. */
  image: string
}

/** Eight on the screen, and the one on show beside them. Source: docs/decisions/animals.md. */
export const MAX_SEEN = 9

/** A path of this site and nothing else: `//host` and `javascript:` are none. */
const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 300 && /^\/(?![/\\])/.test(value)

function isSeen(value: unknown): value is SeenAnimal {
  if (!isStored(value)) return false
  const { href, image } = value as Partial<SeenAnimal>
  return isPath(href) && isPath(image)
}

/** {@link parseStored} of the animals that were looked at, the last one first. */
export const parseSeen = (text: string | null): SeenAnimal[] => parseStored(text, isSeen, MAX_SEEN)
