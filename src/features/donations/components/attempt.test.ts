import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { CHECKOUT_HOURS } from '../model'
import { attemptKey, forgetAttempts } from './attempt'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the same gift is the same attempt as long as its page of payment is open', () => {
  const key = attemptKey('25 € pour Alpha')
  expect(key).toMatch(/^[\da-f]{32}$/)
  expect(attemptKey('30 € pour Alpha')).not.toBe(key)
  vi.advanceTimersByTime(CHECKOUT_HOURS * 3_600_000 - 1000)
  expect(attemptKey('25 € pour Alpha')).toBe(key)
  vi.advanceTimersByTime(2000)
  expect(attemptKey('25 € pour Alpha')).not.toBe(key)
})

it('a gift that ended is another attempt when it is made again', () => {
  const key = attemptKey('25 € pour Alpha')
  forgetAttempts()
  expect(attemptKey('25 € pour Alpha')).not.toBe(key)
})

it.each([
  ['{}', 'no list'],
  ['[null, 7, {"at": "hier"}]', 'no attempts'],
  ['[{"at": 8640000000000000, "mark": null}]', 'without a key'],
])('%s in the storage, %s: the gift goes on', (kept) => {
  localStorage.setItem('patte-paiements', kept)
  const key = attemptKey('25 € pour Alpha')
  expect(key).toMatch(/^[\da-f]{32}$/)
  expect(attemptKey('25 € pour Alpha')).toBe(key)
})
