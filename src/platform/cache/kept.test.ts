import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { keeping } from './kept'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a kept answer', () => {
  it('is read once for all who ask at once, and again when it is old', async () => {
    let reads = 0
    const ask = keeping(60, async () => (reads += 1))
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
    vi.advanceTimersByTime(59_000)
    expect(await ask()).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(await Promise.all([ask(), ask()])).toEqual([2, 2])
  })
  it('serves on while it cannot be read', async () => {
    let isAway = false
    const ask = keeping(60, async () => {
      if (isAway) throw new Error('away')
      return 'good'
    })
    await ask()
    isAway = true
    vi.advanceTimersByTime(61_000)
    expect(await ask()).toBe('good')
  })
  it('that never was is asked for again', async () => {
    let isAway = true
    const ask = keeping(60, async () => {
      if (isAway) throw new Error('away')
      return 'good'
    })
    await expect(ask()).rejects.toThrow('away')
    isAway = false
    expect(await ask()).toBe('good')
  })
})
