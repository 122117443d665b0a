import { describe, expect, it } from 'vitest'

import { editorOf, isNumbered } from '../fixture'
import { removeNode } from './remove-node'

describe('removeNode', () => {
  it.each([
    ['a', 'b'],
    ['c', 'b'],
  ])('removes block %s and sends the focus to %s', (id, node) => {
    const editor = editorOf([['a', 'b', 'c']])
    editor.run(removeNode, { id })
    expect(editor.layout().flat(2)).not.toContain(id)
    expect(isNumbered(editor.content())).toBe(true)
    expect(editor.store.getState().focus).toEqual({ node })
    expect(editor.said()).toBe('Bloc Texte supprimé')
  })

  it('sends the focus to the add button of a column left empty', () => {
    const editor = editorOf([['a'], ['b']])
    editor.run(removeNode, { id: 'b' })
    expect(editor.store.getState().focus).toEqual({ node: 's0c1', part: 'add' })
  })

  it('removes a section with its blocks, moves none of them, and undoes', () => {
    const editor = editorOf([['a'], ['b']], [['c']])
    const before = editor.content()
    editor.run(removeNode, { id: 's0' })
    expect(editor.layout()).toEqual([[['c']]])
    expect(editor.said()).toBe('Section 1 supprimée avec 2 blocs')
    expect(editor.store.getState().focus).toEqual({ node: 's1' })
    editor.undo()
    expect(editor.content()).toEqual(before)
  })

  it('sends the focus to the page when it has no section left', () => {
    const editor = editorOf([[]])
    editor.run(removeNode, { id: 's0' })
    expect(editor.store.getState().focus).toEqual({ node: 'page', part: 'add' })
    expect(editor.said()).toBe('Section 1 supprimée')
  })
})
