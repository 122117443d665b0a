import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { pictureColours } from './colours'
import { COLOURS, coloursOf } from './colours.model'

const row = (red: number, green: number, blue: number, opacity = 255) =>
  Array.from({ length: 3 }, () => [red, green, blue, opacity]).flat()

describe('the colours of a picture', () => {
  it('are the means of its top, its middle and its bottom', () => {
    const pixels = [...row(255, 0, 0), ...row(0, 255, 0), ...row(0, 0, 255)]
    expect(coloursOf(Uint8Array.from(pixels))).toBe('#f00,#0f0,#00f')
    const mixed = [...row(255, 255, 255), ...row(0, 0, 0)]
    expect(coloursOf(Uint8Array.from([...mixed, ...mixed, ...mixed]))).toBe('#888,#888,#888')
  })

  it('are none when one sees through it, wherever that is', () => {
    const opaque = row(9, 9, 9)
    for (const at of [0, 1, 2]) {
      const rows = [opaque, opaque, opaque]
      rows[at] = row(9, 9, 9, 254)
      expect(coloursOf(Uint8Array.from(rows.flat()))).toBe('')
    }
  })

  it('are always what a style may hold, or nothing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (pixels) => {
        const colours = coloursOf(pixels)
        expect(colours === '' || COLOURS.test(colours)).toBe(true)
      }),
    )
    expect(coloursOf(new Uint8Array())).toBe('')
  })

  it('are read from the bytes of every kind of picture', async () => {
    const sky = { width: 90, height: 60, channels: 3 as const, background: '#0088ff' }
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const bytes = await sharp({ create: sky }).toFormat(format).toBuffer()
      const colours = await pictureColours(bytes)
      expect(colours).toMatch(/^(#08f|#18f),(#08f|#18f),(#08f|#18f)$/)
    }
    const logo = { ...sky, channels: 4 as const, background: { r: 9, g: 9, b: 9, alpha: 0.5 } }
    expect(await pictureColours(await sharp({ create: logo }).png().toBuffer())).toBe('')
    const grey = sharp({ create: sky }).greyscale().jpeg()
    expect(await pictureColours(await grey.toBuffer())).toMatch(/^#(.)\1\1,/)
  })
})
