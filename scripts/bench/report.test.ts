import { describe, expect, it } from 'vitest'

import { markdown, replacePart } from './report.mjs'

const document = 'Words.\n\n<!-- bench:a -->\n\nold\n\n<!-- /bench:a -->\n\nMore words.\n'

describe('a part of docs/speed.md', () => {
  it('takes the place of the one before, and of nothing else', () => {
    const once = replacePart(document, 'a', 'new')
    expect(once).toBe(document.replace('old', 'new'))
    expect(replacePart(once, 'a', 'newer')).toBe(document.replace('old', 'newer'))
  })
  it('is refused when the document has no place for it', () => {
    expect(() => replacePart(document, 'b', 'new')).toThrow('no place')
  })
})

describe('a table', () => {
  it('has as many cells as its head in each line, whatever they hold', () => {
    const table = markdown({ head: ['what', 'ms'], rows: [['a|b', 1], ['c']], note: 'Once.' })
    expect(table).toBe('| what | ms |\n| --- | ---: |\n| a\\|b | 1 |\n| c |  |\n\nOnce.')
  })
})
