import { describe, expect, it } from 'vitest'

import { matcherOf } from './addresses.model'

const ROUTES = [
  { path: '/api/shelters/{id}' },
  { path: '/api/shelters/map' },
  { path: '/api/shelters/{id}' },
  { path: '/api/shelters/{id}/near' },
  { path: '/api/adoptions/{token}/certificate.pdf' },
]

describe('the way of an address to its routes', () => {
  const find = matcherOf(ROUTES)
  it.each([
    ['/api/shelters/map', '/api/shelters/map', {}],
    ['/api/shelters/abc', '/api/shelters/{id}', { id: 'abc' }],
    // A word that is also the beginning of a longer address.
    ['/api/shelters/map/near', '/api/shelters/{id}/near', { id: 'map' }],
    ['/api/shelters/a%20b', '/api/shelters/{id}', { id: 'a b' }],
    ['/api/shelters/a%2Fnear', '/api/shelters/{id}', { id: 'a/near' }],
    ['/api/adoptions/t/certificate.pdf', '/api/adoptions/{token}/certificate.pdf', { token: 't' }],
  ])('%s', (pathname, path, params) => {
    const match = find(pathname)
    expect(match?.routes[0]?.path).toBe(path)
    expect(match?.params).toEqual(params)
  })
  it.each([
    '/api',
    '/api/',
    '/api/shelters',
    '/api/shelters/',
    '/api/shelters/x/',
    '/api/shelters//near',
    '/api/shelters/x/near/y',
    '/api/Shelters/map',
    '/api/shelters/%E9',
    '/api/shelters/{id}/nothing',
    '/api/adoptions/t/certificate-pdf',
  ])('%s leads nowhere', (pathname) => {
    expect(find(pathname)).toBeNull()
  })
})
