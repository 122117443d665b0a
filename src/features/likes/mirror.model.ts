import { parseFavourites, type StoredAnimal } from '@/features/animals/stored/model'
import { isId } from '@/platform/ids.model'

/** What a browser remembers of the likes of an account, so that hearts are red at once. */
export type Mirror = {
  /** Whose they are. */
  user: string
  /** When the server was asked, in milliseconds. */
  at: number
  animals: StoredAnimal[]
}

/** After how many milliseconds the server is asked again. */
export const FRESH_MS = 60_000

/** A stored text, or `null` for anything that is not ours. */
export function parseMirror(text: string | null): Mirror | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { user, at, animals } = value as Partial<Record<keyof Mirror, unknown>>
    if (typeof user !== 'string' || !isId(user) || typeof at !== 'number') return null
    return { user, at, animals: parseFavourites(JSON.stringify(animals ?? [])) }
  } catch {
    return null
  }
}

/** What has to be told to the server for one list to become the other. */
export function changesOf(
  before: readonly StoredAnimal[],
  after: readonly StoredAnimal[],
): { added: StoredAnimal[]; removed: StoredAnimal[] } {
  const isNotIn = (list: readonly StoredAnimal[]) => (one: StoredAnimal) =>
    list.every(({ id }) => id !== one.id)
  return { added: after.filter(isNotIn(before)), removed: before.filter(isNotIn(after)) }
}
