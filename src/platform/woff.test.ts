import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { unpackWoff } from './woff'

const packed = readFileSync('node_modules/@fontsource/figtree/files/figtree-latin-400-normal.woff')

/** The sum of a table of a font, as its directory states it: of whole words, modulo 2³². */
function sumOf(table: Buffer): number {
  const whole = Buffer.alloc(Math.ceil(table.length / 4) * 4)
  table.copy(whole)
  let sum = 0
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}

describe('a font unpacked', () => {
  const font = unpackWoff(packed)
  const count = font.readUInt16BE(4)
  const entries = Array.from({ length: count }, (_, at) => {
    const entry = 12 + at * 16
    return {
      tag: font.toString('latin1', entry, entry + 4),
      sum: font.readUInt32BE(entry + 4),
      table: font.subarray(
        font.readUInt32BE(entry + 8),
        font.readUInt32BE(entry + 8) + font.readUInt32BE(entry + 12),
      ),
    }
  })

  it('has the size and the tables that its file states', () => {
    expect(font).toHaveLength(packed.readUInt32BE(16))
    expect(count).toBe(packed.readUInt16BE(12))
    expect(entries.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'name']),
    )
  })

  it('has each table whole', () => {
    // That of « head » is worked out without the field that corrects the sum of the file.
    for (const { tag, sum, table } of entries.filter(({ tag }) => tag !== 'head')) {
      expect([tag, sumOf(table)]).toEqual([tag, sum])
    }
  })

  it('has the numbers that a binary search of its directory needs', () => {
    const range = font.readUInt16BE(6)
    expect(range).toBeLessThanOrEqual(count * 16)
    expect(range * 2).toBeGreaterThan(count * 16)
    expect(2 ** font.readUInt16BE(8) * 16).toBe(range)
    expect(font.readUInt16BE(10)).toBe(count * 16 - range)
  })

  it('is made of a WOFF file only', () => {
    expect(() => unpackWoff(font)).toThrow('Not a WOFF file')
  })
})
