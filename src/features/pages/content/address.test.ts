import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugify } from '@/platform/slug.model'

import { copySlug, copyTitle } from './address'
import { LIMITS } from './options'

describe('the copy of a page', () => {
  it('is named after it', () => {
    expect(copyTitle('Adopter')).toBe('Adopter (copie)')
    expect(copyTitle('a'.repeat(300))).toHaveLength(LIMITS.title)
  })

  it('has an address of its own', () => {
    expect(copySlug('adopter', new Set())).toBe('adopter-copie')
    expect(copySlug('adopter', new Set(['adopter-copie']))).toBe('adopter-copie-2')
  })

  it('never takes an address that is taken, nor one that would be changed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 0, max: 12 }), (title, count) => {
        const slug = slugify(title, LIMITS.slug) || 'accueil'
        const taken = new Set<string>()
        for (let made = 0; made <= count; made += 1) {
          const own = copySlug(slug, taken)
          expect(taken.has(own)).toBe(false)
          expect(slugify(own, LIMITS.slug)).toBe(own)
          taken.add(own)
        }
      }),
    )
  })
})
