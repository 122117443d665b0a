import { describe, expect, it } from 'vitest'

import { readContent } from '@/features/pages/model'

import { editorOf, isNumbered } from '../fixture'
import { addSection } from './add-section'

describe('addSection', () => {
  it('adds an empty section at the end, or where it is asked', () => {
    const editor = editorOf([['a']])
    editor.run(addSection, { layout: 2 })
    expect(editor.said()).toBe('Section 2 ajoutée, 2 colonnes')
    editor.run(addSection, { layout: 1, index: 0 })
    expect(editor.layout()).toEqual([[[]], [['a']], [[], []]])
    expect(isNumbered(editor.content())).toBe(true)
    expect(editor.store.getState().focus?.node).toBe(editor.content().sections[0]?.id)
  })

  it('makes what a stored page would be completed to', () => {
    const editor = editorOf()
    editor.run(addSection, { layout: 3 })
    expect(readContent(editor.content())).toEqual(editor.content())
  })

  it('stops at 60 sections', () => {
    const editor = editorOf(...Array.from({ length: 60 }, () => [['a']]))
    expect(editor.run(addSection, { layout: 1 }).done).toBe(false)
    expect(editor.content().sections).toHaveLength(60)
    expect(editor.said()).toBe('Une page a au maximum 60 sections')
  })
})
