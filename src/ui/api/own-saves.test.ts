import { expect, it } from 'vitest'

import type { Outcome } from './client'
import { OwnSaves } from './own-saves'

const done: Outcome<string> = { data: 'x', refusal: null }
const refused = (kind: 'network' | 'refused'): Outcome<string> => ({
  data: null,
  refusal: { kind, sentence: '', fields: {}, more: {} },
})

it('tells the saves whose answers were lost until one is answered well', async () => {
  const saves = new OwnSaves()
  const sent: Array<{ saveKey: string; lostKeys: string[] }> = []
  const save = (outcome: Outcome<string>) =>
    saves.run((keys) => {
      sent.push(keys)
      return Promise.resolve(outcome)
    })
  await save(refused('network'))
  await save(refused('network'))
  // A refusal is an answer, but what was lost before may be done all the same.
  await save(refused('refused'))
  await save(done)
  await save(done)
  const keys = sent.map(({ saveKey }) => saveKey)
  expect(new Set(keys).size).toBe(5)
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
  const lost = [keys[0], keys[1]]
  expect(sent.map(({ lostKeys }) => lostKeys)).toEqual([[], [keys[0]], lost, lost, []])
})

it('tells what was changed beside, done or lost, until the next save is done', async () => {
  const saves = new OwnSaves()
  const sent: string[][] = []
  const keys: string[] = []
  const change = (outcome: Outcome<string>) =>
    saves.beside(({ saveKey }) => {
      keys.push(saveKey)
      return Promise.resolve(outcome)
    })
  const save = () =>
    saves.run(({ lostKeys }) => {
      sent.push(lostKeys)
      return Promise.resolve(done)
    })
  await change(done)
  await change(refused('network'))
  await change(refused('refused'))
  await save()
  await save()
  expect(sent).toEqual([keys.slice(0, 2), []])
})

it('tells the last ten at most', async () => {
  const saves = new OwnSaves()
  let told = 0
  for (let tries = 0; tries < 15; tries += 1) {
    await saves.run(({ lostKeys }) => {
      told = lostKeys.length
      return Promise.resolve(refused('network'))
    })
  }
  expect(told).toBe(10)
})

it('are known beyond the page: kept before the answer, dropped by a refusal, brought back', async () => {
  const kept: Array<readonly string[]> = []
  const saves = new OwnSaves((lost) => void kept.push(lost))
  let first = ''
  await saves.run(({ saveKey }) => {
    first = saveKey
    // The tab may be closed at this moment.
    expect(kept).toEqual([[saveKey]])
    return Promise.resolve(refused('network'))
  })
  await saves.run(({ saveKey }) => {
    expect(kept.at(-1)).toEqual([first, saveKey])
    return Promise.resolve(refused('refused'))
  })
  expect(kept.at(-1)).toEqual([first])
  const later = new OwnSaves()
  later.restore(kept.at(-1) ?? [])
  await later.run(({ lostKeys }) => {
    expect(lostKeys).toEqual([first])
    return Promise.resolve(done)
  })
})
