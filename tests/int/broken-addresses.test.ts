import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ask, openSite, type Site } from './api-client'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.server.stop())

describe('an address that cannot be decoded', () => {
  it.each(['/animaux/%E9', '/animaux/%E9/partage.png', '/shelter/%FF', '/shelter/alpha/%'])(
    '%s is a page that is not found, in French',
    async (path) => {
      const { status, text } = await ask(site, 'GET', path)
      expect(status).toBe(404)
      expect(text).toContain('Page 404')
    },
  )
  it.each(['/api/animals/%E9', '/api/shelters/%FF'])(
    '%s is told so in the envelope',
    async (path) => {
      const { status, json } = await ask(site, 'GET', path)
      expect([status, json.success]).toEqual([404, false])
    },
  )
})

describe('a filter that no column can answer', () => {
  it.each([
    'animals?where[status][equals]=DRAFT',
    'animals?where[species][in]=DOG,ZZ',
    'animals?where[isSos][equals]=abc',
    "animals?where[id][in]='",
    'animals?where[name][near]=1',
    'animals?where[name][near]=2.35,48.85,1000',
    'animals?where[name][contains]=%00',
    'animals?where[name][foo]=1',
    'animals/count?where[status][equals]=ZZ',
    'pages?where[status][equals]=x',
    'shelters?where[status][equals]=x',
  ])('%s is a question to put right', async (query) => {
    const { status, json, text } = await ask(site, 'GET', `/api/cms/${query}`)
    expect(status).toBe(400)
    expect(json.errors?.map(({ message }) => message)).toEqual(['La demande n’est pas valide'])
    expect(text).not.toMatch(/QueryError|cannot be queried|select /)
  })
})

describe('a sign that no text can hold', () => {
  it('is refused in a document, and nothing of it is written', async () => {
    const shelter = site.world.a.shelter
    for (const body of [
      { question: 'Bonjour\0', answer: 'Oui', shelter },
      { question: 'Bonjour', answer: '\ud800\0', shelter },
    ]) {
      const { status, json } = await ask(site, 'POST', '/api/cms/faq-items', { as: 'admin', body })
      expect([status, json.errors?.[0]?.message]).toEqual([400, 'La demande n’est pas valide'])
    }
  })

  it('leaves the search of a list as if it were not there', async () => {
    const path = '/admin/collections/animals?search=%00'
    const { status } = await ask(site, 'GET', path, { as: 'admin' })
    expect(status).toBe(200)
  })
})
