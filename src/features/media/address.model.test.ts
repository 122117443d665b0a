import { describe, expect, it } from 'vitest'

import { fileAddress, fileNameOf, ownPath } from './address.model'

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
  it('is none of a site that has no address', () => {
    expect(ownPath('https://patte.example/a.webp', '')).toBeNull()
  })
})

it('the address of a file says its name', () => {
  expect(fileNameOf(fileAddress('a-1.webp'))).toBe('a-1.webp')
})

describe('fileNameOf', () => {
  it.each([
    ['/api/cms/media/file/a-1.webp', 'a-1.webp'],
    ['/api/cms/media/file/a.webp?x=1', 'a.webp'],
    ['/api/cms/media/file/../users', null],
    ['/placeholder-animal.svg', null],
  ])('%s → %s', (path, name) => expect(fileNameOf(path)).toBe(name))
})
