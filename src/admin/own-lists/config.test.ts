import type { BaseFilter, CollectionConfig, PayloadRequest, Where } from 'payload'
import { expect, it } from 'vitest'

import { ownListsPlugin } from './config'

const own = { components: { views: { list: { Component: 'a#List' } } } }
const OF_ONE: Where = { shelter: { equals: 's1' } }

/** The filter of a collection’s list once the plugin has seen it. */
async function filterOf(collection: CollectionConfig): Promise<BaseFilter | undefined> {
  const config = await ownListsPlugin({
    secret: '',
    db: undefined as never,
    collections: [collection],
  })
  return config.collections?.[0]?.admin?.baseFilter
}

const asked = (
  pathname: string,
  query: Record<string, string> = {},
  collection: string | null = 'animals',
) => {
  const routeParams = collection ? { collection } : undefined
  // Payload fills `query` with what it means to sort by; what was asked for stands in the address.
  const searchParams = new URLSearchParams(query)
  const req = { pathname, searchParams, routeParams, query: { sort: 'title' } } as unknown
  return { limit: 10, page: 1, sort: '', req: req as PayloadRequest }
}

const LIST = '/admin/collections/animals'

it('lets Payload read nothing for a list that reads its rows itself', async () => {
  const filter = await filterOf({
    slug: 'animals',
    fields: [],
    admin: { ...own, baseFilter: () => OF_ONE },
  })
  const nothing = await filter?.(asked(LIST))
  expect(nothing).toHaveProperty('id')
  expect(await filter?.(asked(LIST, { search: 'max', page: '2' }))).toEqual(nothing)
  expect(await filter?.(asked(`${LIST}/trash`))).toBe(OF_ONE)
  expect(await filter?.(asked(LIST, {}, 'news'))).toBe(OF_ONE)
})

it('leaves the drawers their rows: they are asked for by a call, from whatever page', async () => {
  const filter = await filterOf({ slug: 'animals', fields: [], admin: own })
  expect(await filter?.(asked('/admin/collections/news/1', {}, null))).toBeNull()
  expect(await filter?.(asked(LIST, {}, null))).toBeNull()
})

it('leaves the table of an address that asks for one, where there is such a table', async () => {
  const filter = await filterOf({
    slug: 'animals',
    fields: [],
    admin: own,
    custom: { tableWhenAsked: true },
  })
  expect(await filter?.(asked(LIST, { page: '1', limit: '10' }))).toHaveProperty('id')
  expect(await filter?.(asked(LIST, { search: 'max' }))).toBeNull()
  expect(await filter?.(asked(LIST, { sort: '-title' }))).toBeNull()
})

it('leaves the list of Payload as it is', async () => {
  expect(await filterOf({ slug: 'animals', fields: [] })).toBeUndefined()
})
