import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ORIGINAL_DAY, SITE_TEXT_KEYS, SITE_TEXTS } from '@/features/site-texts/model'

import { ask, openSite, type Site } from './api-client'
import { ROLES } from './access/world'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.server.stop())

const GLOBAL = '/api/cms/globals/site-texts'
const write = (body: unknown, as: (typeof ROLES)[number] = 'superAdmin') =>
  ask(site, 'POST', GLOBAL, { as, body })

describe('the texts of the platform', () => {
  it.each(SITE_TEXT_KEYS)('« %s » has its page, from the start', async (key) => {
    const { path, original } = SITE_TEXTS[key]
    const answer = await ask(site, 'GET', path)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(`<h1>${original.title}</h1>`)
    expect(answer.text).toContain(`<link rel="canonical" href="${site.server.url}${path}"/>`)
  })

  it.each(ROLES)('%s', async (who) => {
    const answer = await write({ about: { title: `Par ${who}` } }, who)
    expect(answer.status).toBe(who === 'superAdmin' ? 200 : 403)
    const versions = await ask(site, 'GET', `${GLOBAL}/versions`, { as: who })
    expect(versions.status).toBe(who === 'superAdmin' ? 200 : 403)
  })

  it('are fresh on the next request, cleaned, and in the audit log', async () => {
    await ask(site, 'GET', '/a-propos')
    const body =
      '<p onclick="x()">Bon\u200bjour <script>alert(1)</script><a href="javascript:x">là</a></p>'
    expect((await write({ about: { title: 'Qui nous\u202e sommes', body } })).status).toBe(200)
    const { text } = await ask(site, 'GET', '/a-propos')
    expect(text).toContain('<h1>Qui nous sommes</h1>')
    expect(text).toContain('<p>Bonjour là</p>')
    const { docs } = await site.payload.find({
      collection: 'audit-log',
      overrideAccess: true,
      where: { entity: { equals: 'site-texts' } },
      sort: '-createdAt',
      limit: 1,
    })
    expect(docs[0]).toMatchObject({ action: 'UPDATE', entityId: 'site-texts' })
    expect(JSON.stringify(docs[0]?.after)).toContain('Qui nous sommes')
  })

  it('carry the day of their own last change, which only a change writes', async () => {
    const before = await ask(site, 'GET', '/cgu')
    expect(before.text).toContain('Mis à jour le')
    expect(before.text).toContain(ORIGINAL_DAY)
    const forged = { title: 'Nos règles', revisedAt: '2001-01-01T00:00:00.000Z' }
    expect((await write({ terms: forged })).status).toBe(200)
    const stored = await site.payload.findGlobal({ slug: 'site-texts', overrideAccess: true })
    const moment = Date.parse(stored.terms?.revisedAt ?? '')
    expect(Math.abs(Date.now() - moment)).toBeLessThan(60_000)
    expect((await ask(site, 'GET', '/cgu')).text).toContain(stored.terms?.revisedAt)
    // Its neighbours did not change, nor does the same text saved again.
    expect(stored.care?.revisedAt ?? null).toBeNull()
    expect((await write({ terms: { title: 'Nos règles' } })).status).toBe(200)
    const again = await site.payload.findGlobal({ slug: 'site-texts', overrideAccess: true })
    expect(again.terms?.revisedAt).toBe(stored.terms?.revisedAt)
  })

  it('make questions of the titles of the FAQ, on the next request', async () => {
    await ask(site, 'GET', '/faq')
    const body = '<h2>Neuf</h2><h3>Une question neuve\u00a0?</h3><p>Une réponse <em>neuve</em>.</p>'
    expect((await write({ faq: { body } })).status).toBe(200)
    const { text } = await ask(site, 'GET', '/faq')
    expect(text).toMatch(/<details[^>]*><summary[^>]*><h3[^>]*>Une question neuve\u00a0\?<\/h3>/)
    expect(text).toContain('<p>Une réponse <em>neuve</em>.</p>')
    expect(text).toContain('"@type":"FAQPage"')
    expect(text).not.toContain('Qui peut adopter')
    await write({ faq: { body: '' } })
    expect((await ask(site, 'GET', '/faq')).text).toContain('Qui peut adopter')
  })

  it('say the original words again when they are wiped', async () => {
    await write({ terms: { title: '', body: '' } })
    const { text } = await ask(site, 'GET', SITE_TEXTS.terms.path)
    expect(text).toContain(`<h1>${SITE_TEXTS.terms.original.title}</h1>`)
  })

  it('keep to their bounds', async () => {
    const answer = await write({ about: { description: 'x'.repeat(161) } })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.json.errors)).toContain('160 caractères au maximum')
  })

  it('have no page under another name', async () => {
    for (const path of ['/textes/constructor', '/guide/rien', '/guide']) {
      expect((await ask(site, 'GET', path)).status).toBe(404)
    }
  })

  it('that are restored carry the day on which they came back', async () => {
    await write({ contact: { title: 'Nous écrire', body: '<p>Ici</p>' } })
    await write({ about: { title: 'Avant', body: '<p>Avant</p>' } })
    const first = (await ask(site, 'GET', `${GLOBAL}/versions?limit=1`, { as: 'superAdmin' })).json
    const [version] = first.docs as Array<{ id: string }>
    await write({ about: { title: 'Après', body: '<p>Après</p>' } })
    const day = async () => {
      const { json } = await ask(site, 'GET', GLOBAL, { as: 'superAdmin' })
      return json as Record<string, { title?: string; revisedAt?: string } | undefined>
    }
    const before = await day()
    const restored = await ask(site, 'POST', `${GLOBAL}/versions/${version?.id}`, {
      as: 'superAdmin',
      body: {},
    })
    expect(restored.status, restored.text).toBe(200)
    const { about, contact } = await day()
    expect(about?.title).toBe('Avant')
    expect(Date.parse(about?.revisedAt ?? '')).toBeGreaterThan(
      Date.parse(before.about?.revisedAt ?? ''),
    )
    expect(before.contact?.revisedAt).toBeTruthy()
    expect(contact?.revisedAt).toBe(before.contact?.revisedAt)
  })
})
