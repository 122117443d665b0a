/** One thing that the address of a list tells: how it is read from its parameters, and written. */
export type ListParam<Value> = {
  /** Its parameters. */
  names: readonly string[]
  /** What holds while the address says nothing, or what makes no sense. */
  usual: Value
  read: (params: URLSearchParams) => Value | undefined
  write: (value: Value) => Readonly<Record<string, string>>
}

/** Words that are searched, in `search`. */
export const searchParam = (max: number): ListParam<string> => ({
  names: ['search'],
  usual: '',
  read: (params) => params.get('search')?.slice(0, max),
  write: (text): Record<string, string> => (text.trim() ? { search: text.trim() } : {}),
})

/** The page of a list, from 1, in `page`. */
export const pageParam: ListParam<number> = {
  names: ['page'],
  usual: 1,
  read: (params) => {
    const page = Number(params.get('page'))
    return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : undefined
  },
  write: (page) => ({ page: String(page) }),
}

/** One of some values, or none. */
export const choiceParam = <const Value extends string>(
  name: string,
  values: readonly Value[],
): ListParam<Value | null> => ({
  names: [name],
  usual: null,
  read: (params) => values.find((value) => value === params.get(name)),
  write: (value): Record<string, string> => (value === null ? {} : { [name]: value }),
})

type Order = { sortBy: string; sortOrder: 'asc' | 'desc' }

/** One of the orders that have a name, in `sortBy` and `sortOrder`. */
export const sortParam = <Sort extends string>(
  sorts: Readonly<Record<Sort, Order>>,
  usual: NoInfer<Sort>,
): ListParam<Sort> => ({
  names: ['sortBy', 'sortOrder'],
  usual,
  read: (params) =>
    (Object.keys(sorts) as Sort[]).find(
      (sort) =>
        sorts[sort].sortBy === params.get('sortBy') &&
        sorts[sort].sortOrder === (params.get('sortOrder') ?? 'desc'),
    ),
  write: (sort) => ({ sortBy: sorts[sort].sortBy, sortOrder: sorts[sort].sortOrder }),
})

/**
 * The state of a list as it stands in the address of its screen: `usual` while nothing is said,
 * `read` and `write` for `useListAddress`. What is usual is left out of the address, and what is
 * not the list's own stays in it.
 */
export function listParams<View extends object>(params: {
  readonly [Name in keyof View]: ListParam<View[Name]>
}) {
  const entries = Object.entries(params) as Array<[keyof View & string, ListParam<unknown>]>
  const usual = Object.fromEntries(entries.map(([name, param]) => [name, param.usual])) as View
  return {
    usual,
    read: (from: URLSearchParams): View =>
      Object.fromEntries(
        entries.map(([name, param]) => [name, param.read(from) ?? param.usual]),
      ) as View,
    write: (now: URLSearchParams, view: View): URLSearchParams => {
      const next = new URLSearchParams(now)
      for (const [name, param] of entries) {
        for (const each of param.names) next.delete(each)
        if (view[name] === param.usual) continue
        for (const [each, text] of Object.entries(param.write(view[name]))) next.set(each, text)
      }
      return next
    },
  }
}
