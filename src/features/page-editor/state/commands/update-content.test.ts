import { describe, expect, it } from 'vitest'

import { blocksOf } from '@/features/pages/model'

import { editorOf } from '../fixture'
import { updateContent } from './update-content'

const textOf = (editor: ReturnType<typeof editorOf>, at = 0) => {
  const block = blocksOf(editor.content())[at]?.block
  return block?.type === 'TEXT' ? (block.content as { text: string }).text : null
}
const type = (editor: ReturnType<typeof editorOf>, text: string, blockId = 'a') =>
  editor.run(updateContent, { blockId, values: { text }, typing: true })

describe('updateContent', () => {
  it('makes one step of a burst of typing, silently', () => {
    const editor = editorOf([['a']])
    for (const text of ['<p>B</p>', '<p>Bo</p>', '<p>Bon</p>']) {
      type(editor, text)
      editor.wait(400)
    }
    expect(editor.said()).toBe('')
    expect(editor.store.getState().history.past).toHaveLength(1)
    editor.undo()
    expect(textOf(editor)).toBe('<p>a</p>')
    editor.redo()
    expect(textOf(editor)).toBe('<p>Bon</p>')
  })

  it('makes another step after a pause, in another field, and after an undo', () => {
    const editor = editorOf([['a', 'b']])
    type(editor, '1')
    editor.wait(1001)
    type(editor, '2')
    type(editor, '3', 'b')
    editor.run(updateContent, { blockId: 'a', values: { size: 'large' }, typing: true })
    expect(editor.store.getState().history.past).toHaveLength(4)
    editor.undo()
    editor.undo()
    expect([textOf(editor, 0), textOf(editor, 1)]).toEqual(['2', '<p>b</p>'])
    type(editor, '4')
    expect(editor.store.getState().history.future).toEqual([])
    editor.undo()
    expect(textOf(editor)).toBe('2')
  })

  it('says that a block was changed when it is not typing', () => {
    const editor = editorOf([['a']])
    editor.run(updateContent, { blockId: 'a', values: { size: 'large' } })
    expect(editor.said()).toBe('Bloc Texte modifié')
  })
})
