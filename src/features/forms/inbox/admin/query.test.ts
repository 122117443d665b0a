import fc from 'fast-check'
import { expect, it } from 'vitest'

import { SUBMISSION_STATUSES } from '../../answers.model'
import { EVERYTHING, listAddress, readView, SORTS, writeView, type InboxView } from './query'

const view = fc.record<InboxView>({
  status: fc.constantFrom(null, ...SUBMISSION_STATUSES),
  form: fc.oneof(fc.constant(''), fc.uuid()),
  assignee: fc.oneof(fc.constantFrom('', 'none'), fc.uuid()),
  withoutTicket: fc.boolean(),
  search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  sort: fc.constantFrom(...(Object.keys(SORTS) as Array<keyof typeof SORTS>)),
  page: fc.integer({ min: 1, max: 10_000 }),
})

it('is in the address, whole, and leaves there what is not its own', () => {
  fc.assert(
    fc.property(view, (asked) => {
      const params = writeView(new URLSearchParams('depth=1&page=7&status=x'), asked)
      expect(readView(new URLSearchParams(params.toString()))).toEqual(asked)
      expect(params.get('depth')).toBe('1')
    }),
  )
})

it('says nothing of what is usual, and hears nothing that makes no sense', () => {
  expect(writeView(new URLSearchParams(), EVERYTHING).toString()).toBe('')
  const odd = 'status=OPEN&form=1&assignee=me&page=-3&sortBy=answers&sortOrder=asc'
  expect(readView(new URLSearchParams(odd))).toEqual(EVERYTHING)
  expect(listAddress('a', EVERYTHING)).toBe('/api/shelter/a/form-submissions?page=1&limit=12')
})
