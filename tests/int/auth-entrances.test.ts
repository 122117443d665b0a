import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { text as whole } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ownSite } from '../../scripts/lib/build.mjs'
import { PASSWORD } from './access/world'
import { ask, newNetwork, openSite, type Site } from './api-client'

let site: Site

const entrance = (name: string, body: unknown, headers: Record<string, string> = newNetwork()) =>
  ask(site, 'POST', `/api/cms/users/${name}`, { body, headers })

beforeAll(async () => {
  site = await openSite({ TRUSTED_PROXIES: '1' })
})
afterAll(() => site.server.stop())

describe('the other entrances of Payload', () => {
  it('never make a first account', async () => {
    for (const name of ['first-register', 'First-Register', 'first%2Dregister']) {
      const answer = await entrance(name, {
        email: 'x@exemple.fr',
        password: PASSWORD,
        isSuperAdmin: true,
      })
      expect(answer.status, name).toBe(403)
    }
    const { totalDocs } = await site.payload.count({
      collection: 'users',
      overrideAccess: true,
      where: { email: { equals: 'x@exemple.fr' } },
    })
    expect(totalDocs).toBe(0)
  })
  it('answer the same about a known and an unknown e-mail', async () => {
    const known = await entrance('forgot-password', { email: 'admin@exemple.fr' })
    const unknown = await entrance('forgot-password', { email: 'nobody@exemple.fr' })
    expect(known.status).toBe(unknown.status)
    expect(known.json).toEqual(unknown.json)
  })
  it.each(['forgot-password', 'verification-link'])(
    'of ours answer the same too: %s',
    async (name) => {
      const said = await Promise.all(
        ['admin@exemple.fr', 'visitor@exemple.fr', 'nobody@exemple.fr'].map((email) =>
          ask(site, 'POST', `/api/auth/${name}`, { body: { email }, headers: newNetwork() }),
        ),
      )
      const [first] = said
      expect(first?.status).toBe(200)
      for (const { status, json } of said)
        expect({ status, json }).toEqual({ status: 200, json: first?.json })
    },
  )
  it('keep the rule of passwords when one is reset', async () => {
    const token = await site.payload.forgotPassword({
      collection: 'users',
      data: { email: 'visitor@exemple.fr' },
      disableEmail: true,
    })
    expect((await entrance('reset-password', { token, password: 'abc' })).status).toBe(400)
    const good = 'Cinq-Chats-Gris-2026'
    expect((await entrance('reset-password', { token: 'faux', password: good })).status).toBe(403)
    expect((await entrance('reset-password', { token, password: good })).status).toBe(200)
    expect((await entrance('reset-password', { token, password: good })).status).toBe(403)
    const pair = { email: 'visitor@exemple.fr', password: good }
    expect((await entrance('login', pair)).status).toBe(200)
  })
  it('count their tries too', async () => {
    const here = newNetwork()
    const statuses = []
    for (let n = 0; n < 16; n += 1) {
      statuses.push(
        (await entrance('reset-password', { token: 'x', password: PASSWORD }, here)).status,
      )
    }
    expect(statuses.at(0)).toBe(403)
    expect(statuses.at(-1)).toBe(429)
  })
  it.each(['unlock', 'verify/abc', 'logout', 'refresh-token'])(
    '%s gives a stranger nothing',
    async (name) => {
      const { status } = await entrance(name, { email: 'admin@exemple.fr' })
      expect([400, 401, 403, 404]).toContain(status)
    },
  )
  it('do not tell strangers what there is', async () => {
    for (const path of ['access', 'ACCESS', 'users/init']) {
      expect((await ask(site, 'GET', `/api/cms/${path}`)).status, path).toBe(401)
    }
    expect((await ask(site, 'GET', '/api/cms/access', { as: 'editor' })).status).toBe(200)
  })
  it('open no more by another method', async () => {
    const override = { 'x-payload-http-method-override': 'GET', ...newNetwork() }
    for (const path of ['payload-jobs/run', 'payload-jobs', 'users', 'access', 'audit-log']) {
      const answer = await ask(site, 'POST', `/api/cms/${path}`, { body: {}, headers: override })
      expect([401, 403, 404], path).toContain(answer.status)
    }
    for (const path of ['payload-jobs/run', 'payload-jobs/handle-schedules', 'payload-kv']) {
      for (const as of ['anonymous', 'visitor', 'admin'] as const) {
        const answer = await ask(site, 'GET', `/api/cms/${path}`, { as })
        expect([401, 403, 404], `${path} as ${as}`).toContain(answer.status)
      }
    }
    expect((await ask(site, 'GET', '/api/cms/graphql')).status).toBe(404)
  })
  it('hide foreign rows, in the built program too', async () => {
    const { b } = site.world
    for (const path of [
      `animals/${b.animals.public}`,
      `pages/${b.pages.published}`,
      `media/${b.media}`,
    ]) {
      const answer = await ask(site, 'PATCH', `/api/cms/${path}`, {
        as: 'admin',
        body: { title: 'x' },
      })
      expect(answer.status, path).toBe(404)
    }
  })
  it('say why in French', async () => {
    const filter = await ask(site, 'GET', '/api/cms/animals?where[previousOwner][exists]=true')
    expect(filter.status).toBe(400)
    expect(filter.json.errors).toEqual([{ message: 'Ce filtre n’est pas autorisé' }])
    const nowhere = await ask(site, 'GET', '/api/cms/nothing')
    expect([nowhere.status, nowhere.json.errors]).toEqual([
      404,
      [{ message: 'Élément introuvable' }],
    ])
  })
  it('bear what is too large or too deep', async () => {
    const deep = `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
    const big = JSON.stringify({ name: 'a'.repeat(10 * 1024 * 1024) })
    for (const path of ['/api/cms/animals', '/api/cms/users/login']) {
      expect((await ask(site, 'POST', path, { as: 'editor', body: deep })).status).toBe(400)
      expect((await ask(site, 'POST', path, { as: 'editor', body: big })).status).toBe(413)
    }
    const multipart = new FormData()
    multipart.set('_payload', deep)
    const response = await fetch(`${site.server.url}/api/cms/animals`, {
      method: 'POST',
      headers: { origin: site.server.url, cookie: `payload-token=${site.world.tokens.editor}` },
      body: multipart,
    })
    expect(response.status).toBe(400)
    expect((await ask(site, 'GET', '/api/health')).status).toBe(200)
  })
})

describe('the screens of Payload', () => {
  it.each([
    ['/admin/login', '/auth/connexion?suite=%2Fadmin'],
    [
      '/admin/login?redirect=%2Fadmin%2Fcollections%2Fanimals',
      '/auth/connexion?suite=%2Fadmin%2Fcollections%2Fanimals',
    ],
    ['/admin/login?redirect=//evil.fr', '/auth/connexion?suite=%2Fadmin'],
    ['/admin/login?redirect=/admin/logout', '/auth/connexion?suite=%2Fadmin'],
    ['/admin/create-first-user', '/auth/connexion?suite=%2Fadmin'],
    ['/admin/forgot', '/auth/connexion?suite=%2Fadmin'],
  ])('%s leads to the one sign-in', async (path, location) => {
    const answer = await ask(site, 'GET', path)
    expect([answer.status, answer.headers.get('location')]).toEqual([307, location])
  })

  it.each([
    ['/admin', 200],
    ['/admin/collections/animals?page=2', 200],
    ['/admin/login-x?redirect=evil', 404],
    ['/admin/%2F%2Fevil.fr', 404],
  ])('%s is not even sent to who has no session', async (path, status) => {
    const answer = await ask(site, 'GET', path)
    const location = `/auth/connexion?suite=${encodeURIComponent(path)}`
    expect([answer.status, answer.headers.get('location')]).toEqual([307, location])
    expect((await ask(site, 'GET', path, { as: 'editor' })).status).toBe(status)
  })

  it('answer as ever to a screen that is open, and to a session that is over', async () => {
    const screen = '/admin/collections/animals'
    const rsc = { rsc: '1' }
    // Next.js has the data of a page asked for under an address of its own.
    const data = (await ask(site, 'GET', screen, { headers: rsc })).headers.get('location') ?? ''
    expect(data).toMatch(/^\/admin\/collections\/animals\?_rsc/)
    const answers = [
      await ask(site, 'GET', data, { headers: rsc }),
      await ask(site, 'GET', screen, { headers: { cookie: 'payload-token=over' } }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('NEXT_REDIRECT;replace;/admin/login')
    }
    expect((await ask(site, 'GET', '/admin/logout')).status).toBe(200)
  })
})

describe('an upload over HTTP', () => {
  const upload = async (size: number) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ shelter: site.world.a.shelter, alt: 'x' }))
    form.set('file', new Blob([new Uint8Array(size)], { type: 'image/jpeg' }), 'photo.jpg')
    const response = await fetch(`${site.server.url}/api/cms/media`, {
      method: 'POST',
      headers: { origin: site.server.url, cookie: `payload-token=${site.world.tokens.editor}` },
      body: form,
    })
    const json = (await response.json()) as { errors: Array<{ message: string }> }
    return [response.status, json.errors[0]?.message]
  }
  it.each([5_242_881, 6_500_000, 20_000_000])('of %i bytes is refused by name', async (size) => {
    const sentence = 'Le fichier est trop volumineux. Taille maximum: 5MB'
    expect(await upload(size)).toEqual([413, sentence])
  })
  it('of 5 MB that is no picture is refused for what it is', async () => {
    expect(await upload(5_242_880)).toEqual([400, 'Le fichier doit être une image'])
  })
})

describe('a name of the server that the sender makes up', () => {
  const evil = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example;proto=https',
  }
  /** With a « Host » of one's own, which `fetch` does not send. */
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const headers = {
        ...evil,
        ...newNetwork(),
        origin: site.server.url,
        ...(body ? { 'content-type': 'application/json' } : {}),
      }
      const request = http.request(site.server.url + path, { method, headers }, resolve)
      request.on('error', reject)
      request.end(body && JSON.stringify(body))
    })
    const { statusCode: status, headers } = response
    return { status, location: headers.location ?? '', text: await whole(response) }
  }

  it.each(['/', '/auth/connexion', '/animals', '/admin', '/shelter/admin', '/sitemap.xml'])(
    'is on no page and in no redirection: %s',
    async (path) => {
      const { status, location, text } = await send('GET', path)
      expect(status).toBeLessThan(400)
      expect(`${location} ${text}`).not.toContain('evil.example')
    },
  )

  it('is in no message', async () => {
    const body = { email: 'moderator@exemple.fr' }
    expect((await send('POST', '/api/auth/forgot-password', body)).status).toBe(200)
    const written = () =>
      site.payload.find({
        collection: 'emails',
        overrideAccess: true,
        where: { to: { contains: body.email } },
      })
    await expect.poll(async () => (await written()).totalDocs).toBeGreaterThan(0)
    for (const { text, html } of (await written()).docs) {
      expect(`${text} ${html}`).not.toContain('evil.example')
      expect(text).toContain(`${site.server.url}/auth/mot-de-passe`)
    }
  })
})

describe('a server function', () => {
  /** As a page of the admin names it; anybody can read that. */
  const id = () => {
    const file = path.join(ownSite(), '.next/server/server-reference-manifest.json')
    const { node } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      node: Record<string, { exportedName?: string }>
    }
    return Object.keys(node).find((each) => node[each]?.exportedName === 'createTicket') ?? ''
  }
  const part = '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n['

  it.each([
    ['text/plain;charset=UTF-8', '[{'],
    ['text/plain;charset=UTF-8', ''],
    ['multipart/form-data; boundary=x', part],
    ['multipart/form-data; boundary=x', `${part}\r\n--x--`],
    ['multipart/form-data', 'x'],
  ])('called with a broken body is the fault of the sender: %s %j', async (type, body) => {
    const headers = { 'content-type': type, 'next-action': id() }
    const { status } = await ask(site, 'POST', '/admin', { body, headers })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})
