import { describe, expect, it } from 'vitest'

import type { LibraryPicture } from '../library/picture'
import { toggle, withArrived, withPinned } from './choice'

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id })) as [
  LibraryPicture,
  LibraryPicture,
  LibraryPicture,
]

describe('the choice of a picker', () => {
  it('is one picture, the last pressed, and pressing it again keeps it', () => {
    expect(toggle([a], b, false)).toEqual([b])
    expect(toggle([b], b, false)).toEqual([b])
  })

  it('is many pictures in the order of the presses; a second press takes one out', () => {
    expect(toggle([c], a, true)).toEqual([c, a])
    expect(toggle([c, a], c, true)).toEqual([a])
  })

  it('takes in what was just uploaded, once', () => {
    expect(withArrived([a], b, false)).toEqual([b])
    expect(withArrived([a], b, true)).toEqual([a, b])
    expect(withArrived([a, b], b, true)).toEqual([a, b])
  })

  it('shows the current picture first when the list is not there yet', () => {
    expect(withPinned([a, b], [c])).toEqual([c, a, b])
    expect(withPinned([a, b], [b])).toEqual([a, b])
  })
})
