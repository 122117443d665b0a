/** The program itself writes the demonstration: there is no person behind it. */
export const asProgram = { overrideAccess: true, depth: 0 } as const

/** Runs the work on each item, a few at a time, and keeps the order of the answers. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const lane = async () => {
    while (next < items.length) {
      const index = next
      next += 1
      results[index] = await work(items[index] as Item, index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return results
}

/** Today as the demonstration sees it: `SEED_TODAY`, or the real day. */
export function today(): Date {
  const fixed = process.env.SEED_TODAY
  return fixed ? new Date(fixed) : new Date()
}
