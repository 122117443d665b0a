import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { frenchHtml, frenchSpaces } from './french'

const pieces = fc
  .array(
    fc.constantFrom(
      ...['a', 'é', '1', '234', ' ', ' ', '\u00a0', ':', ';', '!', '?', '«', '»', '€', 'kg', '\n'],
      ...['<', '>', '<a href="/x : y ?">', '</a>', '<br>', '<code>', '</code>', '&lt;', '&amp;'],
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

const withoutSpaces = (text: string) => text.replace(/[ \u00a0]+/g, '')
const tagsOf = (html: string) => html.match(/<[^>]*>/g)

describe('French spaces', () => {
  it('of a run that nothing follows are read once', () => {
    const long = `a${' '.repeat(400_000)}b`
    expect(frenchSpaces(long)).toBe(long)
    expect(frenchSpaces('Oui   !')).toBe('Oui\u00a0!')
  })

  it('hold together what belongs together', () => {
    expect(frenchSpaces('Qui ? « Moi » : 1 200 € ; 66 % ! 12 kg, 3 ans, 2 chats')).toBe(
      'Qui\u00a0? «\u00a0Moi\u00a0»\u00a0: 1\u00a0200\u00a0€\u00a0; 66\u00a0%\u00a0! 12\u00a0kg, 3\u00a0ans, 2 chats',
    )
  })
  it('leave tags, addresses, code and entities alone', () => {
    expect(
      frenchHtml('<a href="/a : b ?">Ah ?</a> <code>a ? b : c</code> &amp; <b>x</b> : y'),
    ).toBe('<a href="/a : b ?">Ah\u00a0?</a> <code>a ? b : c</code> &amp; <b>x</b>\u00a0: y')
    expect(frenchSpaces('https://exemple.fr/?a=1;b 09:30')).toBe('https://exemple.fr/?a=1;b 09:30')
  })
  it.each([
    ['words', frenchSpaces],
    ['HTML', frenchHtml],
  ])('of %s change nothing but spaces, and once', (_name, change) => {
    fc.assert(
      fc.property(pieces, (text) => {
        const once = change(text)
        expect(withoutSpaces(once)).toBe(withoutSpaces(text))
        expect(change(once)).toBe(once)
      }),
    )
  })
  it('keep every tag as it was', () => {
    fc.assert(
      fc.property(pieces, (html) => {
        expect(tagsOf(frenchHtml(html))).toEqual(tagsOf(html))
      }),
    )
  })
})

it('keeps « À savoir : » on one line', () => {
  expect(frenchSpaces('Il explore. À savoir : griffe.')).toBe(
    'Il explore. À\u00a0savoir\u00a0: griffe.',
  )
})
