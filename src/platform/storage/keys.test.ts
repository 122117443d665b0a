import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { attachment, isKey, typeOfKey } from './keys'

describe('a key', () => {
  it('is a plain relative path under one of the two prefixes', () => {
    expect(isKey('public/media/3f2a-1.jpg')).toBe(true)
    expect(isKey('private/forms/a/b.pdf')).toBe(true)
    expect(isKey('public')).toBe(false)
    expect(isKey('publicity/a.jpg')).toBe(false)
  })
  it('never leaves its folder', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const key = `public/${text}`
        if (isKey(key)) expect(new URL(key, 'http://x/').pathname).toBe(`/${key}`)
      }),
    )
  })
  it('tells the type of its file, and knows no type that a browser runs', () => {
    expect(typeOfKey('public/media/a.AVIF')).toBe('image/avif')
    for (const key of ['a.html', 'a.svg', 'a.js', 'a', 'a.jpg.html']) {
      expect(typeOfKey(`private/${key}`)).toBe('application/octet-stream')
    }
  })
})

describe('the name of a download', () => {
  it('is written plainly, or encoded when it needs to be', () => {
    expect(attachment('carnet 1.pdf')).toBe('attachment; filename="carnet 1.pdf"')
    expect(attachment('Zoé (chat).pdf')).toBe(
      "attachment; filename*=UTF-8''Zo%C3%A9%20%28chat%29.pdf",
    )
  })
  it('cannot end the header', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(attachment(name)).toMatch(/^attachment; filename(="[\w .-]+"|\*=UTF-8''[\w.!~%-]*)$/)
      }),
    )
  })
})
