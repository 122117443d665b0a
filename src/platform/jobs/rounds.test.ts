import { expect, it } from 'vitest'

import { inRounds } from './rounds'

/** A table of so many rows, in which work takes rows away; some resist, and undo their round. */
function table(size: number, resisting: readonly string[] = []) {
  let rows = Array.from({ length: size }, (_, nth) => String(nth + 1))
  const rounds: string[][] = []
  return {
    rounds,
    left: () => rows,
    list: async (most: number, besides: readonly string[]) =>
      rows.filter((id) => !besides.includes(id)).slice(0, most),
    work: async (ids: readonly string[]) => {
      rounds.push([...ids])
      const bad = ids.find((id) => resisting.includes(id))
      if (bad) throw new Error(`row ${bad}`)
      rows = rows.filter((id) => !ids.includes(id))
      return ids.length
    },
  }
}

it('goes on until a round is not full', async () => {
  const { list, work, rounds, left } = table(7)
  expect(await inRounds({ what: 'rows', most: 3, list, work })).toBe(7)
  expect(rounds.map(({ length }) => length)).toEqual([3, 3, 1])
  expect(left()).toEqual([])
})

it('does nothing when there is nothing', async () => {
  const { list, work, rounds } = table(0)
  expect(await inRounds({ what: 'rows', most: 3, list, work })).toBe(0)
  expect(rounds).toEqual([])
})

it('a row that resists keeps no other, and is told of at the end', async () => {
  const { list, work, left } = table(8, ['1', '5'])
  await expect(inRounds({ what: 'rows', most: 3, list, work })).rejects.toThrow('row 1')
  expect(left()).toEqual(['1', '5'])
})

it('so does a whole round of rows that resist', async () => {
  const { list, work, left } = table(5, ['1', '2'])
  await expect(inRounds({ what: 'rows', most: 2, list, work })).rejects.toThrow('row 1')
  expect(left()).toEqual(['1', '2'])
})

it('one by one, each row is a round of its own', async () => {
  const { list, work, rounds } = table(3)
  expect(await inRounds({ what: 'rows', most: 2, list, work, isOneByOne: true })).toBe(3)
  expect(rounds).toEqual([['1'], ['2'], ['3']])
})

it('begins no other round once the time has passed', async () => {
  const { list, work, left } = table(9)
  let now = 0
  const clock = () => now
  const slow = async (ids: readonly string[]) => {
    now += 40
    return work(ids)
  }
  expect(await inRounds({ what: 'rows', most: 2, list, work: slow, longestMs: 60, clock })).toBe(4)
  expect(left()).toHaveLength(5)
})
