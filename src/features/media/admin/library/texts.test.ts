import { describe, expect, it } from 'vitest'

import { changesOf } from './texts'

const kept = { title: 'Nala', alt: '', isDecorative: false, description: 'Au jardin' }

describe('changesOf', () => {
  it('sends what differs alone, without blanks at the ends', () => {
    expect(changesOf(kept, { ...kept, alt: ' Une chatte noire ' })).toEqual({
      alt: 'Une chatte noire',
    })
    expect(changesOf(kept, { ...kept, isDecorative: true, description: '' })).toEqual({
      isDecorative: true,
      description: '',
    })
  })

  it('sends nothing when nothing differs', () => {
    expect(changesOf(kept, { ...kept, title: 'Nala ' })).toBeNull()
  })
})
