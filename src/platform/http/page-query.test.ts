import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import {
  aroundPlace,
  departmentCode,
  isFiltered,
  pageNumber,
  pageQuery,
  readPageQuery,
  words,
} from './page-query'

const PARAMETERS = {
  search: words(10),
  kind: z.enum(['DOG', 'CAT']).optional(),
  department: departmentCode,
  ...aroundPlace(25),
  sort: z.enum(['latest', 'nearest']).default('latest'),
  page: pageNumber(),
}
const USUAL = { radiusKm: 25, sort: 'latest', page: 1 } as const

describe('the query of a page', () => {
  it('is read, and what it does not know is left aside', () => {
    expect(
      readPageQuery(PARAMETERS, {
        search: '  max  ',
        kind: 'HORSE',
        department: '2a',
        near: 'Rennes',
        radiusKm: '9000',
        sort: 'nearest',
        page: ['2', '3'],
        utm_source: 'x',
      }),
    ).toEqual({
      search: 'max',
      kind: undefined,
      department: '2A',
      near: 'Rennes',
      radiusKm: 25,
      sort: 'nearest',
      page: 1,
    })
  })

  it.each(['', '   ', 'a\0b', 'x'.repeat(11)])('has no words in %j', (search) => {
    expect(readPageQuery(PARAMETERS, { search, near: search.repeat(9) })).toEqual({
      ...readPageQuery(PARAMETERS, {}),
      ...USUAL,
    })
  })

  it('says only what does not go without saying', () => {
    const filters = readPageQuery(PARAMETERS, {})
    expect(pageQuery(filters, USUAL)).toBe('')
    expect(pageQuery({ ...filters, radiusKm: 50 }, USUAL)).toBe('')
    expect(pageQuery({ ...filters, near: 'Rennes', radiusKm: 50 }, USUAL)).toBe(
      '?near=Rennes&radiusKm=50',
    )
    expect(pageQuery({ ...filters, sort: 'nearest', page: 3 }, USUAL)).toBe('?sort=nearest&page=3')
    expect(pageQuery({ ...filters, open: true, closed: undefined }, USUAL)).toBe('?open=oui')
  })

  it('comes back as it was written', () => {
    const filters = readPageQuery(PARAMETERS, { near: 'Saint-Malo', radiusKm: '10', page: '2' })
    const again = Object.fromEntries(new URLSearchParams(pageQuery(filters, USUAL)))
    expect(readPageQuery(PARAMETERS, again)).toEqual(filters)
  })

  it('knows what hides something', () => {
    const filters = readPageQuery(PARAMETERS, {})
    expect(isFiltered({ ...filters, sort: 'nearest', radiusKm: 50, page: 2 }, USUAL)).toBe(false)
    expect(isFiltered({ ...filters, near: 'Rennes' }, USUAL)).toBe(true)
    expect(isFiltered({ ...filters, search: 'max' }, USUAL)).toBe(true)
  })

  it('of a call takes an empty place for none, and refuses what it does not know', () => {
    const call = z.strictObject(PARAMETERS)
    expect(call.parse({ near: ' ' }).near).toBeUndefined()
    expect(call.safeParse({ near: 'a\0' }).success).toBe(false)
    expect(call.safeParse({ nearby: 'Rennes' }).success).toBe(false)
  })
})
