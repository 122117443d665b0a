/** Keys of a label table, in order, with their type kept. */
export function keysOf<K extends string>(
  labels: Readonly<Partial<Record<K, unknown>>>,
): [K, ...K[]] {
  return Object.keys(labels) as [K, ...K[]]
}
