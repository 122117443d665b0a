import { describe, expect, it } from 'vitest'

import { pageOf } from '../state/fixture'
import { nextRow, rowsOf } from './rows'

const page = pageOf([['a', 'b']], [['c'], []], [[]])
const none = new Set<string>()
const show = (closed: ReadonlySet<string>) =>
  rowsOf(page, closed).map(
    ({ id, level, place, siblings, isOpen }) =>
      `${'-'.repeat(level)}${id} ${place}/${siblings}${isOpen === null ? '' : isOpen ? ' v' : ' >'}`,
  )

describe('the outline', () => {
  it('shows columns only where there are several', () => {
    expect(show(none)).toEqual([
      '-s0 1/3 v',
      '--a 1/2',
      '--b 2/2',
      '-s1 2/3 v',
      '--s1c0 1/2 v',
      '---c 1/1',
      '--s1c1 2/2',
      '-s2 3/3',
    ])
    expect(rowsOf(page, none)[6]?.label).toBe('Colonne 2 (vide)')
  })

  it('leaves out what is inside a closed line', () => {
    expect(show(new Set(['s0', 's1c0']))).toEqual([
      '-s0 1/3 >',
      '-s1 2/3 v',
      '--s1c0 1/2 >',
      '--s1c1 2/2',
      '-s2 3/3',
    ])
  })

  it.each([
    ['s0', 'ArrowDown', 'a'],
    ['s0', 'ArrowRight', 'a'],
    ['s0', 'ArrowUp', null],
    ['s0', 'ArrowLeft', null],
    ['b', 'ArrowRight', null],
    ['b', 'ArrowLeft', 's0'],
    ['c', 'ArrowLeft', 's1c0'],
    ['s1c0', 'ArrowLeft', 's1'],
    ['c', 'Home', 's0'],
    ['a', 'End', 's2'],
    ['s2', 'ArrowDown', null],
    ['a', 'x', null],
  ])('from %s, %s leads to %s', (from, key, to) => {
    const rows = rowsOf(page, none)
    const next = nextRow(
      rows,
      rows.findIndex(({ id }) => id === from),
      key,
    )
    expect(next === null ? null : rows[next]?.id).toBe(to)
  })
})
