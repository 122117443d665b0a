/**
 * Pages to name around the one on show: the first, the last, its neighbours; « … » where two or
 * more are left out. One page alone is never replaced by an ellipsis.
 * @param page from 1
 */
export function pageWindow(page: number, pages: number): Array<number | '…'> {
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const list = [...new Set(shown)].sort((a, b) => a - b)
  return list.flatMap((one, index) => {
    const before = list[index - 1] ?? one - 1
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? (['…', one] as const) : [one]
  })
}
