import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { editorOf, isNumbered } from '../fixture'
import { moveBlock } from './move-block'
import { stepBlock } from './step-block'

describe('moveBlock', () => {
  it.each([
    ['a', 's0c0', 1, [['b', 'a', 'c'], []]],
    ['a', 's0c0', 9, [['b', 'c', 'a'], []]],
    ['c', 's0c0', -2, [['c', 'a', 'b'], []]],
    ['b', 's0c1', 0, [['a', 'c'], ['b']]],
    ['b', 's0c1', 5, [['a', 'c'], ['b']]],
  ])('moves %s to %s at %i', (blockId, columnId, index, expected) => {
    const editor = editorOf([['a', 'b', 'c'], []])
    editor.run(moveBlock, { blockId, columnId, index })
    expect(editor.layout()).toEqual([expected])
    expect(isNumbered(editor.content())).toBe(true)
  })

  it('says where the block is now', () => {
    const editor = editorOf([['a']], [['b'], ['c', 'd']])
    editor.run(moveBlock, { blockId: 'a', columnId: 's1c1', index: 0 })
    expect(editor.said()).toBe('Bloc Texte déplacé : section 2, colonne 2, position 1 sur 3')
  })

  it('loses no block, and each move undoes to the very same page', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const columns = ['s0c0', 's0c1', 's1c0']
    const moves = fc.array(
      fc.tuple(
        fc.constantFrom(...ids),
        fc.constantFrom(...columns),
        fc.integer({ min: -1, max: 7 }),
      ),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(moves, (list) => {
        const editor = editorOf([['a', 'b'], ['c']], [['d', 'e', 'f']])
        const before = editor.content()
        for (const [blockId, columnId, index] of list) {
          editor.run(moveBlock, { blockId, columnId, index })
          expect(isNumbered(editor.content())).toBe(true)
        }
        expect(editor.layout().flat(2).sort()).toEqual(ids)
        list.forEach(() => editor.undo())
        expect(editor.content()).toEqual(before)
      }),
    )
  })
})

describe('stepBlock', () => {
  it.each([
    ['b', 'up', [[['b', 'a'], ['c']], [['d']]]],
    ['a', 'down', [[['b', 'a'], ['c']], [['d']]]],
    ['b', 'right', [[['a'], ['c', 'b']], [['d']]]],
    ['c', 'left', [[['c', 'a', 'b'], []], [['d']]]],
    ['c', 'right', [[['a', 'b'], []], [['c', 'd']]]],
    [
      'd',
      'left',
      [
        [
          ['a', 'b'],
          ['d', 'c'],
        ],
        [[]],
      ],
    ],
  ] as const)('%s goes %s', (blockId, direction, expected) => {
    const editor = editorOf([['a', 'b'], ['c']], [['d']])
    editor.run(stepBlock, { blockId, direction })
    expect(editor.layout()).toEqual(expected)
  })

  it.each([
    ['a', 'up', 'Bloc Texte : déjà en première position'],
    ['b', 'down', 'Bloc Texte : déjà en dernière position'],
    ['a', 'left', 'Bloc Texte : déjà dans la première colonne'],
    ['d', 'right', 'Bloc Texte : déjà dans la dernière colonne'],
  ] as const)('%s cannot go %s, and hears why', (blockId, direction, message) => {
    const editor = editorOf([['a', 'b'], ['c']], [['d']])
    editor.run(stepBlock, { blockId, direction })
    expect(editor.said()).toBe(message)
    expect(editor.layout()).toEqual([[['a', 'b'], ['c']], [['d']]])
  })
})
