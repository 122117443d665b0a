import { describe, expect, it } from 'vitest'

import { readContent, type BlockType } from '@/features/pages/model'

import { editorOf, isNumbered } from '../fixture'
import { insertBlock } from './insert-block'

describe('insertBlock', () => {
  it('puts a block at the end of a column, or where it is asked', () => {
    const editor = editorOf([['a', 'b'], []])
    editor.run(insertBlock, { columnId: 's0c0', type: 'IMAGE', index: 1 })
    expect(editor.said()).toBe('Bloc Image ajouté : section 1, colonne 1, position 2 sur 3')
    editor.run(insertBlock, { columnId: 's0c1', type: 'CTA' })
    const types = editor
      .content()
      .sections[0]?.columns.map(({ blocks }) => blocks.map((b) => b.type))
    expect(types).toEqual([['TEXT', 'IMAGE', 'TEXT'], ['CTA']])
    expect(isNumbered(editor.content())).toBe(true)
  })

  it.each<BlockType>(['TEXT', 'IMAGE', 'CTA', 'TEMPLATE'])('makes a complete %s', (type) => {
    const editor = editorOf([[]])
    editor.run(insertBlock, { columnId: 's0c0', type })
    expect(readContent(editor.content())).toEqual(editor.content())
  })

  it('makes a template block of the template that was chosen', () => {
    const editor = editorOf([[]])
    editor.run(insertBlock, { columnId: 's0c0', type: 'TEMPLATE', template: 'equipe-liste' })
    expect(editor.content().sections[0]?.columns[0]?.blocks[0]).toMatchObject({
      content: { templateType: 'equipe-liste' },
    })
  })

  it('stops at 300 blocks', () => {
    const ids = Array.from({ length: 300 }, (_, at) => `b${at}`)
    const editor = editorOf([ids])
    editor.run(insertBlock, { columnId: 's0c0', type: 'TEXT' })
    expect(editor.said()).toBe('Une page a au maximum 300 blocs')
    expect(editor.content().sections[0]?.columns[0]?.blocks).toHaveLength(300)
  })
})
