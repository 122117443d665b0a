/**
 * Which items of a list must have been moved by hand, given where each was before: all but a
 * longest run that kept its order.
 * @param before ids in their old order
 * @param after ids in their new order; those that are new are ignored
 */
export function movedBetween(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((id, index) => [id, index]))
  const common = after.filter((id) => places.has(id))
  /** For each item, the best run that ends with it: its length and the item before. */
  const runs: Array<{ length: number; previous: number }> = []
  common.forEach((id, index) => {
    let best = { length: 1, previous: -1 }
    for (let earlier = 0; earlier < index; earlier += 1) {
      const run = runs[earlier]
      const isBefore = (places.get(common[earlier] ?? '') ?? 0) < (places.get(id) ?? 0)
      if (run && isBefore && run.length + 1 > best.length) {
        best = { length: run.length + 1, previous: earlier }
      }
    }
    runs.push(best)
  })
  const longest = runs.reduce(
    (at, run, index) => (run.length > (runs[at]?.length ?? 0) ? index : at),
    0,
  )
  const kept = new Set<string>()
  for (let at = common.length > 0 ? longest : -1; at >= 0; at = runs[at]?.previous ?? -1) {
    kept.add(common[at] ?? '')
  }
  return new Set(common.filter((id) => !kept.has(id)))
}
