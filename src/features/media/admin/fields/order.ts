/** The list with one element at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_each, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

type Added = {
  ids: string[]
  /** How many came in, how many were there already, how many found no room. */
  added: number
  known: number
  refused: number
}

/** The list with further pictures at its end: each once, and at most so many in all. */
export function withMore(
  ids: readonly string[],
  more: readonly string[],
  most = Number.POSITIVE_INFINITY,
): Added {
  const fresh = [...new Set(more)].filter((id) => !ids.includes(id))
  const room = Math.max(0, most - ids.length)
  const taken = fresh.slice(0, room)
  return {
    ids: [...ids, ...taken],
    added: taken.length,
    known: new Set(more).size - fresh.length,
    refused: fresh.length - taken.length,
  }
}

type Relation = string | { id: string }

/** The ids of what a field holds, each once, whether its rows are there or only named. */
export function idsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  const ids = (list as Array<Relation | null | undefined>).map((each) =>
    typeof each === 'string' ? each : each?.id,
  )
  return [...new Set(ids.filter((id) => typeof id === 'string' && id !== ''))] as string[]
}
