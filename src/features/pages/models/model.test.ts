import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { slugify } from '@/platform/slug.model'

import { checkPage } from '../checks/model'
import { same } from '../content/json'
import { prepareContent } from '../content/prepare'
import { blocksOf, isKnownBlock, LIMITS, RESERVED_SLUGS } from '../model'
import { pageFieldsSchema } from '../schema'
import { modelDescription, PAGE_MODELS } from './model'

const facts = { name: 'Refuge des Quatre Vents', slug: 'refuge-des-quatre-vents', city: 'Rennes' }

describe.each(PAGE_MODELS)('the model $name', (model) => {
  const content = model.content(facts)

  it('can go online as it is, with nothing to correct nor to advise', () => {
    expect(checkPage(content)).toEqual([])
    expect(slugify(model.title, LIMITS.slug)).not.toBe('')
    expect(RESERVED_SLUGS).not.toContain(slugify(model.title, LIMITS.slug))
  })
  it('is stored as it was shown', () => {
    const stored = prepareContent(content, null, new Date())
    const bare = (page: typeof content) =>
      blocksOf(page).map(({ block, place }) => ({
        place,
        type: block.type,
        content: isKnownBlock(block) ? block.content : null,
      }))
    expect(same(bare(stored), bare(content))).toBe(true)
    const ids = blocksOf(stored).map(({ block }) => block.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
  it('describes itself within the limit, however long the names', () => {
    const words = fc.string({ minLength: 1, maxLength: 200, size: 'max' })
    fc.assert(
      fc.property(words, words, (name, city) => {
        const metaDescription = modelDescription(model, { name, city, slug: 'x' })
        const fields = pageFieldsSchema.safeParse({ title: model.title, metaDescription })
        return fields.success && metaDescription.length <= LIMITS.metaDescription
      }),
    )
  })
})

it('one model is the home page, and each has its own key and title', () => {
  expect(PAGE_MODELS.filter(({ isHomepage }) => isHomepage)).toHaveLength(1)
  expect(new Set(PAGE_MODELS.map(({ key }) => key)).size).toBe(PAGE_MODELS.length)
  expect(new Set(PAGE_MODELS.map(({ title }) => slugify(title, LIMITS.slug))).size).toBe(
    PAGE_MODELS.length,
  )
})
