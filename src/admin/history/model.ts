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

/** Who saved a version: whoever wrote the nearest line of the log; null when there is none. */
export function authorOf(version: Version, traces: readonly Trace[]): string | null {
  const at = Date.parse(version.at)
  const distance = (trace: Trace) => Math.abs(Date.parse(trace.at) - at)
  const near = traces
    .filter((trace) => distance(trace) <= APART)
    .sort((one, other) => distance(one) - distance(other))
  return near[0]?.user ?? null
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
