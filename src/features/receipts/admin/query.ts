import { receiptsQuerySchema, type ReceiptsQuery } from '../schema'

type Given = Record<string, string | string[] | undefined>

export const LIST = '/admin/collections/receipts'

/** Reads the address of the list; what it does not understand is left out. */
export function readQuery(given: Given): ReceiptsQuery {
  const { shape } = receiptsQuerySchema
  const kept = (['year', 'status', 'search', 'page'] as const).flatMap((name) => {
    const value = given[name]
    return typeof value === 'string' && value && shape[name].safeParse(value).success
      ? [[name, value]]
      : []
  })
  return receiptsQuerySchema.parse(Object.fromEntries(kept))
}

type Filters = Pick<ReceiptsQuery, 'year' | 'status' | 'search'>

/** The same address with something changed; a change of the filters starts at the first page. */
export function writeQuery(query: Filters, page = 1): string {
  const params = new URLSearchParams()
  if (query.year) params.set('year', String(query.year))
  if (query.status) params.set('status', query.status)
  if (query.search) params.set('search', query.search)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** Does the list show less than everything? */
export const isFiltered = ({ year, status, search }: Filters): boolean =>
  Boolean(year || status || search)
