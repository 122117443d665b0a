import { describe, expect, it } from 'vitest'

import { blocksOf } from '@/features/pages/model'
import type { PageContent } from '@/features/pages/schema'

import { pageOf } from './fixture'
import { rebase } from './rebase'

const NO_HISTORY = { past: [], future: [], at: 0 } as unknown as Parameters<
  typeof rebase
>[0]['history']

/** The content with other ids, as a server gives them. */
const renamed = (content: PageContent, names: Record<string, string>): PageContent =>
  JSON.parse(
    JSON.stringify(content, (key, value: unknown) =>
      key === 'id' && typeof value === 'string' ? (names[value] ?? value) : value,
    ),
  ) as PageContent

const withText = (content: PageContent, id: string, text: string, more: object = {}) =>
  ({
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      columns: section.columns.map((column) => ({
        ...column,
        blocks: column.blocks.map((block) =>
          block.id === id
            ? { ...block, ...more, content: { ...(block.content as object), text } }
            : block,
        ),
      })),
    })),
  }) as PageContent

const put = (content: PageContent, sent: PageContent, received: PageContent) =>
  rebase({ content, history: NO_HISTORY }, sent, received)
const block = (content: PageContent | undefined, id: string) =>
  content && blocksOf(content).find((each) => each.block.id === id)?.block

describe('the answer of a save', () => {
  it.each<[string, PageContent]>([
    ['a block less', pageOf([['a'], ['c']])],
    ['a block more', pageOf([['a', 'b', 'z'], ['c']])],
    ['a block in the other column', pageOf([['a'], ['b', 'c']])],
    ['another layout', pageOf([['a', 'b', 'c']])],
    ['a section more', pageOf([['a', 'b'], ['c']], [['d']])],
  ])('with %s has another shape', (_, received) => {
    const sent = pageOf([['a', 'b'], ['c']])
    expect(put(sent, sent, received)).toBeNull()
  })

  it('is what the page is, when nothing was done since', () => {
    const sent = pageOf([['a', 'b']])
    const received = renamed(withText(sent, 'a', 'propre'), { b: 'B', s0: 'S' })
    const after = put(sent, sent, received)
    expect(after?.content).toBe(received)
    expect(after?.ids).toEqual(
      new Map([
        ['s0', 'S'],
        ['b', 'B'],
      ]),
    )
  })

  it('gives a touched block its dates, and leaves what was typed', () => {
    const sent = pageOf([['a', 'b']])
    const dates = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-02T00:00:00Z' }
    const received = withText(withText(sent, 'a', 'propre', dates), 'b', 'propre aussi', dates)
    const after = put(withText(sent, 'a', 'écrit depuis'), sent, received)
    expect(block(after?.content, 'a')).toMatchObject({
      ...dates,
      content: { text: 'écrit depuis' },
    })
    expect(block(after?.content, 'b')).toMatchObject({
      ...dates,
      content: { text: 'propre aussi' },
    })
  })

  it('leaves a block that was added since as it is', () => {
    const sent = pageOf([['a']])
    const after = put(pageOf([['a', 'neuf']]), sent, renamed(sent, { a: 'A' }))
    expect(after?.content.sections[0]?.columns[0]?.blocks.map(({ id }) => id)).toEqual([
      'A',
      'neuf',
    ])
    expect(block(after?.content, 'neuf')).toMatchObject({ content: { text: '<p>neuf</p>' } })
  })

  it('keeps the place that a block has now', () => {
    const sent = pageOf([['a', 'b']])
    const [moved] = [pageOf([['b', 'a']])]
    const after = put(moved, sent, sent)
    expect(
      after?.content.sections[0]?.columns[0]?.blocks.map(({ id, order }) => [id, order]),
    ).toEqual([
      ['b', 0],
      ['a', 1],
    ])
  })

  it('names nodes anew in the steps that can be undone, and joins no typing to them', () => {
    const sent = pageOf([['tmp_a']])
    const undo = [
      { op: 'replace', path: ['sections', 0, 'id'], value: 'tmp_a' },
      { op: 'replace', path: ['sections', 0, 'title'], value: 'tmp_a' },
      { op: 'add', path: ['sections', 0], value: [{ id: 'tmp_a', texts: ['tmp_a'] }] },
      { op: 'remove', path: ['sections', 1], value: null },
    ]
    const step = { undo, redo: undo, field: 'tmp_a.text' }
    const history = { past: [step], future: [step], at: 3 } as never
    const after = rebase({ content: sent, history }, sent, renamed(sent, { tmp_a: 'A' }))
    const wanted = {
      field: null,
      undo: [
        { op: 'replace', path: ['sections', 0, 'id'], value: 'A' },
        { op: 'replace', path: ['sections', 0, 'title'], value: 'tmp_a' },
        { op: 'add', path: ['sections', 0], value: [{ id: 'A', texts: ['tmp_a'] }] },
        { op: 'remove', path: ['sections', 1], value: null },
      ],
    }
    expect(after?.history).toMatchObject({ past: [wanted], future: [wanted], at: 3 })
  })
})
