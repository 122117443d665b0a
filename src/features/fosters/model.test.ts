import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays } from '@/platform/time/model'

import { changedSentence, daysWords, overlap, SENTENCES, wrongDays, type Days } from './model'

const TODAY = '2026-11-29'
const days = (startedOn: string, endedOn: string | null = null): Days => ({ startedOn, endedOn })

describe('the days of a stay', () => {
  it('are over or go on, and never to come', () => {
    expect(wrongDays(days('2026-03-01'), TODAY)).toEqual({})
    expect(wrongDays(days(TODAY, TODAY), TODAY)).toEqual({})
    expect(wrongDays(days('2026-11-30'), TODAY)).toEqual({ startedOn: SENTENCES.future })
    expect(wrongDays(days('2026-03-01', '2026-12-01'), TODAY)).toEqual({
      endedOn: SENTENCES.future,
    })
    expect(wrongDays(days('2026-03-01', '2026-02-28'), TODAY)).toEqual({
      endedOn: SENTENCES.backwards,
    })
    expect(wrongDays(days('0026-03-01'), TODAY)).toHaveProperty('startedOn')
  })
})

describe('two stays of one animal', () => {
  it('may meet on the day on which it moves, and not otherwise', () => {
    expect(overlap(days('2026-01-01', '2026-02-01'), days('2026-02-01'))).toBe(false)
    expect(overlap(days('2026-01-01', '2026-02-02'), days('2026-02-01'))).toBe(true)
    expect(overlap(days('2026-01-01'), days('2026-02-01', '2026-03-01'))).toBe(true)
    expect(overlap(days('2026-01-01'), days('2025-02-01', '2025-03-01'))).toBe(false)
  })
  it('overlap whichever is named first', () => {
    const stay = fc
      .tuple(fc.nat(60), fc.option(fc.nat(60)))
      .map(([from, length]) =>
        days(addDays(TODAY, from), length === null ? null : addDays(TODAY, from + length)),
      )
    fc.assert(
      fc.property(stay, stay, (one, other) => {
        expect(overlap(one, other)).toBe(overlap(other, one))
      }),
    )
  })
})

it('days are said in words', () => {
  expect(daysWords(days('2026-03-03'))).toBe('Depuis le 3 mars 2026')
  expect(daysWords(days('2026-03-03', '2026-03-03'))).toBe('Le 3 mars 2026')
  expect(changedSentence({ name: 'Ana', ...days('2026-03-03', '2026-04-01') })).toContain(
    '«\u00a0Ana\u00a0», du 3 mars 2026 au 1er avril 2026.',
  )
})
