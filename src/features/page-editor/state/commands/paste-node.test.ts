import { describe, expect, it } from 'vitest'

import { blocksOf, LIMITS } from '@/features/pages/model'
import type { Block, Section } from '@/features/pages/schema'

import { announce } from '../../dictionary.fr'
import { editorOf, isNumbered, pageOf } from '../fixture'
import { pasteNode } from './paste-node'

const blockOf = (id: string): Block => {
  const block = blocksOf(pageOf([[id]]))[0]?.block
  if (!block) throw new Error('no block')
  return { ...block, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-02T00:00:00Z' }
}
const sectionOf = (...columns: string[][]): Section => pageOf(columns).sections[0] as Section
const names = (count: number, letter: string) =>
  Array.from({ length: count }, (_, at) => `${letter}${at}`)

describe('a block that is pasted', () => {
  const paste = (editor: ReturnType<typeof editorOf>, at: string | null) =>
    editor.run(pasteNode, { pasted: { kind: 'block', block: blockOf('z') }, at })

  it.each<[string | null, (string | null)[][][]]>([
    ['a', [[['a', null, 'b'], ['c']], [['d']]]],
    ['b', [[['a', 'b', null], ['c']], [['d']]]],
    [
      'c',
      [
        [
          ['a', 'b'],
          ['c', null],
        ],
        [['d']],
      ],
    ],
    [
      's0c1',
      [
        [
          ['a', 'b'],
          ['c', null],
        ],
        [['d']],
      ],
    ],
    ['s1', [[['a', 'b'], ['c']], [['d', null]]]],
    [null, [[['a', 'b'], ['c']], [['d']], [[null]]]],
    ['parti', [[['a', 'b'], ['c']], [['d']], [[null]]]],
  ])('after %s stands where one expects it', (at, wanted) => {
    const editor = editorOf([['a', 'b'], ['c']], [['d']])
    const { done, focus } = paste(editor, at)
    expect(done).toBe(true)
    const layout = editor
      .layout()
      .map((section) => section.map((ids) => ids.map((id) => (id === focus?.node ? null : id))))
    expect(layout).toEqual(wanted)
    expect(isNumbered(editor.content())).toBe(true)
  })

  it('is new: it has an id of its own and no dates', () => {
    const editor = editorOf([['a']])
    const { focus } = paste(editor, 'a')
    const copy = blocksOf(editor.content()).find(({ block }) => block.id === focus?.node)?.block
    expect(copy?.id).toMatch(/^tmp_/)
    expect(copy).not.toHaveProperty('createdAt')
    expect(copy).not.toHaveProperty('updatedAt')
    expect(copy).toMatchObject({ content: { text: '<p>z</p>' } })
  })

  it('says where it stands', () => {
    const editor = editorOf([['a', 'b'], ['c']])
    paste(editor, 'c')
    expect(editor.said()).toContain('colonne 2')
    expect(editor.said()).toContain('2 sur 2')
  })

  it('is refused on a full page, and where a section more would be one too many', () => {
    const full = editorOf([names(LIMITS.blocks, 'b')])
    expect(paste(full, 'b0').done).toBe(false)
    expect(full.said()).toBe(announce.tooManyBlocks)
    const long = editorOf(...names(LIMITS.sections, 's').map((id) => [[id]]))
    expect(paste(long, null).done).toBe(false)
    expect(long.said()).toBe(announce.tooManySections)
    expect(paste(long, 'parti').done).toBe(false)
    for (const at of ['s3', 's3c0', 's12']) expect([at, paste(long, at).done]).toEqual([at, true])
  })

  it('takes the last free place, in a section of its own too', () => {
    const almost = editorOf([names(LIMITS.blocks - 1, 'b')])
    expect(paste(almost, 'b0').done).toBe(true)
    const room = editorOf(...names(LIMITS.sections - 1, 's').map((id) => [[id]]))
    expect(paste(room, null).done).toBe(true)
    expect(room.content().sections).toHaveLength(LIMITS.sections)
  })
})

describe('a section that is pasted', () => {
  const paste = (
    editor: ReturnType<typeof editorOf>,
    at: string | null,
    section = sectionOf(['x'], ['y']),
  ) => editor.run(pasteNode, { pasted: { kind: 'section', section }, at })

  it.each<[string | null, number]>([
    ['a', 1],
    ['s0c0', 1],
    ['s0', 1],
    ['b', 2],
    [null, 2],
    ['parti', 2],
  ])('after %s is number %i', (at, index) => {
    const editor = editorOf([['a']], [['b']])
    const { focus, done } = paste(editor, at)
    expect(done).toBe(true)
    expect(editor.content().sections[index]?.id).toBe(focus?.node)
    expect(isNumbered(editor.content())).toBe(true)
  })

  it('is new with all that is in it', () => {
    const editor = editorOf([['a']])
    paste(editor, null)
    const added = editor.content().sections[1]
    expect([added?.id, ...(added?.columns ?? []).map(({ id }) => id)].join(' ')).toMatch(
      /^tmp_\w+ tmp_\w+ tmp_\w+$/,
    )
    expect(
      editor
        .layout()[1]
        ?.flat()
        .every((id) => id.startsWith('tmp_')),
    ).toBe(true)
    expect(editor.said()).toContain('2')
  })

  it('is refused when the page would have too many sections or blocks, and fits just below', () => {
    const long = editorOf(...names(LIMITS.sections, 's').map((id) => [[id]]))
    expect(paste(long, null).done).toBe(false)
    expect(long.said()).toBe(announce.tooManySections)
    const full = editorOf([names(LIMITS.blocks - 1, 'b')])
    expect(paste(full, null).done).toBe(false)
    expect(full.said()).toBe(announce.tooManyBlocks)
    expect(paste(full, null, sectionOf(['x'])).done).toBe(true)
  })
})
