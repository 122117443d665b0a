import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startServer } from '../support/server'
import { ask, openSite, type Site } from './api-client'

let opened: Site
beforeAll(async () => {
  opened = await openSite()
})
afterAll(() => opened.server.stop())

// Next bundles the admin, the site and the API apart; Payload runs in whichever is asked first.
describe.each([
  ['a page of the site', '/shelter/alpha'],
  ['the admin', '/admin/login'],
  ['the API', '/api/animals'],
])('when %s is asked first', (_, first) => {
  let site: Site
  beforeAll(async () => {
    const database = process.env.DATABASE_URL ?? ''
    site = { ...opened, server: await startServer({ database }) }
    await ask(site, 'GET', first)
    await ask(site, 'GET', '/admin/collections/pages', { as: 'editor' })
  })
  afterAll(() => site.server.stop())

  it('a wrong pair is a wrong pair', async () => {
    const answer = await ask(site, 'POST', '/api/auth/login', {
      body: { email: 'nobody@exemple.fr', password: 'pas-le-bon' },
    })
    expect(answer).toMatchObject({ status: 401, json: { error: 'Identifiants incorrects' } })
  })

  it('a refusal keeps its status and its field', async () => {
    const { docs } = await site.payload.find({
      collection: 'pages',
      overrideAccess: true,
      limit: 1,
      where: { shelter: { equals: site.world.a.shelter } },
    })
    const path = docs[0]?.id
    const sections = [{ layout: 1, columns: [{ blocks: [{ type: 'TEXT', content: 3 }] }] }]
    const own = await ask(site, 'PATCH', `/api/shelter/alpha/pages/${path}`, {
      as: 'editor',
      body: { sections },
    })
    expect(own.status).toBe(400)
    expect(Object.keys(own.json.fields ?? {})[0]).toMatch(/^sections\./)
    const cms = await ask(site, 'PATCH', `/api/cms/pages/${path}`, {
      as: 'editor',
      body: { sections: { schemaVersion: 1, sections } },
    })
    expect(cms.status).toBe(400)
    const [error] = cms.json.errors as Array<{ data?: { errors?: Array<{ path: string }> } }>
    expect(error?.data?.errors?.[0]?.path).toMatch(/^sections\./)
  })
})
