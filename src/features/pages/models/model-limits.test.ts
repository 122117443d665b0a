import { describe, expect, it } from 'vitest'

import { LIMITS } from '../model'
import { modelDescription, PAGE_MODELS, type PageModel } from './model'

const facts = { name: 'Refuge du Lac', slug: 'refuge-du-lac', city: 'Rennes' }

describe('the description of a page made from a model', () => {
  const longest = LIMITS.metaDescription
  const described = (about: string) => {
    const [first] = PAGE_MODELS
    const model: PageModel = { ...(first as PageModel), about: () => about }
    return modelDescription(model, facts)
  }
  it.each([
    ['that fits is whole', 'a'.repeat(longest), 'a'.repeat(longest)],
    ['that is longer by one is cut', 'a'.repeat(longest + 1), `${'a'.repeat(longest - 1)}…`],
    [
      'that would be cut at a space has none before the dots',
      `${'a'.repeat(longest - 2)} ${'b'.repeat(9)}`,
      `${'a'.repeat(longest - 2)}…`,
    ],
  ])('%s', (_, about, description) => {
    expect(described(about)).toBe(description)
  })
  it.each(PAGE_MODELS)('of the model $name names what is known of the shelter', (model) => {
    expect(modelDescription(model, facts)).toMatch(/Refuge du Lac|Rennes/)
  })
})
