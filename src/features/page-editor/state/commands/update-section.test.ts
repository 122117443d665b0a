import { describe, expect, it } from 'vitest'

import { editorOf } from '../fixture'
import { updateSection } from './update-section'

describe('updateSection', () => {
  it('changes the look and nothing else', () => {
    const editor = editorOf([['a']], [['b']])
    editor.run(updateSection, { sectionId: 's1', values: { backgroundColor: 'green-50' } })
    expect(editor.content().sections.map(({ backgroundColor }) => backgroundColor)).toEqual([
      'transparent',
      'green-50',
    ])
    expect(editor.layout()).toEqual([[['a']], [['b']]])
    expect(editor.said()).toBe('Section 2 modifiée')
  })
})
