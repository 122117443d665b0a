import { describe, expect, it } from 'vitest'

import { sniff } from './model'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))

describe('sniff', () => {
  it.each([
    ['jpeg', '\xff\xd8\xff\xe0..JFIF'],
    ['png', '\x89PNG\r\n\x1a\n'],
    ['webp', 'RIFF....WEBPVP8 '],
    ['avif', '\0\0\0\x1cftypavif'],
    ['avif', '\0\0\0\x1cftypavis'],
  ])('knows %s', (format, text) => expect(sniff(bytes(text))).toBe(format))
  it.each([
    '',
    '\xff\xd8',
    '\xff\xd8\xfe',
    '\xff\x00\xff',
    '\x00\xd8\xff',
    '\x00\x00\xff',
    'GIF89a',
    'BM',
    '%PDF-1.7',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<?xml version="1.0"?>',
    ' \xff\xd8\xff',
    'RIFF....WAVE',
    '\0\0\0\x1cftypheic',
    '\0\0\0\x1cftypmp42',
    'II*\0',
  ])('knows nothing else: %j', (text) => expect(sniff(bytes(text))).toBeNull())
})
