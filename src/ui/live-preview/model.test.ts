import { describe, expect, it } from 'vitest'

import { FORM_MESSAGE, formValues, scaleToFit } from './model'

describe('a message of a form', () => {
  it('gives its values', () => {
    expect(formValues({ type: FORM_MESSAGE, data: { title: 'Un' } })).toEqual({ title: 'Un' })
  })
  it.each([
    null,
    'payload-live-preview',
    { type: 'ready', data: {} },
    { type: FORM_MESSAGE },
    { type: FORM_MESSAGE, data: [] },
  ])('is not %j', (message) => expect(formValues(message)).toBeNull())
})

describe('a page drawn into the room there is', () => {
  it.each([
    [1280, 640, 0.5, 'shrinks'],
    [375, 375, 1, 'keeps its size in its own width'],
    [375, 1200, 1, 'never grows'],
    [1280, 128, 0.1, 'shrinks to a tenth'],
    [1280, 1, 0.1, 'shrinks no further than a tenth'],
    [1280, 0, 1, 'keeps its size before the room is measured'],
    [1280, -4, 1, 'keeps its size when there is no room'],
  ])('of width %i in %i is drawn at %d: it %s', (width, room, scale) => {
    expect(scaleToFit(width, room)).toBe(scale)
  })
})
