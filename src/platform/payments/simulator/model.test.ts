import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cardOf, isCardChoice, RETRY_DAYS, retryAt, termAfter, termAt } from './model'

const day = (text: string) => new Date(`${text}T10:20:30.400Z`)

describe('terms', () => {
  it('fall on the same day, or on the last one of a shorter month', () => {
    const start = day('2026-01-31')
    const days = [0, 1, 2, 3, 13].map((number) => termAt(start, 'monthly', number).toISOString())
    expect(days.map((each) => each.slice(0, 10))).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2027-02-28',
    ])
    expect(termAt(start, 'monthly', 1)).toEqual(day('2026-02-28'))
    expect(termAt(start, 'quarterly', 1)).toEqual(day('2026-04-30'))
    expect(termAt(day('2024-02-29'), 'yearly', 1)).toEqual(day('2025-02-28'))
  })

  it('come one after the other, and the next one is the first after an instant', () => {
    fc.assert(
      fc.property(
        fc.date({ min: day('2020-01-01'), max: day('2030-01-01'), noInvalidDate: true }),
        fc.constantFrom('monthly' as const, 'quarterly' as const, 'yearly' as const),
        fc.integer({ min: 0, max: 60 }),
        (start, frequency, number) => {
          const due = termAt(start, frequency, number)
          const next = termAt(start, frequency, number + 1)
          expect(next > due).toBe(true)
          expect(termAfter(start, frequency, due)).toBe(number + 1)
          expect(termAfter(start, frequency, new Date(due.getTime() - 1))).toBe(number)
        },
      ),
    )
  })
})

it('tries a refused term three times, then no more', () => {
  const due = day('2026-03-01')
  const days = RETRY_DAYS.map((_, at) => retryAt(due, at)?.toISOString().slice(8, 10))
  expect(days).toEqual(['04', '06', '11'])
  expect(retryAt(due, RETRY_DAYS.length)).toBeNull()
})

describe('a card to play with', () => {
  it.each([
    ['ACCEPTED', '4242'],
    ['NEXT_REFUSED', '0341'],
    ['CONFIRM', '3155'],
    ['LATE', '4242'],
  ] as const)('%s ends with %s, and lasts three years', (choice, last4) => {
    const card = { brand: 'visa', last4, expiresMonth: 12, expiresYear: 2029 }
    expect(cardOf(choice, day('2026-03-01'))).toEqual(card)
  })

  it('is one of the list, whatever is sent', () => {
    expect(isCardChoice('LATE')).toBe(true)
    for (const other of ['late', 'constructor', '', null, 3])
      expect(isCardChoice(other)).toBe(false)
  })
})

it('counts no term before the first, however early one asks', () => {
  expect(termAfter(day('2026-03-10'), 'monthly', day('2020-01-01'))).toBe(0)
  expect(termAfter(day('2020-01-31'), 'yearly', day('2026-01-31'))).toBe(7)
})
