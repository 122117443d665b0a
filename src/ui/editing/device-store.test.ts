import { expect, it } from 'vitest'

import { isOld } from './device-store'

it('what a browser keeps is forgotten after thirty days', () => {
  expect(isOld({ at: 0 }, 30 * 86_400_000)).toBe(false)
  expect(isOld({ at: 0 }, 30 * 86_400_000 + 1)).toBe(true)
})
