import { expect, it } from 'vitest'

import { refuseDelivery } from './model'

const NOW = new Date('2026-11-22T12:00:00.000Z')

it('dates a certificate given by hand neither in the future nor before the animal', () => {
  const animal = { arrivalDate: '2026-11-01T11:00:00.000Z', birthDate: '2020-05-01' }
  const at = (iso: string, of: typeof animal | object = animal) =>
    refuseDelivery(new Date(iso), of, NOW)
  expect(at('2026-11-10T09:00:00.000Z')).toBeNull()
  expect(at('2026-11-22T12:00:30.000Z')).toBeNull()
  expect(at('2026-11-22T12:02:00.000Z')).toBe('future')
  // The day of the arrival itself, whatever the hour that it was kept at.
  expect(at('2026-11-01T08:00:00.000Z')).toBeNull()
  expect(at('2026-10-30T08:00:00.000Z')).toBe('beforeAnimal')
  expect(at('2026-10-30T08:00:00.000Z', {})).toBeNull()
  expect(at('2025-11-10T09:00:00.000Z', {})).toBe('tooOld')
})
