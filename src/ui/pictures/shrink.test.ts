import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fitInside, isHeic, renamed } from './shrink'

const side = fc.integer({ min: 1, max: 20_000 })

describe('fitInside', () => {
  it('keeps proportions, never enlarges, never loses a side', () => {
    fc.assert(
      fc.property(side, side, side, (width, height, most) => {
        const [w, h] = fitInside(width, height, most)
        expect(Math.max(w, h)).toBeLessThanOrEqual(
          Math.max(1, Math.min(most, Math.max(width, height))),
        )
        expect(Math.min(w, h)).toBeGreaterThanOrEqual(1)
        expect(Math.abs(w * height - h * width)).toBeLessThanOrEqual(Math.max(width, height))
      }),
    )
  })

  it('makes a photo of a phone as large as what the server keeps', () => {
    expect(fitInside(8064, 6048, 2560)).toEqual([2560, 1920])
    expect(fitInside(800, 600, 2560)).toEqual([800, 600])
  })
})

describe('isHeic', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  it.each([
    ['\0\0\0\x18ftypheic\0\0\0\0', true],
    ['\0\0\0\x18ftypmif1\0\0\0\0', true],
    ['\0\0\0\x18ftypavif\0\0\0\0', false],
    ['\0\0\0\x18ftypmp42\0\0\0\0', false],
    ['', false],
  ])('%j → %s', (text, is) => expect(isHeic(bytes(text))).toBe(is))
})

it('names a file after its new format', () => {
  expect(renamed('IMG_0042.HEIC', 'image/jpeg')).toBe('IMG_0042.jpg')
  expect(renamed('logo.v2.png', 'image/webp')).toBe('logo.v2.webp')
})
