import fc from 'fast-check'
import { expect, it } from 'vitest'

import { ageLabel } from '@/features/animals/age.model'

import { AGE_MAX, birthDayOf, monthOf } from './age.model'

const now = new Date('2026-11-24T09:00:00Z')
const labelOf = (day: string, at: Date) => ageLabel(`${day}T12:00:00.000Z`, at)

it('is the same day so many years ago, so many months or weeks back', () => {
  expect(birthDayOf({ count: 3, unit: 'YEARS' }, now)).toBe('2023-11-24')
  expect(birthDayOf({ count: 10, unit: 'WEEKS' }, now)).toBe('2026-09-15')
  expect(birthDayOf({ count: 2, unit: 'MONTHS' }, now)).toBe('2026-09-24')
  const leap = new Date('2028-02-29T09:00:00Z')
  expect(birthDayOf({ count: 3, unit: 'YEARS' }, leap)).toBe('2025-02-28')
  expect(monthOf('2023-11-24')).toBe('novembre 2023')
})

it('is said again as it was typed, whatever the day', () => {
  const days = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: AGE_MAX }), (at, count) => {
      const later = new Date(at.getTime() + 24 * 3_600_000)
      const years = labelOf(birthDayOf({ count, unit: 'YEARS' }, at), later)
      expect(years).toBe(`${count} an${count > 1 ? 's' : ''}`)
    }),
  )
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 11 }), (at, count) => {
      const later = new Date(at.getTime() + 24 * 3_600_000)
      expect(labelOf(birthDayOf({ count, unit: 'MONTHS' }, at), later)).toBe(`${count} mois`)
    }),
  )
})
