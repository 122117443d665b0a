import { describe, expect, it } from 'vitest'

import { missingFields as missing, rowOf, withField, type Columns } from './columns.model'
import { csvBlob, readFile as read } from './file'
import {
  doublesBy,
  joined,
  partsOf,
  refusedLines,
  refusedTable,
  type Remark as AnyRemark,
} from './lines.model'

type Field = 'name' | 'species' | 'sex' | 'isVisible' | 'idNumber' | 'longDescription'
type Remark = AnyRemark<Field>
const MOST = { rows: 10_000, bytes: 10_000_000 }
const readFile = (file: File) => read(file, MOST)
const missingFields = (told: Columns<Field>) => missing(['name', 'species', 'sex'], told)

const fileOf = (...parts: BlobPart[]) => new File(parts, 'animaux.csv')
const columns = (more: Partial<Columns<Field>> = {}): Columns<Field> => ({
  fields: ['name', 'species', 'sex'],
  fixed: {},
  ...more,
})
const remark = (line: number, field: Remark['field'] = 'sex', isRefused = true): Remark => ({
  line,
  field,
  text: `${field}`,
  isRefused,
})

describe('a file of a spreadsheet', () => {
  it('has titles, and lines with the numbers that the spreadsheet shows', async () => {
    const table = await readFile(fileOf('\ufeffNom; Espèce \r\nNala;Chat\r\n;\r\nRex;Chien\r\n'))
    expect(table.headers).toEqual(['Nom', 'Espèce'])
    expect(table.rows).toEqual([
      { line: 2, values: ['Nala', 'Chat'] },
      { line: 4, values: ['Rex', 'Chien'] },
    ])
  })
  it.each([
    ['commas', 'Nom,Race\n"Nala, la belle",x'],
    ['tabs', 'Nom\tRace\n"Nala, la belle"\tx'],
    ['semicolons', '"Nom, ou autre, nom, long";Race\n"Nala, la belle";x'],
  ])('may have %s between its cells', async (_, text) => {
    expect((await readFile(fileOf(text))).rows[0]?.values).toEqual(['Nala, la belle', 'x'])
  })
  it('keeps lines inside a cell, and lines that are too short or too long', async () => {
    const { rows } = await readFile(fileOf('a;b\n"deux\nlignes";x\nseul\n1;2;3\n'))
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 4])
    expect(rows[0]?.values[0]).toBe('deux\nlignes')
  })
  it('is read as an old Excel writes it', async () => {
    const { rows } = await readFile(fileOf(new Uint8Array([0x61, 0x0a, 0x63, 0xe9])))
    expect(rows[0]?.values).toEqual(['cé'])
  })
  it.each([
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4]), /classeur/],
    ['nothing', new Uint8Array(), /aucune ligne/],
    ['titles alone', new TextEncoder().encode('Nom;Sexe\n'), /aucune ligne/],
    ['a quote that never ends', new TextEncoder().encode('Nom\n"Nala'), /guillemet/],
    ['too many lines', new TextEncoder().encode(`Nom\n${'x\n'.repeat(10_001)}`), /10.000 lignes/],
    ['too many columns', new TextEncoder().encode(`${'a;'.repeat(101)}\nx`), /100 colonnes/],
    ['too many bytes', new Uint8Array(10_000_001), /10.Mo/],
  ])('that is %s is refused in words', async (_, bytes, sentence) => {
    await expect(readFile(fileOf(bytes))).rejects.toThrow(sentence)
  })
  it('goes back as one that French spreadsheets open, formulas as texts', async () => {
    const bytes = new Uint8Array(await (await csvBlob([['=1+1', 'a;b']])).arrayBuffer())
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      '\ufeff\'=1+1;"a;b"\r\n',
    )
  })
})

describe('its columns', () => {
  it('say what each animal is, or the whole file does', () => {
    expect(missingFields(columns())).toEqual([])
    expect(missingFields(columns({ fields: [null] }))).toEqual(['name', 'species', 'sex'])
    const fixed = { species: 'Chat' }
    expect(missingFields(columns({ fields: ['name', 'sex'], fixed }))).toEqual([])
    const row = { line: 2, values: [' Nala ', 'f', 'x'] }
    expect(rowOf(row, columns({ fields: ['name', 'sex', null], fixed }))).toEqual({
      line: 2,
      cells: { name: 'Nala', sex: 'f', species: 'Chat' },
    })
  })
  it('give a field to one of them at a time', () => {
    expect(withField(columns(), 2, 'name').fields).toEqual([null, 'species', 'name'])
    expect(withField(columns(), 0, null).fields).toEqual([null, 'species', 'sex'])
  })
})

describe('its lines', () => {
  const rows = (count: number, text = '') =>
    Array.from({ length: count }, (_, at) => ({ line: at + 2, cells: { longDescription: text } }))
  it('are sent in parts, all of them once, none too large', () => {
    expect(partsOf(rows(250), 100).map(({ length }) => length)).toEqual([100, 100, 50])
    const parts = partsOf(rows(40, 'x'.repeat(19_000)), 100)
    expect(parts.flat()).toHaveLength(40)
    for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(400_000)
    expect(partsOf([], 100)).toEqual([])
  })
  it('with one number are doubles, however it is written', () => {
    const one = { line: 2, cells: { idNumber: '250 269' } }
    const all = [one, { line: 9, cells: { idNumber: '250269' } }, ...rows(3)]
    const doubles = doublesBy<Field>(
      all,
      'idNumber',
      ({ cells }) => (cells.idNumber ?? '').replaceAll(' ', ''),
      (line) => `Comme la ligne ${line}`,
    )
    expect(doubles).toEqual([
      { line: 9, field: 'idNumber', text: 'Comme la ligne 2', isRefused: true },
    ])
  })
  it('come with each problem once, in their order', () => {
    expect(joined([remark(5), remark(2)], [remark(5), remark(3, 'name')])).toEqual([
      remark(2),
      remark(3, 'name'),
      remark(5),
    ])
    expect([...refusedLines([remark(2), remark(3, 'isVisible', false)])]).toEqual([2])
  })
  it('that stay out go back with what is wrong', () => {
    const table = { headers: ['Nom'], rows: [2, 3].map((line) => ({ line, values: [`L${line}`] })) }
    const told = [remark(3), remark(3, 'name'), remark(2, 'isVisible', false)]
    expect(refusedTable(table, told)).toEqual([
      ['Nom', 'Ce qui ne va pas'],
      ['L3', 'sex ; name'],
    ])
  })
})
