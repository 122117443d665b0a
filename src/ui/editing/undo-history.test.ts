import type { Patch } from 'immer'
import { describe, expect, it } from 'vitest'

import { emptyHistory, MOST_STEPS, record, type History, type Step } from './undo-history'

const replace = (path: string, value: unknown): Patch => ({
  op: 'replace',
  path: path.split('.'),
  value,
})
const step = (more: Partial<Step> = {}): Omit<Step, 'serial'> => ({
  undo: [replace('text', 'a')],
  redo: [replace('text', 'ab')],
  field: 'text',
  at: 0,
  ...more,
})
const after = (...steps: Array<Omit<Step, 'serial'>>): History => steps.reduce(record, emptyHistory)

describe('typing in one field', () => {
  it('is one step that goes from the first value to the last', () => {
    const second = step({ at: 1000, undo: [replace('text', 'ab')], redo: [replace('text', 'abc')] })
    const { past } = after(step(), second)
    expect(past).toMatchObject([
      { undo: [replace('text', 'a')], redo: [replace('text', 'abc')], at: 1000, serial: 2 },
    ])
  })
  it.each([
    ['a pause of more than a second', step({ at: 1001 })],
    ['another field', step({ field: 'title' })],
    ['a step that stands alone', step({ field: null })],
  ])('is ended by %s', (_why, next) => {
    expect(after(step(), next).past).toHaveLength(2)
  })
  it('is ended by an undo: what was undone is forgotten, and stays apart', () => {
    const [undone] = after(step()).past as [Step]
    const history = record({ past: [undone], future: [undone], serial: 4 }, step())
    expect(history).toMatchObject({ past: [undone, { serial: 5 }], future: [] })
  })
})

describe('two steps as one', () => {
  const add: Patch = { op: 'add', path: ['blocks', 0], value: 1 }
  const remove: Patch = { op: 'remove', path: ['blocks', 0] }
  it.each([
    ['adds', { undo: [remove], redo: [add] }, {}],
    ['writes elsewhere', {}, { undo: [replace('title', 'x')], redo: [replace('title', 'y')] }],
    ['removes afterwards', {}, { undo: [replace('text', 'ab')], redo: [remove] }],
  ])('keep all that each did, last first to undo, when one %s', (_what, one, other) => {
    const [first, second] = [step(one), step(other)]
    expect(after(first, second).past).toMatchObject([
      { undo: [...second.undo, ...first.undo], redo: [...first.redo, ...second.redo] },
    ])
  })
})

it('the oldest of more than a hundred steps falls off', () => {
  const many = Array.from({ length: MOST_STEPS + 1 }, () => step({ field: null }))
  const { past } = after(...many)
  expect([past.length, past[0]?.serial]).toEqual([MOST_STEPS, 2])
})
