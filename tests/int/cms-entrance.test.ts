import { request as plainRequest } from 'node:http'

import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { briefly } from '@/platform/db/brief'
import { cmsReadLimiter } from '@/platform/http/cms-reads'

import { legalCat, picture } from './access/world'
import { ask, openSite, type Answer, type Site } from './api-client'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.server.stop())

const told = ({ status, json }: Answer) => [status, json.errors?.[0]?.message]
const form = {
  'X-Payload-HTTP-Method-Override': 'GET',
  'content-type': 'application/x-www-form-urlencoded',
}

describe('the entrances of the CMS', () => {
  it.each(['og?title=x', 'OG', 'media/paste-url?src=http://here', 'animals/distinct', 'reorder'])(
    'do not know %s',
    async (path) => {
      for (const as of ['anonymous', 'superAdmin'] as const) {
        const answer = await ask(site, 'GET', `/api/cms/${path}`, { as })
        expect(told(answer)).toEqual([404, 'Élément introuvable'])
      }
    },
  )
  it('take a question as a POST from whoever is signed in', async () => {
    const long = { headers: form, body: 'where[name][equals]=Nala' }
    const anonymous = await ask(site, 'POST', '/api/cms/animals', long)
    expect(told(anonymous)).toEqual([401, 'Vous devez vous connecter'])
    const forged = { ...long, headers: { ...form, cookie: 'payload-token=a.b.c' } }
    expect((await ask(site, 'POST', '/api/cms/animals', forged)).status).toBe(401)
    const signedIn = await ask(site, 'POST', '/api/cms/animals', { ...long, as: 'editor' })
    expect([signedIn.status, signedIn.json.totalDocs]).toEqual([200, 2])
    const words = { headers: form, body: `where[name][like]=${'a%20'.repeat(15_000)}` }
    const refused = await ask(site, 'POST', '/api/cms/animals', { ...words, as: 'editor' })
    expect(told(refused)).toEqual([400, 'Un texte recherché a au plus 200 caractères'])
  })
  it('take no event that nobody signed', async () => {
    const answer = await ask(site, 'POST', '/api/cms/stripe/webhooks', { body: {} })
    expect(told(answer)).toEqual([400, 'La demande n’est pas valide'])
  })
  it('take no write that another site of the same network sends', async () => {
    const path = `/api/cms/animals/${site.world.a.animals.public}`
    const foreign: Record<string, string>[] = [
      { origin: 'https://autre.exemple.fr' },
      { origin: '', 'sec-fetch-site': 'same-site' },
      { origin: '', 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign) {
      const body = { color: 'gris' }
      expect((await ask(site, 'PATCH', path, { as: 'editor', body, headers })).status).toBe(403)
    }
  })
  it('say what is wrong with a preference and a comparison', async () => {
    const gone = await ask(site, 'DELETE', '/api/cms/payload-preferences/rien', { as: 'editor' })
    expect(told(gone)).toEqual([404, 'Élément introuvable'])
    const all = await ask(site, 'GET', '/api/cms/animals?where[name][all]=1')
    expect(told(all)).toEqual([400, 'La demande n’est pas valide'])
  })
  it('know no TRACE, like the rest of the API', async () => {
    for (const path of ['/api/animals', '/api/cms/animals']) {
      const status = await new Promise((resolve, reject) => {
        const sent = plainRequest(site.server.url + path, { method: 'TRACE' }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
        sent.on('error', reject).end()
      })
      expect([400, 404, 405]).toContain(status)
    }
  })
})

describe('what is sent', () => {
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]))

  it('has a bounded number of names and rows', async () => {
    const { animals } = site.world.a
    const rows = Array.from({ length: 20_000 }, () => ({ role: 'ADMIN' }))
    for (const [path, body] of [
      [`animals/${animals.public}`, keys(90_000)],
      [`users/${site.world.users.editor}`, { memberships: rows }],
    ] as const) {
      const started = performance.now()
      const answer = await ask(site, 'PATCH', `/api/cms/${path}`, { as: 'editor', body })
      expect(told(answer)).toEqual([413, 'La demande contient trop d’éléments'])
      expect(performance.now() - started).toBeLessThan(2000)
    }
    const fine = { body: { ...keys(900), color: 'gris' }, as: 'editor' } as const
    const path = `/api/cms/animals/${animals.public}`
    expect((await ask(site, 'PATCH', path, fine)).status).toBe(200)
  })
  it('shows what it says', async () => {
    const shelter = site.world.a.shelter
    const animal = (name: string) => ({ name, shelter, ...legalCat })
    const make = (name: string) =>
      ask(site, 'POST', '/api/cms/animals', { as: 'editor', body: animal(name) })
    expect((await make('\u200b')).status).toBe(400)
    const turned = await make('\u202eMina\u200b')
    expect(turned.json.doc).toMatchObject({ name: 'Mina' })
    // Inside the sections of a page too, which are one column of JSON.
    const blocks = [{ type: 'TEXT', content: { text: '<p>\u202eMi\u200bna</p>' } }]
    const sections = { schemaVersion: 1, sections: [{ layout: 1, columns: [{ blocks }] }] }
    const body = { title: 'Une page', shelter, status: 'DRAFT', sections }
    const page = await ask(site, 'POST', '/api/cms/pages', { as: 'editor', body })
    expect(page.status).toBe(201)
    expect(page.text).toContain('<p>Mina</p>')
  })
  it('is a file with a name, and little besides', async () => {
    const bytes = new Uint8Array(await picture())
    const send = async (name: string, more = 0) => {
      const body = new FormData()
      body.set('_payload', JSON.stringify({ shelter: site.world.a.shelter, alt: 'Un carré' }))
      body.set('file', new File([bytes], name, { type: 'image/jpeg' }))
      for (let at = 0; at < more; at += 1) body.set(`t${at}`, 'a')
      const response = await fetch(`${site.server.url}/api/cms/media`, {
        method: 'POST',
        headers: {
          origin: site.server.url,
          cookie: `payload-token=${site.world.tokens.editor}`,
        },
        body,
      })
      const { errors } = (await response.json()) as { errors?: Array<{ message: string }> }
      return [response.status, errors?.[0]?.message]
    }
    const sentence = 'Le nom du fichier n’est pas valide'
    for (const name of ['a\0b.jpg', '../a.jpg', '/etc/a.jpg', '..']) {
      expect([name, ...(await send(name))]).toEqual([name, 400, sentence])
    }
    expect(await send('a.jpg', 40)).toEqual([413, 'La demande contient trop d’éléments'])
    expect(await send('a.b…c.jpg')).toEqual([201, undefined])
  })
  it('is read once: nothing reaches Payload that was not looked at', async () => {
    const part = (json: string, more = '') =>
      `--b\r\nContent-Disposition: form-data; name="_payload"${more}\r\n\r\n${json}\r\n`
    const many = JSON.stringify(keys(90_000))
    const fine = JSON.stringify({ color: 'gris' })
    const file = part('{"filename":"a.png","size":1}').replace('_payload', 'file')
    const path = `/api/cms/animals/${site.world.a.animals.public}`
    const tries: Array<[number, string, string]> = [
      [200, 'multipart/form-data; boundary=b', part(fine)],
      [413, 'multipart/form-data; boundary=b', part(many)],
      // A text to Payload, a file to others.
      [400, 'multipart/form-data; boundary=b', part(many, '; filename=""')],
      [400, 'multipart/form-data; boundary=b', part(many, '; filename="a"')],
      [400, 'multipart/form-data; boundary=b', part(fine) + part(fine)],
      [400, 'multipart/form-data; boundary=b', part(fine) + file],
      [400, 'multipart/mixed; boundary=b', part(fine)],
      [400, 'xmultipart/form-data; boundary=b', part(fine)],
      [400, 'text/plain', fine],
      [400, 'application/json', ''],
      [400, 'application/json', 'null'],
    ]
    for (const [status, type, parts] of tries) {
      const started = performance.now()
      const body = type.includes('multipart') ? `${parts}--b--\r\n` : parts
      const headers = { 'content-type': type }
      const answer = await ask(site, 'PATCH', path, { as: 'editor', body, headers })
      expect([type, parts.slice(0, 90), answer.status]).toEqual([type, parts.slice(0, 90), status])
      expect(performance.now() - started).toBeLessThan(2000)
    }
  })
  it('is told to be too large, however large it is', async () => {
    const body = 'x'.repeat(40 * 1_048_576)
    const headers = { 'content-type': 'application/json' }
    const answer = await ask(site, 'POST', '/api/cms/animals', { as: 'editor', body, headers })
    expect(told(answer)).toEqual([413, 'La demande est trop volumineuse'])
  })
})

describe('somebody without a session', () => {
  it('asks the database for three seconds at most, the program as long as it needs', async () => {
    const { drizzle } = site.payload.db
    const limit = async () => {
      const { rows } = await drizzle.execute(sql`
        select current_setting('statement_timeout') as time, current_setting('application_name') as name
      `)
      return rows[0]
    }
    expect(await briefly(limit)).toEqual({ time: '3s', name: 'patte-blanche-brief' })
    expect(await limit()).toEqual({ time: '15s', name: 'patte-blanche' })
  })
  it('reads the CMS a bounded number of times; pictures and signed-in people are not counted', async () => {
    const network = { 'x-patte-peer': '127.0.0.1' }
    const enter = () => cmsReadLimiter.count(new Request('http://here', { headers: network }))
    await Promise.allSettled(Array.from({ length: 301 }, enter))
    const refused = await ask(site, 'GET', '/api/cms/animals')
    expect(told(refused)).toEqual([429, 'Trop de demandes détectées'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask(site, 'GET', '/api/cms/animals', { as: 'visitor' })).status).toBe(200)
    expect((await ask(site, 'GET', '/api/animals')).status).toBe(200)
    const file = await ask(site, 'GET', '/api/cms/media/file/rien.webp')
    expect(file.status).toBe(404)
  })
})
