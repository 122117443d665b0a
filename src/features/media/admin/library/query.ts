import { isId } from '@/platform/ids.model'
import {
  flagParam,
  listParams,
  searchParam,
  sortParam,
  textParam,
  type ListParam,
} from '@/ui/AdminList/list-params'
import { addressOf } from '@/ui/api/address'

/** The four orders of the library. Source: docs/decisions/content.md. */
export const SORTS = {
  newest: { label: 'Plus récent', sortBy: 'createdAt', sortOrder: 'desc' },
  oldest: { label: 'Plus ancien', sortBy: 'createdAt', sortOrder: 'asc' },
  nameUp: { label: 'Nom A-Z', sortBy: 'title', sortOrder: 'asc' },
  nameDown: { label: 'Nom Z-A', sortBy: 'title', sortOrder: 'desc' },
} as const
export type Sort = keyof typeof SORTS

/** Pictures of one request; the API gives 100 at most. */
export const PAGE_SIZE = 48

/** Longest search, in characters; the API refuses longer ones. */
export const SEARCH_MAX = 100

const orderParam = sortParam(SORTS, 'newest')

/** The order in our words, or in Payload's (`sort=-title`). */
const anyOrderParam: ListParam<Sort> = {
  ...orderParam,
  names: [...orderParam.names, 'sort'],
  read: (params) => {
    const [, isDown, sortBy = ''] = /^(-?)(.*)$/.exec(params.get('sort') ?? '') ?? []
    const ours = new URLSearchParams({ sortBy, sortOrder: isDown ? 'desc' : 'asc' })
    return orderParam.read(params) ?? orderParam.read(ours)
  },
}

/** What the list shows, as it stands in the address of the screen. */
export const libraryList = listParams({
  search: searchParam(SEARCH_MAX),
  sort: anyOrderParam,
  withoutAlt: flagParam('withoutAlt'),
})
export type LibraryQuery = typeof libraryList.usual

/** The picture whose details are open, by its id; `''` is none. */
export const openPicture = listParams({ image: textParam('image', isId) })

/** The library of a shelter and one picture of it, at the API. */
export const LIBRARY = '/api/shelter/{shelterId}/media'
export const PICTURE = `${LIBRARY}/{mediaId}` as const

/** Address of a page of the list; pages come from 1. */
export function listAddress(shelter: string, query: LibraryQuery, page: number) {
  const params = new URLSearchParams({ limit: String(PAGE_SIZE), page: String(page) })
  return addressOf(LIBRARY, {
    params: { shelterId: shelter },
    query: `?${libraryList.write(params, query)}`,
  })
}
