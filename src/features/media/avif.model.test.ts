import { describe, expect, it } from 'vitest'

import { avifOf, takesAvif } from './avif.model'

describe('a copy in AVIF', () => {
  it('lies beside each size of a picture, and beside nothing else', () => {
    expect(avifOf('3f2a-1-460x420.webp')).toBe('3f2a-1-460x420.webp.avif')
    for (const name of ['3f2a-1.webp', '3f2a-1.jpg', '3f2a-1-460x420.jpg', 'a-460x420.webp.avif'])
      expect(avifOf(name), name).toBeNull()
  })

  it.each([
    ['image/avif,image/webp,*/*;q=0.8', true],
    ['image/webp, image/avif', true],
    ['IMAGE/AVIF;q=0.5', true],
    ['image/avif;q=0.1,image/webp', true],
    ['image/avif;q=0', false],
    ['image/avif; q=0.000, image/webp', false],
    ['image/avif-sequence', false],
    ['x-image/avif', false],
    ['image/webp,*/*', false],
    ['*/*', false],
    ['', false],
  ])('is for who asks with « %s »: %s', (accept, expected) => {
    expect(takesAvif(new Headers({ accept }))).toBe(expected)
  })

  it('is for nobody who asks without a word, or through a network that keeps answers', () => {
    expect(takesAvif(new Headers())).toBe(false)
    expect(takesAvif(new Headers({ accept: 'image/avif', 'cdn-loop': 'cloudflare' }))).toBe(false)
  })
})
