import { describe, expect, it } from 'vitest'

import { isLongRead, isOpenEndpoint } from './cms-endpoints'

const ID = '0190a0b1-0000-7000-8000-000000000001'
const slugs = new Set(['animals', 'users', 'media', 'payload-preferences', 'payload-jobs'])
const isOpen = (endpoint: string): boolean => {
  const [method = '', path = ''] = endpoint.split(' ')
  return isOpenEndpoint(method, path.split('/'), slugs)
}

describe('isOpenEndpoint', () => {
  it.each([
    'GET animals',
    `GET animals/${ID}`,
    'GET animals/count',
    `PATCH animals/${ID}`,
    `POST animals/${ID}/duplicate`,
    `POST animals/versions/${ID}`,
    'POST animals/access',
    'POST users/LOGIN',
    'GET payload-preferences/collection-animals',
    'GET globals/site-texts',
    'POST globals/site-texts',
    'GET access',
    'POST stripe/webhooks',
  ])('opens %s', (endpoint) => {
    expect(isOpen(endpoint)).toBe(true)
  })
  it.each([
    'GET og',
    'GET OG',
    'GET animals/og',
    'GET animals/distinct',
    'GET animals/1',
    'PUT animals',
    `POST animals/${ID}`,
    'POST animals/login',
    `POST users/${ID}/api-key/reveal`,
    'GET media/paste-url',
    'GET media/file/a.webp',
    'GET payload-jobs/run',
    'GET payload-jobs',
    'GET globals',
    'GET stripe/webhooks',
    'POST stripe/rest',
    'POST graphql',
    'POST reorder',
    'GET users/login/x',
    'GET __proto__',
    'GET animals/',
  ])('closes %s', (endpoint) => {
    expect(isOpen(endpoint)).toBe(false)
  })
})

describe('isLongRead', () => {
  it('knows both names of the header, on a POST alone', () => {
    const ask = (method: string, name: string, value = 'GET') =>
      isLongRead(new Request('http://here', { method, headers: { [name]: value } }))
    expect(ask('POST', 'X-Payload-HTTP-Method-Override')).toBe(true)
    expect(ask('POST', 'X-HTTP-Method-Override')).toBe(true)
    expect(ask('POST', 'X-HTTP-Method-Override', 'DELETE')).toBe(false)
    expect(ask('GET', 'X-HTTP-Method-Override')).toBe(false)
  })
})
