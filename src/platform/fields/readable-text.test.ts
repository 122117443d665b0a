import { describe, expect, it } from 'vitest'

import { readableData, readableText } from './readable-text'

describe('readableText', () => {
  it.each([
    ['Nala', 'Nala'],
    ['Été à l’Œuvre', 'Été à l’Œuvre'],
    ['10 €\u00a0; «\u00a0oui\u00a0»', '10 €\u00a0; «\u00a0oui\u00a0»'],
    ['👩‍👧 et ❤️', '👩‍👧 et ❤️'],
    ['co\u00adopération', 'co\u00adopération'],
    ['ligne\n\nligne', 'ligne\n\nligne'],
    ['', ''],
    [' ', ' '],
    ['Na\u200bla\ufeff', 'Nala'],
    ['\u202eelbasrever', 'elbasrever'],
    ['\u2066Nala\u2069', 'Nala'],
  ])('reads %j as %j', (text, shown) => {
    expect(readableText(text)).toBe(shown)
  })
  it.each([
    '\u200b',
    '\u202e',
    '\u2060\u2063',
    '\u00ad',
    '\u3164',
    '\u115f',
    '\u034f',
    '\u200d',
    '\ufe0f',
    '\u180e',
    '\u{e0041}',
    '\u0000\u0001',
  ])('sees nothing in %j', (text) => {
    expect(readableText(text).trim()).toBe('')
    expect(readableText(`${text}${text}`).trim()).toBe('')
  })
})

describe('readableData', () => {
  const fields = [
    { name: 'name', type: 'text' },
    { name: 'tags', type: 'text' },
    { name: 'sections', type: 'json' },
    { name: 'location', type: 'group', flattenedFields: [{ name: 'city', type: 'text' }] },
    { name: 'rows', type: 'array', flattenedFields: [{ name: 'text', type: 'textarea' }] },
  ]
  it('reaches every text of a document, and nothing else', () => {
    const data = {
      name: 'Na\u200bla',
      tags: ['a\u200b', 'b'],
      sections: [{ html: '<p>a\u200b</p>', rows: ['\u202e', 1, null], at: new Date(0) }],
      location: { city: '\u202eRennes' },
      rows: [{ text: '\u200b', id: '1' }, null],
      unknown: 'a\u200b',
    }
    expect(readableData(data, fields)).toEqual({
      name: 'Nala',
      tags: ['a', 'b'],
      sections: [{ html: '<p>a</p>', rows: ['', 1, null], at: new Date(0) }],
      location: { city: 'Rennes' },
      rows: [{ text: '', id: '1' }, null],
      unknown: 'a\u200b',
    })
  })
})
