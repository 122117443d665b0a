import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { boundedCache } from './bounded'

const options = { key: 'test', maxAge: 60, maxWeight: 20_000 }

describe('an answer kept for a while', () => {
  it('is read once for all who ask at the same time, and again when its time is over', async () => {
    let time = 0
    const read = vi.fn((name: string) => Promise.resolve(`${name} ${read.mock.calls.length}`))
    const ask = boundedCache(read, { ...options, now: () => time })
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a 1', 'a 1', 'b 2'])
    time = 59_999
    expect(await ask('a')).toBe('a 1')
    time = 60_000
    expect(await ask('a')).toBe('a 3')
  })

  it('is not kept when it is a failure', async () => {
    const read = vi.fn(() => Promise.reject(new Error('away')))
    const ask = boundedCache(read, options)
    await expect(ask()).rejects.toThrow('away')
    await expect(ask()).rejects.toThrow('away')
    expect(read).toHaveBeenCalledTimes(2)
    expect(ask.weight()).toBe(0)
  })

  it('serves on while it cannot be read', async () => {
    let [time, isAway] = [0, false]
    const read = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(time))
    const ask = boundedCache(read, { ...options, now: () => time })
    expect(await ask()).toBe(0)
    time = 60_000
    isAway = true
    expect(await ask()).toBe(0)
    isAway = false
    time = 61_000
    expect(await ask()).toBe(61_000)
  })

  it('is asked again after a read that did not even begin, and gives what has no JSON', async () => {
    const read = vi.fn((name: string): Promise<string | undefined> => {
      if (read.mock.calls.length === 1) throw new Error('at once')
      return Promise.resolve(name === 'none' ? undefined : name)
    })
    const ask = boundedCache(read, options)
    await expect(ask('a')).rejects.toThrow('at once')
    expect(ask.weight()).toBe(0)
    expect(await ask('a')).toBe('a')
    expect(await ask('none')).toBeUndefined()
    expect(await ask('none')).toBeUndefined()
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('weighs what it was while it is read again', async () => {
    let time = 0
    const ask = boundedCache((size: number) => Promise.resolve('x'.repeat(size)), {
      ...options,
      now: () => time,
    })
    await ask(9000)
    const before = ask.weight()
    time = 60_000
    const next = ask(9000)
    expect(ask.weight()).toBe(before)
    await next
    expect(ask.weight()).toBe(before)
  })

  it('may serve on while it is read again, to whoever asks meanwhile', async () => {
    let time = 0
    const answers: ((name: string) => void)[] = []
    const read = vi.fn(() => new Promise<string>((done) => void answers.push(done)))
    const ask = boundedCache(read, { ...options, staleWhileRevalidate: true, now: () => time })
    const first = ask()
    answers[0]?.('old')
    expect(await first).toBe('old')
    time = 60_000
    expect(await Promise.all([ask(), ask()])).toEqual(['old', 'old'])
    expect(read).toHaveBeenCalledTimes(2)
    answers[1]?.('new')
    await vi.waitFor(async () => expect(await ask()).toBe('new'))
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('serves on when reading again behind it fails', async () => {
    let [time, isAway] = [0, false]
    const read = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(time))
    const ask = boundedCache(read, { ...options, staleWhileRevalidate: true, now: () => time })
    await ask()
    ;[time, isAway] = [60_000, true]
    for (let n = 0; n < 3; n += 1) expect(await ask()).toBe(0)
    ;[time, isAway] = [62_000, false]
    expect(await ask()).toBe(0)
    await vi.waitFor(async () => expect(await ask()).toBe(62_000))
  })

  it('never takes more room than it may, whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(5000), { maxLength: 60 }), async (sizes) => {
        const ask = boundedCache((size: number) => Promise.resolve('x'.repeat(size)), options)
        for (const size of sizes) {
          await ask(size)
          expect(ask.weight()).toBeLessThanOrEqual(options.maxWeight)
        }
      }),
    )
  })

  it('is the last asked for when room is short', async () => {
    const read = vi.fn((name: string) => Promise.resolve(name + 'x'.repeat(6000)))
    const ask = boundedCache(read, options)
    for (const name of ['a', 'b', 'c', 'a', 'd', 'a']) await ask(name)
    expect(read.mock.calls.flat()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('may fill the room to the last character', async () => {
    // Two answers of 10 000 characters each, their questions and quotes included.
    const read = vi.fn((name: string) => Promise.resolve(name.repeat(10_000 - 7)))
    const ask = boundedCache(read, options)
    for (const name of ['a', 'b', 'a']) await ask(name)
    expect(ask.weight()).toBe(20_000)
    expect(read).toHaveBeenCalledTimes(2)
    await ask('c')
    expect(ask.weight()).toBe(20_000)
  })
})
