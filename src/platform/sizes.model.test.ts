import { expect, it } from 'vitest'

import { sizeWords } from './sizes.model'

it.each([
  [0, '1\u00a0ko'],
  [348_160, '340\u00a0ko'],
  [1_048_575, '1\u00a0Mo'],
  [1_048_576, '1\u00a0Mo'],
  [1_258_291, '1,2\u00a0Mo'],
  [1_300_000, '1,2\u00a0Mo'],
  [524_288_000, '500\u00a0Mo'],
])('says %i bytes as %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})
