import { describe, expect, it } from 'vitest'

import { editorOf } from '../fixture'
import { setLayout } from './set-layout'
import { setShares } from './set-shares'
import { updateSection } from './update-section'

const widths = (editor: ReturnType<typeof editorOf>) =>
  editor.content().sections[0]?.columns.map(({ width }) => width)

describe('setShares', () => {
  it('shares the row between two columns, and is one step back', () => {
    const editor = editorOf([['a'], ['b']])
    const before = editor.content()
    editor.run(setShares, { sectionId: 's0', widths: [33, 67] })
    expect(widths(editor)).toEqual([33, 67])
    expect(editor.said()).toBe('Section 1\u00a0: colonnes de 33 % et 67 %')
    editor.undo()
    expect(editor.content()).toEqual(before)
  })

  it('needs one share for each column, and gives way to another number of columns', () => {
    const editor = editorOf([['a'], ['b']])
    expect(editor.run(setShares, { sectionId: 's0', widths: [100] }).done).toBe(false)
    editor.run(setShares, { sectionId: 's0', widths: [67, 33] })
    editor.run(setLayout, { sectionId: 's0', layout: 3 })
    expect(widths(editor)).toEqual([33, 33, 33])
  })
})

describe('the vertical alignment of a section', () => {
  it('is one step back', () => {
    const editor = editorOf([['a'], ['b']])
    editor.run(updateSection, { sectionId: 's0', values: { verticalAlign: 'middle' } })
    expect(editor.content().sections[0]?.verticalAlign).toBe('middle')
    editor.undo()
    expect(editor.content().sections[0]?.verticalAlign).toBe('top')
  })
})
