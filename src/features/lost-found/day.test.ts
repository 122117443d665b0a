import { expect, it } from 'vitest'

import { refuseDay, SENTENCES } from './model'

it.each([
  ['2026-11-26', SENTENCES.future],
  ['2026-11-25', null],
  ['2026-11-24', null],
  ['2024-11-25', null],
  ['2024-11-24', SENTENCES.longAgo],
])('a loss of %s, told on 25 November 2026: %s', (day, refusal) => {
  expect(refuseDay(day, '2026-11-25')).toBe(refusal)
})
