import { expect, it } from 'vitest'

import { givenParams } from '@/ui/AdminList/list-params'

import { isFiltered, receiptList } from './query'

it('leaves out of the address of the list of receipts what makes no sense', () => {
  const given = { year: 'x', status: 'LOST', search: ['a', 'b'], page: '-1', limit: '9' }
  const view = receiptList.read(givenParams(given))
  expect(view).toEqual({ ...receiptList.usual, search: 'a' })
  expect(isFiltered(view)).toBe(true)
  expect(isFiltered({ ...receiptList.usual, page: 3 })).toBe(false)
  expect(receiptList.query(receiptList.usual)).toBe('')
})

it('reads it as it was written', () => {
  const view = { year: 2026, status: 'ISSUED', search: 'Le Goff', sort: 'nameUp', page: 3 } as const
  const address = receiptList.query(view)
  expect(address).toBe('?year=2026&status=ISSUED&search=Le+Goff&sortBy=name&sortOrder=asc&page=3')
  expect(receiptList.read(new URLSearchParams(address))).toEqual(view)
})
