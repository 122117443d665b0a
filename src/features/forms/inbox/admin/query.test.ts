import fc from 'fast-check'
import { expect, it } from 'vitest'

import { SUBMISSION_STATUSES } from '../../answers.model'
import { DECISIONS } from '../decision.model'
import { inboxList, listAddress, SORTS, type InboxView } from './query'

const { usual, read, write } = inboxList

const view = fc.record<InboxView>({
  status: fc.constantFrom(null, ...SUBMISSION_STATUSES),
  decision: fc.constantFrom(null, ...DECISIONS),
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
      const params = write(new URLSearchParams('depth=1&page=7&status=x'), asked)
      expect(read(new URLSearchParams(params.toString()))).toEqual(asked)
      expect(params.get('depth')).toBe('1')
    }),
  )
})

it('says nothing of what is usual, and hears nothing that makes no sense', () => {
  expect(write(new URLSearchParams(), usual).toString()).toBe('')
  const odd = 'status=OPEN&form=1&assignee=me&page=-3&sortBy=answers&sortOrder=asc'
  expect(read(new URLSearchParams(odd))).toEqual(usual)
  expect(listAddress('a', usual)).toBe('/api/shelter/a/form-submissions')
  expect(listAddress('a', { ...usual, page: 2, withoutTicket: true })).toBe(
    '/api/shelter/a/form-submissions?ticket=none&page=2',
  )
})
