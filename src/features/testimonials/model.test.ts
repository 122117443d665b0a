import { expect, it } from 'vitest'

import { needsConsent } from './model'

it.each([
  [{ visible: true, consent: true }, false],
  [{ visible: true, consent: false }, true],
  [{ visible: true, consent: null }, true],
  [{ visible: true }, true],
  [{ visible: false, consent: false }, false],
  [{ visible: false, consent: true }, false],
  [{ visible: null }, false],
  [{}, false],
])('a testimonial of %o waits for consent: %s', (row, expected) => {
  expect(needsConsent(row)).toBe(expected)
})
