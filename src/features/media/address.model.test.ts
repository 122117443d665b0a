import { describe, expect, it } from 'vitest'

import { fileNameOf, ownPath } from './address.model'

const SITE = 'https://patte.example'

describe('ownPath', () => {
  it.each([
    ['https://patte.example/api/cms/media/file/a.webp', '/api/cms/media/file/a.webp'],
    ['http://patte.example/x.jpg?v=1', '/x.jpg?v=1'],
    ['/api/cms/media/file/a.webp', '/api/cms/media/file/a.webp'],
    ['https://ailleurs.example/a.webp', null],
    ['https://patte.example.ailleurs.example/a.webp', null],
    ['//ailleurs.example/a.webp', null],
    ['http://', null],
  ])('%s → %s', (address, path) => expect(ownPath(address, SITE)).toBe(path))
})

describe('fileNameOf', () => {
  it.each([
    ['/api/cms/media/file/a-1.webp', 'a-1.webp'],
    ['/api/cms/media/file/a.webp?x=1', 'a.webp'],
    ['/api/cms/media/file/../users', null],
    ['/placeholder-animal.svg', null],
  ])('%s → %s', (path, name) => expect(fileNameOf(path)).toBe(name))
})
