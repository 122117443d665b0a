import { expect, it } from 'vitest'

import { addDays } from '@/platform/time/model'

import { dayOf } from './event-day'

it.each([
  ['2026-11-22', { in: 12 }, '2026-12-04'],
  ['2026-11-22', { in: 12, on: 'SUNDAY' }, '2026-12-06'],
  ['2026-11-22', { in: 10, on: 'FIRST_SATURDAY' }, '2026-12-05'],
  ['2026-11-22', { in: 14, on: 'FIRST_SUNDAY' }, '2026-12-06'],
  ['2026-11-22', { in: 15, on: 'FIRST_SUNDAY' }, '2027-01-03'],
  ['2026-11-22', { in: 0, on: 'SUNDAY' }, '2026-11-22'],
] as const)('from %s, %j is on %s', (today, event, day) => {
  expect(addDays(today, dayOf(today, event))).toBe(day)
})
