/** A version of a document, as far as the list of versions tells of it. */
export type Version = {
  id: string
  /** When it was saved (ISO 8601). */
  at: string
  /** `null` in a collection that has no drafts. */
  status: 'draft' | 'published' | null
}

/** A line of the log about the same document. */
export type Trace = { user: string | null; at: string }

/** Milliseconds between a version and its line in the log: both are of one transaction. */
const APART = 5000

/**
 * Who saved each version, by its id. A line of the log tells of the one version nearest to it,
 * so that what the program saved just before somebody's save does not bear that person's name.
 */
export function authorsOf(
  versions: readonly Version[],
  traces: readonly Trace[],
): Map<string, string> {
  const authors = new Map<string, { user: string; distance: number }>()
  for (const { user, at } of traces) {
    const distance = (version: Version) => Math.abs(Date.parse(version.at) - Date.parse(at))
    const [nearest] = [...versions].sort((one, other) => distance(one) - distance(other))
    if (!user || !nearest || distance(nearest) > APART) continue
    const known = authors.get(nearest.id)
    if (!known || distance(nearest) < known.distance)
      authors.set(nearest.id, { user, distance: distance(nearest) })
  }
  return new Map([...authors].map(([id, { user }]) => [id, user]))
}

/** What a version is today, in words. */
export function stateOf(
  { id, status }: Version,
  { newest, online }: { newest: string | null; online: string | null },
): string {
  if (status === null) return id === newest ? 'Version actuelle' : 'Ancienne version'
  if (status === 'published') return id === online ? 'En ligne' : 'Anciennement en ligne'
  return id === newest ? 'Brouillon actuel' : 'Ancien brouillon'
}
