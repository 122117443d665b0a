import { describe, expect, it } from 'vitest'

import { blocksOf } from '@/features/pages/model'

import { editorOf, isNumbered } from '../fixture'
import { duplicateNode } from './duplicate-node'

describe('duplicateNode', () => {
  it('puts a copy with a new id after the block', () => {
    const editor = editorOf([['a', 'b']])
    editor.run(duplicateNode, { id: 'a' })
    const blocks = blocksOf(editor.content()).map(({ block }) => block)
    expect(blocks.map(({ id }) => id)).toEqual(['a', expect.stringMatching(/^tmp_/), 'b'])
    expect(blocks[1]).toMatchObject({ type: 'TEXT', content: { text: '<p>a</p>' } })
    expect(isNumbered(editor.content())).toBe(true)
    expect(editor.said()).toBe('Bloc Texte dupliqué : section 1, colonne 1, position 2 sur 3')
  })

  it('copies a section with new ids at every level, and no dates', () => {
    const editor = editorOf([['a'], ['b']])
    editor.run(duplicateNode, { id: 's0' })
    const [section, copy] = editor.content().sections
    const ids = (node: typeof section) =>
      node ? [node.id, ...node.columns.flatMap((c) => [c.id, ...c.blocks.map(({ id }) => id)])] : []
    expect(ids(copy)).toHaveLength(5)
    expect(ids(copy).filter((id) => ids(section).includes(id))).toEqual([])
    expect(copy?.columns[1]?.blocks[0]).not.toHaveProperty('createdAt')
  })

  it('stops at 300 blocks', () => {
    const editor = editorOf([Array.from({ length: 200 }, (_, at) => `b${at}`)])
    editor.run(duplicateNode, { id: 's0' })
    expect(editor.said()).toBe('Une page a au maximum 300 blocs')
    expect(editor.content().sections).toHaveLength(1)
  })
})
