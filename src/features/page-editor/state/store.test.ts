import { describe, expect, it } from 'vitest'

import { blocksOf, readContent } from '@/features/pages/model'
import type { PageContent } from '@/features/pages/schema'

import { addSection } from './commands/add-section'
import { insertBlock } from './commands/insert-block'
import { moveBlock } from './commands/move-block'
import { removeNode } from './commands/remove-node'
import { updateContent } from './commands/update-content'
import { editorOf, layoutOf, pageOf } from './fixture'
import { MOST_STEPS } from '@/ui/editing/undo-history'
import { canRedo, canStep, canUndo, isDirty } from './selectors'

/** What the server makes of a page: stable ids for temporary ones, cleaned text. */
const serverAnswer = (sent: PageContent): PageContent => {
  const text = JSON.stringify(sent).replace(/tmp_(\w+)/g, 'real_$1')
  return readContent(JSON.parse(text.replaceAll('<b>', '').replaceAll('</b>', '')))
}

describe('undo and redo', () => {
  it('keeps 100 steps', () => {
    const editor = editorOf([['a']])
    for (let step = 0; step < MOST_STEPS + 5; step += 1) {
      editor.run(updateContent, { blockId: 'a', values: { text: String(step) } })
    }
    while (canUndo(editor.store.getState())) editor.undo()
    expect(blocksOf(editor.content())[0]?.block).toMatchObject({ content: { text: '4' } })
    editor.undo()
    expect(editor.said()).toBe('Rien à annuler')
    expect(canRedo(editor.store.getState())).toBe(true)
  })

  it('says that the page is modified until it is undone back to what was saved', () => {
    const editor = editorOf([['a', 'b']])
    const dirty = () => isDirty(editor.store.getState())
    expect(dirty()).toBe(false)
    editor.run(moveBlock, { blockId: 'a', columnId: 's0c0', index: 1 })
    expect(dirty()).toBe(true)
    editor.undo()
    expect(dirty()).toBe(false)
  })

  it('makes the same sentence heard twice', () => {
    const editor = editorOf([['a']])
    editor.undo()
    const { serial } = editor.store.getState().announcement
    editor.undo()
    expect(editor.store.getState().announcement).toEqual({
      text: 'Rien à annuler',
      serial: serial + 1,
    })
  })

  it('forgets everything when other content is loaded', () => {
    const editor = editorOf([['a']])
    editor.run(removeNode, { id: 'a' })
    editor.load(pageOf([['z']]))
    expect(editor.layout()).toEqual([[['z']]])
    expect(canUndo(editor.store.getState())).toBe(false)
    expect(isDirty(editor.store.getState())).toBe(false)
  })
})

describe('rebase', () => {
  it('gives temporary nodes the ids of the server, and what it cleaned', () => {
    const editor = editorOf([['a']])
    editor.run(insertBlock, { columnId: 's0c0', type: 'TEXT' })
    const added = editor.layout()[0]?.[0]?.[1] ?? ''
    editor.run(updateContent, { blockId: added, values: { text: '<b>x</b>' } })
    const sent = editor.content()
    expect(editor.rebase(sent, serverAnswer(sent))).toBe(true)
    const real = added.replace('tmp_', 'real_')
    expect(editor.layout()).toEqual([[['a', real]]])
    expect(blocksOf(editor.content())[1]?.block).toMatchObject({ content: { text: 'x' } })
    expect(isDirty(editor.store.getState())).toBe(false)
    expect(editor.store.getState().firstIds).toEqual({ [real]: added })
  })

  it('maps by the position that was sent, and keeps what was done since', () => {
    const editor = editorOf([['a', 'b'], []])
    editor.run(insertBlock, { columnId: 's0c0', type: 'TEXT', index: 0 })
    const sent = editor.content()
    const added = editor.layout()[0]?.[0]?.[0] ?? ''
    editor.run(moveBlock, { blockId: added, columnId: 's0c1', index: 0 })
    editor.run(updateContent, { blockId: added, values: { text: 'écrit depuis' }, typing: true })
    editor.run(removeNode, { id: 'a' })
    editor.rebase(sent, serverAnswer(sent))
    const real = added.replace('tmp_', 'real_')
    expect(editor.layout()).toEqual([[['b'], [real]]])
    const moved = blocksOf(editor.content()).find(({ block }) => block.id === real)
    expect(moved?.block).toMatchObject({ content: { text: 'écrit depuis' } })
    expect(isDirty(editor.store.getState())).toBe(true)
  })

  it('still undoes through the save, with the ids of the server', () => {
    const editor = editorOf([['a']])
    const start = editor.content()
    editor.run(addSection, { layout: 1 })
    editor.run(removeNode, { id: editor.content().sections[1]?.id ?? '' })
    editor.undo()
    const sent = editor.content()
    editor.rebase(sent, serverAnswer(sent))
    const saved = layoutOf(editor.content())
    editor.redo()
    editor.undo()
    expect(layoutOf(editor.content())).toEqual(saved)
    expect(editor.content().sections[1]?.id).toMatch(/^real_/)
    expect(isDirty(editor.store.getState())).toBe(false)
    editor.undo()
    expect(editor.content()).toEqual(start)
  })

  it('does not join what is typed after the save to what was typed before', () => {
    const editor = editorOf([['a']])
    const type = (text: string) =>
      editor.run(updateContent, { blockId: 'a', values: { text }, typing: true })
    type('avant')
    editor.rebase(editor.content(), serverAnswer(editor.content()))
    type('après')
    editor.undo()
    expect(blocksOf(editor.content())[0]?.block).toMatchObject({ content: { text: 'avant' } })
  })

  it('takes the answer whole when it has another shape', () => {
    const editor = editorOf([['a', 'b']])
    expect(editor.rebase(editor.content(), pageOf([['a']]))).toBe(false)
    expect(editor.layout()).toEqual([[['a']]])
    expect(canUndo(editor.store.getState())).toBe(false)
  })
})

describe('canStep', () => {
  it('is true exactly where there is a place to go', () => {
    const content = pageOf([['a', 'b'], ['c']], [['d']])
    const ways = ['up', 'down', 'left', 'right'] as const
    const able = (id: string) => ways.filter((way) => canStep(content, id, way))
    expect(able('a')).toEqual(['down', 'right'])
    expect(able('b')).toEqual(['up', 'right'])
    expect(able('c')).toEqual(['left', 'right'])
    expect(able('d')).toEqual(['left'])
    expect(able('none')).toEqual([])
  })
})
