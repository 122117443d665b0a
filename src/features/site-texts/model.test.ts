import { describe, expect, it } from 'vitest'

import { sanitiseHtml } from '@/platform/html/sanitise'

import {
  DESCRIPTION_MAX,
  isSiteTextKey,
  SITE_TEXT_KEYS,
  SITE_TEXTS,
  TITLE_MAX,
  wordsOf,
} from './model'

describe.each(SITE_TEXT_KEYS)('the original text « %s »', (key) => {
  const { original, path } = SITE_TEXTS[key]

  it('keeps to the bounds', () => {
    expect(original.title.length).toBeLessThanOrEqual(TITLE_MAX)
    expect(original.description.length).toBeLessThanOrEqual(DESCRIPTION_MAX)
    expect(path).toMatch(/^\/[a-z/-]+$/)
  })
  it('holds only what the editor can write', () => {
    const clean = sanitiseHtml(original.body)
    const text = (html: string) => html.replace(/\s+/g, ' ').replace(/ rel="noopener"/g, '')
    expect(text(clean)).toBe(text(original.body))
  })
  it('uses the apostrophes and words of the house', () => {
    const words = Object.values(original)
      .join(' ')
      .replace(/<[^>]+>/g, '')
    expect(words).not.toMatch(/['"]|\bprix\b|acheter|\bvente\b/i)
  })
})

it('each text has an address of its own', () => {
  const paths = SITE_TEXT_KEYS.map((key) => SITE_TEXTS[key].path)
  expect(new Set(paths).size).toBe(paths.length)
})

describe('wordsOf', () => {
  it('prefers what is stored, part by part', () => {
    const words = wordsOf('terms', { title: 'Les règles', body: '  ' })
    expect(words.title).toBe('Les règles')
    expect(words.body).toBe(SITE_TEXTS.terms.original.body)
  })
  it.each(['title', 'description', 'body'] as const)(
    'takes the %s alone, without the blanks around it',
    (part) => {
      const { original } = SITE_TEXTS.terms
      expect(wordsOf('terms', { [part]: ' Nos mots ' })).toEqual({
        ...original,
        [part]: 'Nos mots',
      })
      for (const nothing of ['', '  ', null, undefined]) {
        expect(wordsOf('terms', { [part]: nothing })).toEqual(original)
      }
    },
  )
  it('says the original words when nothing is stored', () => {
    expect(wordsOf('about', null)).toEqual(SITE_TEXTS.about.original)
  })
})

it('knows its keys', () => {
  expect(isSiteTextKey('about')).toBe(true)
  expect(isSiteTextKey('constructor')).toBe(false)
})
