import { describe, expect, it, vi } from 'vitest'

import type { Refusal } from '../api/client'
import { runBatch } from './batch'

const refusal = (kind: Refusal['kind']): Refusal => ({
  kind,
  sentence: `Non (${kind})`,
  fields: {},
  more: {},
})

describe('the same action on several rows', () => {
  it('goes on after a refusal, in order, and tells how far it is', async () => {
    const tell = vi.fn()
    const act = (row: string) => Promise.resolve(row === 'b' ? refusal('refused') : null)
    expect(await runBatch(['a', 'b', 'c'], act, tell)).toEqual({
      done: ['a', 'c'],
      refused: [{ row: 'b', sentence: 'Non (refused)' }],
    })
    expect(tell.mock.calls).toEqual([[1], [2], [3]])
  })
  it.each(['network', 'signedOut'] as const)('asks nothing more after « %s »', async (kind) => {
    const act = vi.fn((row: string) => Promise.resolve(row === 'b' ? refusal(kind) : null))
    const { done, refused } = await runBatch(['a', 'b', 'c', 'd'], act, () => undefined)
    expect(done).toEqual(['a'])
    expect(refused.map(({ row }) => row)).toEqual(['b', 'c', 'd'])
    expect(new Set(refused.map(({ sentence }) => sentence))).toEqual(new Set([`Non (${kind})`]))
    expect(act).toHaveBeenCalledTimes(2)
  })
  it('of nothing is nothing', async () => {
    const none = await runBatch(
      [],
      () => Promise.resolve(null),
      () => undefined,
    )
    expect(none).toEqual({ done: [], refused: [] })
  })
})
