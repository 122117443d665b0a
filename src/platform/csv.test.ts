import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cell, csvName, csvStream } from './csv'

async function* batches(...all: string[][][]) {
  for (const batch of all) yield batch
}

const textOf = (header: string[], ...all: string[][][]) =>
  new Response(csvStream(header, batches(...all))).text()

/** Reads the file as a spreadsheet does. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at < text.length) {
    let value = ''
    if (text[at] === '"') {
      at += 1
      while (text[at] !== '"' || text[at + 1] === '"') {
        value += text[at] ?? ''
        at += text[at] === '"' ? 2 : 1
      }
      at += 1
    } else while (at < text.length && text[at] !== ';' && text[at] !== '\r') value += text[at++]
    rows.at(-1)?.push(value)
    if (text[at] === ';') at += 1
    else {
      at += 2
      if (at < text.length) rows.push([])
    }
  }
  return rows
}

describe('the file', () => {
  it('opens in a French spreadsheet', async () => {
    const response = new Response(csvStream(['Nom', 'Message'], batches([['Zoé', 'a;b\n"c"']])))
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe('Nom;Message\r\nZoé;"a;b\n""c"""\r\n')
  })

  it('shows formulas as text', async () => {
    const attacks = ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r\n=1', '\u200b=1', '＝1']
    const rows = parse(await textOf(attacks, [attacks]))
    for (const each of rows.flat()) expect(each).toMatch(/^'/)
    expect(rows[1]?.[0]).toBe("'=1+1")
  })

  it('keeps every cell in its place, and none a formula', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'=+-@;"\r\n\t\'éa \u00a0') })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 4 }),
        async (rows) => {
          const [, ...read] = parse(await textOf(['a', 'b', 'c'], rows))
          expect(read).toHaveLength(rows.length)
          read.forEach((row, at) => {
            expect(row).toHaveLength(3)
            row.forEach((value, column) => {
              expect(value).not.toMatch(/^[=+\-@\t\r]/)
              const sent = cell(rows[at]?.[column] ?? '')
              expect(value).toBe(/^[=+\-@]/.test(sent) ? `'${sent}` : sent)
            })
          })
        },
      ),
    )
  })

  it('reads rows only as it is read', async () => {
    let read = 0
    async function* endless() {
      for (;;) {
        read += 1
        yield [['x']]
      }
    }
    const reader = csvStream(['a'], endless()).getReader()
    for (let turn = 0; turn < 5; turn += 1) await reader.read()
    await reader.cancel()
    expect(read).toBeLessThan(8)
  })

  it('has a name that every system accepts', () => {
    expect(csvName('2026-03-12', 'reponses', 'Devenir bénévole\u00a0!')).toBe(
      'reponses-devenir-benevole-2026-03-12.csv',
    )
    expect(csvName('2026-03-12', 'dons', '"../\r\n')).toBe('dons-2026-03-12.csv')
  })
})

describe('a cell', () => {
  it.each('\u0085 \u00ad \u034f \u061c \u180e \u202e \u2066 \u3164 \u200b \ufeff'.split(' '))(
    'hides no formula behind %j',
    async (sign) => {
      expect(cell(`${sign}=1+1`)).toBe('=1+1')
      const text = await textOf(['a'], [[`${sign}=1+1`]])
      expect(parse(text.slice(1))[1]?.[0]).toMatch(/^'=1\+1$/)
    },
  )
})
