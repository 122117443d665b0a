import { describe, expect, it } from 'vitest'

import { editorOf, isNumbered } from '../fixture'
import { setLayout } from './set-layout'

describe('setLayout', () => {
  it('puts the blocks of columns 2 and 3 into column 1, in order; one undo restores them', () => {
    const editor = editorOf([['a'], ['b', 'c'], ['d']])
    const before = editor.content()
    editor.run(setLayout, { sectionId: 's0', layout: 1 })
    expect(editor.layout()).toEqual([[['a', 'b', 'c', 'd']]])
    expect(isNumbered(editor.content())).toBe(true)
    expect(editor.said()).toBe(
      'Section 1 : 1 colonne, 3 blocs des colonnes retirées sont dans la colonne 1',
    )
    editor.undo()
    expect(editor.content()).toEqual(before)
    editor.redo()
    expect(editor.layout()).toEqual([[['a', 'b', 'c', 'd']]])
  })

  it('adds empty columns and shares the width', () => {
    const editor = editorOf([['a']])
    editor.run(setLayout, { sectionId: 's0', layout: 4 })
    expect(editor.layout()).toEqual([[['a'], [], [], []]])
    expect(editor.content().sections[0]?.columns.map(({ width }) => width)).toEqual([
      25, 25, 25, 25,
    ])
    expect(isNumbered(editor.content())).toBe(true)
  })

  it('does nothing, and says nothing, when the layout is the same', () => {
    const editor = editorOf([['a'], []])
    expect(editor.run(setLayout, { sectionId: 's0', layout: 2 }).done).toBe(false)
    expect(editor.store.getState().history.past).toEqual([])
  })
})
