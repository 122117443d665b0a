import type { ListQuery } from '../api/address'

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
  // The one character that the database cannot keep.
  read: (params) => params.get('search')?.replaceAll('\0', '').trim().slice(0, max),
  write: (text): Record<string, string> => (text.trim() ? { search: text.trim() } : {}),
})

/** A text that makes sense, such as an id or a day; `''` is none. */
export const textParam = (
  name: string,
  makesSense: (text: string) => boolean,
): ListParam<string> => ({
  names: [name],
  usual: '',
  read: (params) => [params.get(name) ?? ''].find(makesSense),
  write: (text) => ({ [name]: text }),
})

/** Something that holds when its parameter is that word. */
export const flagParam = (name: string, word = 'true'): ListParam<boolean> => ({
  names: [name],
  usual: false,
  read: (params) => params.get(name) === word,
  write: () => ({ [name]: word }),
})

/** A whole number, from the least to the most. */
export const wholeParam = <Usual extends number | null>(
  name: string,
  least: number,
  most: number,
  usual: Usual,
): ListParam<number | Usual> => ({
  names: [name],
  usual,
  read: (params) => {
    const asked = Number(params.get(name) || Number.NaN)
    return Number.isInteger(asked) && asked >= least && asked <= most ? asked : undefined
  },
  write: (value) => ({ [name]: String(value) }),
})

/** The page of a list, from 1, in `page`. */
export const pageParam = wholeParam('page', 1, 10_000, 1)

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

/**
 * One of the parts of a list, by the states that it shows, in `status`: the first one that shows
 * all that are asked.
 */
export const tabParam = <Tab extends string, Usual extends Tab | null>(
  tabs: Readonly<Record<Tab, { statuses: readonly string[] }>>,
  usual: Usual,
): ListParam<Tab | Usual> => ({
  names: ['status'],
  usual,
  read: (params) => {
    const asked = (params.get('status') ?? '').split(',')
    const shows = (tab: Tab) => asked.every((status) => tabs[tab].statuses.includes(status))
    return (Object.keys(tabs) as Tab[]).find(shows)
  },
  write: (tab): Record<string, string> =>
    tab === null ? {} : { status: tabs[tab].statuses.join(',') },
})

type Order = { sortBy: string; sortOrder: 'asc' | 'desc' }

/**
 * One of the orders that have a name, in `sortBy` and `sortOrder`; of what is left out, that of the
 * usual order holds, as the API reads it.
 */
export const sortParam = <Sort extends string, Usual extends NoInfer<Sort> | null>(
  sorts: Readonly<Record<Sort, Order>>,
  usual: Usual,
): ListParam<Sort | Usual> => ({
  names: ['sortBy', 'sortOrder'],
  usual,
  read: (params) => {
    if (!params.has('sortBy') && !params.has('sortOrder')) return undefined
    const left = usual === null ? { sortBy: null, sortOrder: 'desc' } : sorts[usual]
    return (Object.keys(sorts) as Sort[]).find(
      (sort) =>
        sorts[sort].sortBy === (params.get('sortBy') ?? left.sortBy) &&
        sorts[sort].sortOrder === (params.get('sortOrder') ?? left.sortOrder),
    )
  },
  write: (sort): Record<string, string> =>
    sort === null ? {} : { sortBy: sorts[sort].sortBy, sortOrder: sorts[sort].sortOrder },
})

/** What Next.js gives to a screen that the server draws, as parameters; of several values the first. */
export const givenParams = (
  given: Readonly<Record<string, string | string[] | undefined>> = {},
): URLSearchParams =>
  new URLSearchParams(Object.entries(given).map(([name, value]) => [name, [value].flat()[0] ?? '']))

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
  const write = (now: URLSearchParams, view: View): URLSearchParams => {
    const next = new URLSearchParams(now)
    for (const [name, param] of entries) {
      for (const each of param.names) next.delete(each)
      if (view[name] === param.usual) continue
      for (const [each, text] of Object.entries(param.write(view[name]))) next.set(each, text)
    }
    return next
  }
  return {
    usual,
    read: (from: URLSearchParams): View =>
      Object.fromEntries(
        entries.map(([name, param]) => [name, param.read(from) ?? param.usual]),
      ) as View,
    write,
    /** `?status=OPEN`, or nothing of what is usual: after the address of a screen or of a file. */
    query: (view: View): ListQuery => {
      const text = write(new URLSearchParams(), view).toString()
      return text ? `?${text}` : ''
    },
  }
}

export type ListParams<View extends object> = ReturnType<typeof listParams<View>>
