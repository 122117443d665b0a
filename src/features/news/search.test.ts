import { describe, expect, it } from 'vitest'

import { searchWords, summaryOf } from './search.model'

describe('what is said of an article elsewhere', () => {
  const text = `<p>${'Venez nombreux. '.repeat(30)}</p>`
  it('is its summary, else its first words', () => {
    expect(summaryOf({ excerpt: ' En bref ', content: text })).toBe('En bref')
    const words = summaryOf({ excerpt: '  ', content: text })
    expect(words).toMatch(/^Venez nombreux.*…$/)
    expect(words.length).toBeLessThanOrEqual(181)
    expect(summaryOf({ content: null })).toBe('')
  })
  it('has the words for search engines, when there are any', () => {
    const article = { title: 'Portes ouvertes ', summary: 'En bref', shelter: 'Les Amis du Lac' }
    expect(searchWords(article)).toEqual({
      title: 'Portes ouvertes · Les Amis du Lac',
      description: 'En bref',
    })
    const meta = { metaTitle: 'Adopter à Rennes', metaDescription: 'Venez.' }
    expect(searchWords({ ...article, ...meta })).toEqual({
      title: 'Adopter à Rennes · Les Amis du Lac',
      description: 'Venez.',
    })
    const blank = { metaTitle: ' ', metaDescription: ' ' }
    expect(searchWords({ ...article, ...blank })).toEqual(searchWords(article))
  })
})
