import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { plainWords, rowOf } from './columns.model'
import { importKey, importKeys } from './key.model'
import { partsOf } from './lines.model'
import { delimiterOf, isPacked, tableOf } from './table.model'

describe('what is no text', () => {
  it.each([
    [[0x50, 0x4b], true],
    [[0xd0, 0xcf], true],
    [[0x50, 0x41], false],
    [[0x41, 0x4b], false],
    [[0xd0, 0x4b], false],
    [[0x50, 0xcf], false],
    [[], false],
  ])('begins with two bytes together: %j is %j', (bytes, is) => {
    expect(isPacked(new Uint8Array(bytes))).toBe(is)
  })
})

describe('the sign between cells', () => {
  it.each([
    ['Nom', ';'],
    ['Nom;Race,Robe', ';'],
    ['Nom,Race;Robe,Sexe', ','],
    ['Nom;Race\n1,2,3', ';'],
    ['Nom;Race\r\n1,2,3', ';'],
    ['"a,b,c";Race', ';'],
    ['Nom\tRace', '\t'],
  ])('is told by the first line: %j', (text, sign) => {
    expect(delimiterOf(text)).toBe(sign)
  })
})

describe('a table', () => {
  it('counts its empty lines and keeps those that hold anything', () => {
    expect(tableOf([])).toEqual({ headers: [], rows: [] })
    const { rows } = tableOf([[' Nom ', 'Race'], ['', ' '], ['', 'x'], [' ']])
    expect(rows).toEqual([{ line: 3, values: ['', 'x'] }])
  })
  it('gives each field its own cell, and the whole file what no column says', () => {
    const columns = { fields: ['name', 'species'] as const, fixed: { species: 'Chat' } }
    expect(rowOf({ line: 2, values: ['Nala'] }, columns).cells).toStrictEqual({ name: 'Nala' })
    expect(rowOf({ line: 2, values: ['Nala', 'Chien'] }, columns).cells.species).toBe('Chien')
    expect(
      rowOf({ line: 2, values: ['Nala'] }, { fields: ['name'], fixed: {} }).cells,
    ).toStrictEqual({ name: 'Nala' })
  })
  it('is sent in parts of 400,000 bytes at most, two of each character', () => {
    const rowOfLength = (length: number) => {
      const cells = { name: '' }
      const row = { line: 1, cells }
      cells.name = 'x'.repeat(length - JSON.stringify(row).length)
      return row
    }
    const sizes = (lengths: number[]) =>
      partsOf(lengths.map(rowOfLength), 100).map((part) => part.length)
    expect(sizes([100_000, 100_000])).toEqual([2])
    expect(sizes([100_000, 100_001])).toEqual([1, 1])
    expect(sizes([100_000, 60_000, 60_000])).toEqual([2, 1])
  })
})

describe('the name of a column', () => {
  it.each([
    ['Né(e) le', 'ne le'],
    ['Né(e)s', 'nes'],
    ['Né·e·s', 'nes'],
    ['Né.e, trouvé.e', 'ne trouve'],
    ['Nom.entier', 'nom entier'],
    ['N° de puce', 'n de puce'],
  ])('%s is compared as « %s »', (text, plain) => {
    expect(plainWords(text)).toBe(plain)
  })
})

describe('the key of a line', () => {
  it('begins as the keys of its import, and of no other', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.nat(), fc.nat(), (one, other, line, next) => {
        const key = importKey(one, line)
        expect(key.startsWith(importKeys())).toBe(true)
        expect(key.startsWith(importKeys(one))).toBe(true)
        expect(key.startsWith(importKeys(other))).toBe(one === other)
        expect(key === importKey(one, next)).toBe(line === next)
      }),
    )
    expect(importKey('ab', 1).startsWith(importKeys('a'))).toBe(false)
  })
})
