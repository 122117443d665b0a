import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'

import { note, together, type Writer } from './together'

function start(transactionID?: string) {
  const stored: string[][] = []
  const store: Writer<string> = (_, rows) => Promise.resolve(void stored.push([...rows]))
  const req = { context: {}, transactionID } as PayloadRequest
  return { req, stored, store }
}

describe('what is noted of rows', () => {
  it('is stored at once when one row is written', async () => {
    const { req, stored, store } = start()
    await note(req, store, 'a')
    await note(req, store, 'b')
    expect(stored).toEqual([['a'], ['b']])
  })

  it('is stored once after the last of many, each kind by itself', async () => {
    const { req, stored, store } = start('t')
    const others: number[][] = []
    const storeOthers: Writer<number> = (_, rows) => Promise.resolve(void others.push([...rows]))
    const result = await together(req, async () => {
      await note(req, store, 'a')
      await note(req, storeOthers, 1)
      // Payload does so for each of its operations.
      req.context = { ...req.context }
      await note(req, store, 'b')
      expect(stored).toEqual([])
      return 'done'
    })
    expect([result, stored, others]).toEqual(['done', [['a', 'b']], [[1]]])
    await note(req, store, 'c')
    expect(stored).toEqual([['a', 'b'], ['c']])
  })

  it('is stored by the outermost of two', async () => {
    const { req, stored, store } = start('t')
    await together(req, async () => {
      await together(req, () => note(req, store, 'a'))
      await note(req, store, 'b')
    })
    expect(stored).toEqual([['a', 'b']])
  })

  it('is forgotten with the rows when the work throws', async () => {
    const { req, stored, store } = start('t')
    const work = together(req, async () => {
      await note(req, store, 'a')
      throw new Error('refused')
    })
    await expect(work).rejects.toThrow('refused')
    await note(req, store, 'b')
    expect(stored).toEqual([['b']])
  })

  it('waits for nothing outside of a transaction, which alone keeps both', async () => {
    const { req } = start()
    await expect(together(req, () => Promise.resolve())).rejects.toThrow('kept with them')
  })
})
