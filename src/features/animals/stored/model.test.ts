import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MAX_FAVOURITES, MAX_SEEN, parseFavourites, parseSeen, putFirst, without } from './model'

const id = (n: number) => `01990000-0000-7000-8000-${String(n).padStart(12, '0')}`
const kept = (n: number) => ({ id: id(n), name: `Nala ${n}` })
const seen = (n: number) => ({ ...kept(n), href: `/animaux/${id(n)}`, image: '/media/a.webp' })
const places = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 300 })

describe('what a browser kept', () => {
  it('is read back as it was written, each animal once, 100 at most', () => {
    fc.assert(
      fc.property(places, (list) => {
        const read = parseFavourites(JSON.stringify(list.map(kept)))
        const once = [...new Set(list)].slice(0, MAX_FAVOURITES)
        expect(read).toEqual(once.map(kept))
      }),
    )
  })
  it('is empty or ours, whatever somebody wrote there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseFavourites(text).length).toBeLessThanOrEqual(MAX_FAVOURITES)
      }),
    )
    for (const text of [null, '', 'null', '{}', '[1,null,"a",{}]', '[{"id":"1","name":"x"}]']) {
      expect(parseFavourites(text)).toEqual([])
    }
    expect(parseFavourites(JSON.stringify([{ ...kept(1), name: 'a'.repeat(101) }]))).toEqual([])
  })
  it('never leads away from the site', () => {
    for (const href of ['//evil.example', 'https://evil.example', 'javascript:1', '/\\evil', '']) {
      expect(parseSeen(JSON.stringify([{ ...seen(1), href }]))).toEqual([])
      expect(parseSeen(JSON.stringify([{ ...seen(1), image: href }]))).toEqual([])
    }
    expect(parseSeen(JSON.stringify([seen(1), seen(2)]))).toEqual([seen(1), seen(2)])
  })
})

describe('a kept list', () => {
  it('has the last one in front, each once, and never too many', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 0, max: 300 }), (list, n) => {
        const before = [...new Set(list)].map(kept)
        const after = putFirst(before, kept(n), MAX_SEEN)
        expect(after[0]).toEqual(kept(n))
        expect(after.length).toBeLessThanOrEqual(MAX_SEEN)
        expect(new Set(after.map((each) => each.id)).size).toBe(after.length)
        const gone = without(after, id(n))
        expect(gone).toEqual(without(before, id(n)).slice(0, MAX_SEEN - 1))
      }),
    )
  })
})
