import { describe, expect, expectTypeOf, it } from 'vitest'

import { addressOf, type Address, type AnswerOf, type DataOf, type Sent } from './address'

type Pin = Sent<'PATCH', '/api/shelter/{shelterId}/news/{newsId}'>
type Move = Sent<'POST', '/api/shelter/{shelterId}/news/{newsId}/status'>

describe('an address of the API', () => {
  it('has its names filled in, and the values of its query', () => {
    const params = { shelterId: 'les 4 vents' }
    expect(addressOf('/api/shelter/{shelterId}/news', { params })).toBe(
      '/api/shelter/les%204%20vents/news',
    )
    const query = {
      status: ['DRAFT' as const, 'PUBLISHED' as const],
      search: 'été & chats',
      page: 2,
    }
    expect(addressOf('/api/shelter/{shelterId}/news', { params, query })).toBe(
      '/api/shelter/les%204%20vents/news?status=DRAFT%2CPUBLISHED&search=%C3%A9t%C3%A9+%26+chats&page=2',
    )
  })

  it('says nothing of what is not asked', () => {
    expect(addressOf('/api/platform/news', {})).toBe('/api/platform/news')
    expect(addressOf('/api/platform/news', { query: { search: undefined } })).toBe(
      '/api/platform/news',
    )
  })

  it('takes the words of a list as they stand in the address of its screen', () => {
    expect(addressOf('/api/platform/news', { query: '' })).toBe('/api/platform/news')
    expect(addressOf('/api/platform/news', { query: '?page=2' })).toBe('/api/platform/news?page=2')
  })
})

describe('its types', () => {
  it('know the answer', () => {
    const address = addressOf('/api/platform/news', {})
    expectTypeOf(address).toExtend<Address<{ data: Array<{ id: string; isPinned: boolean }> }>>()
    expectTypeOf<AnswerOf<'GET', '/api/health'>>().not.toBeNever()
    expectTypeOf<
      DataOf<'POST', '/api/shelter/{shelterId}/news/{newsId}/copy'>['id']
    >().toEqualTypeOf<string>()
  })

  it('refuse what the path has not', () => {
    // @ts-expect-error -- no such address
    addressOf('/api/platform/newses', {})
    // @ts-expect-error -- it has no such filter
    addressOf('/api/platform/news', { query: { isPinned: true } })
    // @ts-expect-error -- it has none at all
    addressOf('/api/health', { query: '?page=2' })
    // @ts-expect-error -- which shelter?
    addressOf('/api/shelter/{shelterId}/news', {})
    // @ts-expect-error -- it has no names
    addressOf('/api/platform/news', { params: { shelterId: 'a' } })
    expectTypeOf<Pin['body']>().toEqualTypeOf<{ readonly isPinned: boolean }>()
    expectTypeOf<Move['body']['to']>().toExtend<string>()
    expectTypeOf<{ params: Pin['params'] }>().not.toExtend<Pin>()
  })
})
