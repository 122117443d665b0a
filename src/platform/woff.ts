import { inflateSync } from 'node:zlib'

/** Sizes of the parts of both formats, in bytes. */
const WOFF = { head: 44, entry: 20 }
const SFNT = { head: 12, entry: 16 }

const padded = (length: number) => Math.ceil(length / 4) * 4

/**
 * The font of a WOFF file (version 1), unpacked: what pdfkit would do again for each document.
 * @throws when the file is none
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file')
  const count = file.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = WOFF.head + at * WOFF.entry
    const offset = file.readUInt32BE(entry + 4)
    const packed = file.readUInt32BE(entry + 8)
    const length = file.readUInt32BE(entry + 12)
    const bytes = file.subarray(offset, offset + packed)
    return {
      tag: file.subarray(entry, entry + 4),
      checksum: file.readUInt32BE(entry + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    }
  })
  const directory = SFNT.head + count * SFNT.entry
  const font = Buffer.alloc(
    tables.reduce((size, { bytes }) => size + padded(bytes.length), directory),
  )
  const power = Math.floor(Math.log2(count))
  font.writeUInt32BE(file.readUInt32BE(4), 0)
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(2 ** power * 16, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE((count - 2 ** power) * 16, 10)
  let place = directory
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT.head + at * SFNT.entry
    tag.copy(font, entry)
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(place, entry + 8)
    font.writeUInt32BE(bytes.length, entry + 12)
    bytes.copy(font, place)
    place += padded(bytes.length)
  }
  return font
}
