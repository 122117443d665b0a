import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { PASSWORD } from './access/world'
import { ask, openSite, type Answer, type Site } from './api-client'

const NEUTRAL = 'Identifiants incorrects'
const TOO_MANY = 'Trop de tentatives de connexion détectées'

let site: Site
let house = 0

/** Each test speaks from a house of its own, so that their tries are counted apart. */
const newHouse = () => ({
  'x-forwarded-for': `10.1.${Math.floor((house += 1) / 250)}.${house % 250}`,
})

const signIn = (email: unknown, password: unknown, headers: Record<string, string> = newHouse()) =>
  ask(site, 'POST', '/api/auth/login', { body: { email, password }, headers })
const door = (name: string, body: unknown, headers: Record<string, string> = newHouse()) =>
  ask(site, 'POST', `/api/cms/users/${name}`, { body, headers })
const form = (fields: Record<string, string>, headers: Record<string, string> = newHouse()) =>
  ask(site, 'POST', '/api/auth/login', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const tokenOf = ({ headers }: Answer) =>
  /payload-token=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
const sessionOf = async (token: string) =>
  (await ask(site, 'GET', '/api/user/session', { headers: { cookie: `payload-token=${token}` } }))
    .json.user as { email: string } | null

beforeAll(async () => {
  // The tests are the one proxy in front of the server.
  site = await openSite({ TRUSTED_PROXIES: '1' })
})
afterAll(() => site.server.stop())

describe('a session', () => {
  it('opens with the right pair, in a cookie that scripts cannot read', async () => {
    const answer = await signIn(' Editor@exemple.fr', PASSWORD)
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({ success: true, token: expect.any(String) })
    expect(answer.json).toMatchObject({ suite: '/shelter/admin' })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).not.toMatch(/Secure/)
    expect(await sessionOf(tokenOf(answer))).toMatchObject({ email: 'editor@exemple.fr' })
    expect((await signIn('visitor@exemple.fr', PASSWORD)).json.suite).toBe('/')
  })
  it('ends for good when it is closed', async () => {
    const token = tokenOf(await signIn('editor@exemple.fr', PASSWORD))
    const headers = { cookie: `payload-token=${token}` }
    const closed = await ask(site, 'POST', '/api/auth/logout', { headers })
    expect(closed.status).toBe(200)
    expect(closed.headers.get('set-cookie')).toMatch(/payload-token=;/)
    expect(await sessionOf(token)).toBeNull()
    expect((await ask(site, 'POST', '/api/auth/logout', { headers })).status).toBe(200)
  })
  it('is neither opened nor closed by another site', async () => {
    const evil = { origin: 'https://evil.fr', ...newHouse() }
    expect((await signIn('editor@exemple.fr', PASSWORD, evil)).status).toBe(403)
    expect(
      (await door('login', { email: 'editor@exemple.fr', password: PASSWORD }, evil)).status,
    ).toBe(403)
    const token = tokenOf(await signIn('editor@exemple.fr', PASSWORD))
    const headers = { cookie: `payload-token=${token}`, origin: 'https://evil.fr' }
    expect((await ask(site, 'POST', '/api/auth/logout', { headers })).status).toBe(403)
    expect(await sessionOf(token)).not.toBeNull()
  })
  it('is not believed when it was tampered with', async () => {
    const token = tokenOf(await signIn('editor@exemple.fr', PASSWORD))
    const [head = '', body = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, isSuperAdmin: true })).toString(
      'base64url',
    )
    expect(await sessionOf(`${head}.${forged}.${signature}`)).toBeNull()
    expect(await sessionOf(`${head}.${forged}.`)).toBeNull()
  })
})

describe('a refusal', () => {
  it('says the same of an unknown e-mail, a wrong password and a locked account', async () => {
    await site.payload.update({
      collection: 'users',
      id: site.world.users.moderator,
      overrideAccess: true,
      data: { lockUntil: new Date(Date.now() + 600_000).toISOString() },
    })
    const timed = async (email: string, password: string) => {
      const start = performance.now()
      const answers = [await signIn(email, password), await door('login', { email, password })]
      return { answers, ms: performance.now() - start }
    }
    const cases = [
      await timed('nobody@exemple.fr', 'Quatre-Pattes-2027'),
      await timed('admin@exemple.fr', 'Quatre-Pattes-2027'),
      await timed('moderator@exemple.fr', PASSWORD),
    ]
    for (const { answers } of cases) {
      expect(answers.map(({ status }) => status)).toEqual([401, 401])
      expect(answers[0]?.json).toEqual({ success: false, error: NEUTRAL })
      expect(answers[1]?.json).toEqual({ errors: [{ message: NEUTRAL }] })
    }
    // A password takes hundreds of milliseconds to check, an absent account none.
    const times = cases.map(({ ms }) => ms)
    expect(Math.min(...times)).toBeGreaterThan(Math.max(...times) / 4)
  })
  it.each([
    [{}, ['email', 'password']],
    [{ email: 'x', password: '' }, ['email', 'password']],
    [{ email: ['a@b.fr'], password: { $ne: '' } }, ['email', 'password']],
    [{ email: 'a@b.fr', password: 'a'.repeat(2000) }, ['password']],
  ])('%j is a wrong shape', async (body, fields) => {
    const { status, json } = await ask(site, 'POST', '/api/auth/login', {
      body,
      headers: newHouse(),
    })
    expect(status).toBe(400)
    expect(Object.keys(json.fields ?? {})).toEqual(fields)
  })
})

describe('too many tries', () => {
  it('close the door of one account to one house, by whichever entrance', async () => {
    const here = newHouse()
    for (let n = 0; n < 5; n += 1) {
      const body = { email: n % 2 ? 'ADMIN@exemple.fr ' : 'admin@exemple.fr', password: 'non' }
      const answer = n % 2 ? await door('LOGIN', body, here) : await signIn(body.email, 'non', here)
      expect(answer.status).toBe(401)
    }
    const right = await signIn('admin@exemple.fr', PASSWORD, here)
    expect(right.status).toBe(429)
    expect(right.json).toMatchObject({ success: false, error: TOO_MANY })
    const wait = Number(right.json.retryAfter)
    expect(wait).toBeGreaterThan(800)
    expect(wait).toBeLessThanOrEqual(900)
    expect(right.headers.get('retry-after')).toBe(String(wait))
    const cms = await door('login', { email: 'admin@exemple.fr', password: PASSWORD }, here)
    expect(cms.status).toBe(429)
    expect(cms.json.errors).toEqual([{ message: TOO_MANY }])
    // Nobody else is locked out.
    expect((await signIn('admin@exemple.fr', PASSWORD)).status).toBe(200)
    expect((await signIn('editor@exemple.fr', PASSWORD, here)).status).toBe(200)
  })
  it('do not count once the right password came', async () => {
    const here = newHouse()
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 3; n += 1) await signIn('volunteer@exemple.fr', 'non', here)
      expect((await signIn('volunteer@exemple.fr', PASSWORD, here)).status).toBe(200)
    }
  })
  it('close the door of one house, whatever accounts it tries and whoever it says it is', async () => {
    const here = newHouse()['x-forwarded-for']
    const statuses = await Promise.all(
      Array.from({ length: 33 }, async (_, n) => {
        const headers = { 'x-forwarded-for': `6.6.6.${n}, ${here}` }
        return (await signIn(`personne${n}@exemple.fr`, 'non', headers)).status
      }),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  })
  it('are remembered by fingerprint, in the database', async () => {
    const { rows } = await (
      site.payload.db as unknown as {
        pool: { query: (sql: string) => Promise<{ rows: object[] }> }
      }
    ).pool.query('select key from rate_limits')
    expect(rows.length).toBeGreaterThan(5)
    expect(JSON.stringify(rows)).not.toMatch(/exemple|10\.1\./)
  })
})

describe('the other doors of Payload', () => {
  it('never make a first account', async () => {
    for (const name of ['first-register', 'First-Register', 'first%2Dregister']) {
      const answer = await door(name, {
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
    const known = await door('forgot-password', { email: 'admin@exemple.fr' })
    const unknown = await door('forgot-password', { email: 'nobody@exemple.fr' })
    expect(known.status).toBe(unknown.status)
    expect(known.json).toEqual(unknown.json)
  })
  it('keep the rule of passwords when one is reset', async () => {
    const token = await site.payload.forgotPassword({
      collection: 'users',
      data: { email: 'visitor@exemple.fr' },
      disableEmail: true,
    })
    expect((await door('reset-password', { token, password: 'abc' })).status).toBe(400)
    const good = 'Cinq-Chats-Gris-2026'
    expect((await door('reset-password', { token: 'faux', password: good })).status).toBe(403)
    expect((await door('reset-password', { token, password: good })).status).toBe(200)
    expect((await door('reset-password', { token, password: good })).status).toBe(403)
    expect((await signIn('visitor@exemple.fr', good)).status).toBe(200)
  })
  it('count their tries too', async () => {
    const here = newHouse()
    const statuses = []
    for (let n = 0; n < 16; n += 1) {
      statuses.push((await door('reset-password', { token: 'x', password: PASSWORD }, here)).status)
    }
    expect(statuses.at(0)).toBe(403)
    expect(statuses.at(-1)).toBe(429)
  })
  it.each(['unlock', 'verify/abc', 'logout', 'refresh-token'])(
    '%s gives a stranger nothing',
    async (name) => {
      const { status } = await door(name, { email: 'admin@exemple.fr' })
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
    const override = { 'x-payload-http-method-override': 'GET', ...newHouse() }
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
    expect(response.status).toBe(413)
    expect((await ask(site, 'GET', '/api/health')).status).toBe(200)
  })
})

describe('the page without JavaScript', () => {
  it('leads where the person wanted to go', async () => {
    const suite = '/shelter/alpha/admin/animals?search=x'
    const answer = await form({ email: 'editor@exemple.fr', password: PASSWORD, suite })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, suite])
    expect(await sessionOf(tokenOf(answer))).not.toBeNull()
  })
  it.each(['//evil.fr', '/\\evil.fr', 'https://evil.fr', '/%2F%2Fevil.fr', '/\t/evil.fr'])(
    'never leaves the site for %j',
    async (suite) => {
      const answer = await form({ email: 'editor@exemple.fr', password: PASSWORD, suite })
      expect(answer.headers.get('location')).toBe('/shelter/admin')
      const { text } = await ask(site, 'GET', `/auth/connexion?suite=${encodeURIComponent(suite)}`)
      expect(text).not.toMatch(/name="suite"/)
    },
  )
  it('comes back with the error, keeping what was typed out of the address', async () => {
    const answer = await form({ email: 'editor@exemple.fr', password: 'non', suite: '/ici' })
    const location = answer.headers.get('location') ?? ''
    expect([answer.status, location]).toEqual([
      303,
      '/auth/connexion?suite=%2Fici&erreur=identifiants',
    ])
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const { text } = await ask(site, 'GET', location, { headers: { cookie } })
    expect(text).toContain(NEUTRAL)
    expect(text).toContain('role="alert"')
    expect(text).toContain('value="editor@exemple.fr"')
    expect(text).toMatch(/name="suite"[^>]*value="\/ici"|value="\/ici"[^>]*name="suite"/)
  })
  it('shows the wait after too many tries', async () => {
    const here = newHouse()
    let location = ''
    for (let n = 0; n < 6; n += 1) {
      const answer = await form({ email: 'admin@exemple.fr', password: 'non' }, here)
      location = answer.headers.get('location') ?? ''
    }
    expect(location).toMatch(/erreur=attente&attente=8\d\d|erreur=attente&attente=900/)
    const { text } = await ask(site, 'GET', location)
    expect(text).toContain(TOO_MANY)
    expect(text).toMatch(/1[45] minutes/)
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
})

it('no e-mail, password or token is ever in the log', async () => {
  await signIn('editor@exemple.fr', PASSWORD)
  const log = await readFile(site.server.logFile, 'utf8')
  expect(log).not.toMatch(/@exemple\.fr/)
  expect(log).not.toContain(PASSWORD)
  expect(log).not.toContain('eyJ')
})
