import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { updateContent } from '../state/commands/update-content'
import { editorOf, isNumbered } from '../state/fixture'
import { canUndo } from '../state/selectors'
import { createDrag } from './drag'

function dragOf(...sections: string[][][]) {
  const editor = editorOf(...sections)
  const drag = createDrag(editor)
  drag.watch()
  return { editor, drag }
}

describe('a drag by keys', () => {
  it('puts a block from column 1 to column 2, and says so', () => {
    const { editor, drag } = dragOf(
      [['z']],
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    )
    drag.lift('a', 'keyboard')
    expect(editor.said()).toBe(
      'Bloc Texte pris : section 2, colonne 1, position 1 sur 2. ' +
        'Flèches pour choisir la place, Espace pour déposer, Échap pour annuler.',
    )
    drag.step('right')
    expect(editor.said()).toBe('Bloc Texte : section 2, colonne 2, position 1 sur 3')
    expect(editor.layout()).toEqual([
      [['z']],
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ])
    drag.drop()
    expect(editor.said()).toBe('Bloc Texte déposé\u00a0: section 2, colonne 2, position 1 sur 3')
    expect(editor.layout()).toEqual([[['z']], [['b'], ['a', 'c', 'd']]])
    expect(editor.store.getState().focus).toEqual({ node: 'a', part: 'handle' })
    editor.undo()
    expect(editor.layout()).toEqual([
      [['z']],
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ])
  })

  it('given up, changes nothing and says the truth', () => {
    const { editor, drag } = dragOf([['a', 'b'], ['c']])
    const before = editor.content()
    drag.lift('b', 'keyboard')
    drag.step('right')
    drag.step('down')
    drag.cancel()
    expect(editor.content()).toBe(before)
    expect(canUndo(editor.store.getState())).toBe(false)
    expect(editor.said()).toBe(
      'Déplacement annulé. Bloc Texte est resté à sa place : section 1, colonne 1, position 2 sur 2',
    )
  })

  it('dropped where it was, is no step of the history', () => {
    const { editor, drag } = dragOf([['a', 'b']])
    drag.lift('a', 'keyboard')
    drag.step('down')
    drag.step('up')
    drag.drop()
    expect(canUndo(editor.store.getState())).toBe(false)
    expect(editor.said()).toContain('resté à sa place')
  })

  it('says where the page ends', () => {
    const { editor, drag } = dragOf([['a', 'b']], [['c']])
    drag.lift('a', 'keyboard')
    drag.step('up')
    expect(editor.said()).toBe('Bloc Texte : déjà en première position')
    drag.step('left')
    expect(editor.said()).toBe('Bloc Texte : déjà dans la première colonne')
    drag.step('right')
    expect(editor.said()).toBe('Bloc Texte : section 2, colonne 1, position 1 sur 2')
    drag.step('right')
    expect(editor.said()).toBe('Bloc Texte : déjà dans la dernière colonne')
  })

  it('moves a section up and down', () => {
    const { editor, drag } = dragOf([['a']], [['b']], [['c']])
    drag.lift('s0', 'keyboard')
    drag.step('left')
    expect(editor.said()).toContain('vers le haut ou vers le bas')
    drag.step('down')
    drag.step('down')
    expect(editor.said()).toBe('Section 1 : position 3 sur 3')
    drag.step('down')
    expect(editor.said()).toBe('Section 1 : déjà en dernière position')
    drag.drop()
    expect(editor.said()).toBe('Section 1 déposée : position 3 sur 3')
    expect(editor.layout()).toEqual([[['b']], [['c']], [['a']]])
  })

  it('lets go when the page changes under the hand', () => {
    const { editor, drag } = dragOf([['a', 'b']])
    drag.lift('a', 'keyboard')
    drag.step('down')
    editor.run(updateContent, { blockId: 'b', values: { text: 'autre' }, typing: true })
    expect(drag.store.getState().lifted).toBeNull()
    drag.drop()
    expect(editor.layout()).toEqual([[['a', 'b']]])
  })

  it('reaches every place of the page', () => {
    const steps = fc.array(fc.constantFrom('up', 'down', 'left', 'right'), { maxLength: 30 })
    const seen = new Set<string>()
    fc.assert(
      fc.property(steps, (list) => {
        const { editor, drag } = dragOf([['a', 'b'], []], [['c', 'd']])
        drag.lift('a', 'keyboard')
        for (const step of list) drag.step(step)
        drag.drop()
        expect(isNumbered(editor.content())).toBe(true)
        expect(editor.layout().flat(2).sort()).toEqual(['a', 'b', 'c', 'd'])
        seen.add(JSON.stringify(editor.layout()))
      }),
      { numRuns: 500 },
    )
    // Two places beside b, one in the empty column, three among c and d.
    expect(seen.size).toBe(6)
  })
})
