import { expect, it } from 'vitest'

import { dueAfter } from './model'

it('an account that is asked to go is erased two weeks later', () => {
  expect(dueAfter(new Date('2026-11-25T12:00:00Z')).toISOString()).toBe('2026-12-09T12:00:00.000Z')
})
