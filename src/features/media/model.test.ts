import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  focalPointOf,
  formatOf,
  IMAGE_TYPES,
  keysOf,
  pendingName,
  pendingSince,
  titleOf,
} from './model'

describe('titleOf', () => {
  it('is the name of the file, without its folder and its extension', () => {
    expect(titleOf('Mon chat.jpg')).toBe('Mon chat')
    expect(titleOf('C:\\photos\\été.2026.webp')).toBe('été.2026')
    expect(titleOf('.htaccess')).toBe('')
    expect(titleOf(' chat .jpg')).toBe('chat')
    expect(titleOf(`${'a'.repeat(99)} bc.jpg`)).toBe('a'.repeat(99))
  })
  it('is always short and plain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const title = titleOf(name)
        expect(title.length).toBeLessThanOrEqual(100)
        expect(title).not.toMatch(/[\p{Cc}/\\]/u)
      }),
    )
  })
})

describe('keysOf', () => {
  it('names each file of a picture once', () => {
    const sizes = {
      thumb: { filename: 'a-1.webp' },
      card: { filename: null },
      wide: { filename: 'a-1.webp' },
    }
    expect(keysOf({ filename: 'a.jpg', sizes })).toEqual([
      'public/media/a.jpg',
      'public/media/a-1.webp',
    ])
    expect(keysOf({ filename: null })).toEqual([])
  })
  it('names the lighter copies of its sizes too', () => {
    const sizes = { card: { filename: 'a-460x420.webp' }, full: { filename: 'a.jpg' } }
    expect(keysOf({ filename: 'a.jpg', sizes })).toEqual([
      'public/media/a.jpg',
      'public/media/a-460x420.webp',
      'public/media/a-460x420.webp.avif',
    ])
  })
})

describe('focalPointOf', () => {
  it('reads whole per cents, as numbers or as text', () => {
    expect(focalPointOf({ x: '30', y: 70.4 })).toEqual({ x: 30, y: 70 })
    expect(focalPointOf({ x: 0, y: 100 })).toEqual({ x: 0, y: 100 })
  })
  it.each([null, 'x', {}, { x: 1 }, { x: -1, y: 3 }, { x: 101, y: 3 }, { x: '', y: 1 }, [1, 2]])(
    'is nothing for %j',
    (value) => expect(focalPointOf(value)).toBeNull(),
  )
})

describe('a file that is sent straight to the storage', () => {
  const id = '0193a1b2-0000-7000-8000-000000000000'
  it('tells by its name since when it waits', () => {
    const now = Date.UTC(2026, 10, 21)
    for (const type of IMAGE_TYPES) {
      const format = formatOf(type)
      expect(format).not.toBeNull()
      if (format) expect(pendingSince(pendingName(now, id, format))).toBe(now)
    }
  })
  it.each(['attente.jpg', `envoi-1-${id}.jpg`, `envoi-1700000000000-${id}.svg`, ''])(
    'is no file of somebody else: %j',
    (name) => expect(pendingSince(name)).toBeNull(),
  )
  it.each(['image/svg+xml', 'image/gif', 'image/', 'text/html', 'jpeg', 'image/constructor', ''])(
    'is never of type %j',
    (type) => expect(formatOf(type)).toBeNull(),
  )
})
