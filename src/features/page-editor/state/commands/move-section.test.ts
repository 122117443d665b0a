import { describe, expect, it } from 'vitest'

import { editorOf, isNumbered } from '../fixture'
import { moveSection } from './move-section'

describe('moveSection', () => {
  it('moves a section with its blocks', () => {
    const editor = editorOf([['a']], [['b']], [['c']])
    editor.run(moveSection, { sectionId: 's0', index: 2 })
    expect(editor.layout()).toEqual([[['b']], [['c']], [['a']]])
    expect(isNumbered(editor.content())).toBe(true)
    expect(editor.said()).toBe('Section déplacée : position 3 sur 3')
  })

  it.each([
    ['s0', -1, 'Section 1 : déjà en première position'],
    ['s1', 2, 'Section 2 : déjà en dernière position'],
    ['none', 0, 'Cet élément n’existe plus'],
  ])('leaves the page alone: %s to %i', (sectionId, index, message) => {
    const editor = editorOf([['a']], [['b']])
    editor.run(moveSection, { sectionId, index })
    expect(editor.layout()).toEqual([[['a']], [['b']]])
    expect(editor.said()).toBe(message)
    expect(editor.store.getState().history.past).toEqual([])
  })
})
