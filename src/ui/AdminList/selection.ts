/** Ids of the chosen rows after a press; with `from`, everything up to there comes along. */
export function press(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
  id: string,
  from: string | null,
): Set<string> {
  const next = new Set(chosen)
  const ends = from === null ? [] : [ids.indexOf(from), ids.indexOf(id)]
  if (ends.length === 2 && !ends.includes(-1)) {
    for (const each of ids.slice(Math.min(...ends), Math.max(...ends) + 1)) next.add(each)
    return next
  }
  if (!next.delete(id)) next.add(id)
  return next
}
