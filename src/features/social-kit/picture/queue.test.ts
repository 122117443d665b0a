import { describe, expect, it } from 'vitest'

import { inTurn } from './queue'

const wait = (): { ended: Promise<void>; end: () => void } => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { ended, end }
}

describe('drawings', () => {
  it('are done two at a time, in their order, and too many are refused', async () => {
    const gate = wait()
    const done: number[] = []
    let atOnce = 0
    let most = 0
    const all = Array.from({ length: 27 }, (_, at) =>
      inTurn(async () => {
        most = Math.max(most, (atOnce += 1))
        await gate.ended
        atOnce -= 1
        done.push(at)
      }),
    )
    await expect(all[26]).rejects.toMatchObject({ status: 503 })
    gate.end()
    await Promise.all(all.slice(0, 26))
    expect([most, done.length, done[0]]).toEqual([2, 26, 0])
  })
  it('that fail give their place back', async () => {
    for (let at = 0; at < 3; at += 1) {
      await expect(inTurn(() => Promise.reject(new Error('No')))).rejects.toThrow('No')
    }
    expect(await inTurn(() => Promise.resolve('drawn'))).toBe('drawn')
  })
})
