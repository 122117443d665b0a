import fc from 'fast-check'
import { expect, it } from 'vitest'

import { readableAddress } from './readable-address'

it('leaves every address that can be decoded as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.string(), (parts, query) => {
      fc.pre(!parts.join('').includes('\0') && !query.includes('%00'))
      const address = `/${parts.map(encodeURIComponent).join('/')}?${query}`
      expect(readableAddress(address)).toBe(address)
    }),
  )
})

it.each([
  ['/animaux/%E9', '/adresse-illisible'],
  ['/%', '/adresse-illisible'],
  ['/shelter/x/news/%FF?page=2', '/adresse-illisible'],
  ['/api/animals/%E9', '/api/adresse-illisible'],
  ['/api/animals/a%00b', '/api/adresse-illisible'],
  ['/animaux/a%00b', '/adresse-illisible'],
  [
    '/admin/collections/animals?search=%00Nala&page=2',
    '/admin/collections/animals?search=Nala&page=2',
  ],
  ['/api/animals?breed=%00', '/api/animals?breed=%00'],
  ['/animaux?search=%E9', '/animaux?search=%E9'],
  ['http://evil.example/x?y=1', '/x?y=1'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example?y', '/?y'],
  ['/refuges?suite=http://evil.example/x', '/refuges?suite=http://evil.example/x'],
])('%s becomes %s', (given, expected) => {
  expect(readableAddress(given)).toBe(expected)
})
