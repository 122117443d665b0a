import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { PASSWORD } from './access/world'
import { ask, newNetwork, openSite, type Answer, type Site } from './api-client'

const NEUTRAL = 'Identifiants incorrects'
const TOO_MANY = 'Trop de tentatives de connexion détectées'

let site: Site

const signIn = (
  email: unknown,
  password: unknown,
  headers: Record<string, string> = newNetwork(),
) => ask(site, 'POST', '/api/auth/login', { body: { email, password }, headers })
const entrance = (name: string, body: unknown, headers: Record<string, string> = newNetwork()) =>
  ask(site, 'POST', `/api/cms/users/${name}`, { body, headers })
const form = (fields: Record<string, string>, headers: Record<string, string> = newNetwork()) =>
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
    expect(answer.json).toMatchObject({ success: true, suite: '/shelter/admin' })
    expect(answer.json.token).toBe(tokenOf(answer))
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
    const evil = { origin: 'https://evil.fr', ...newNetwork() }
    expect((await signIn('editor@exemple.fr', PASSWORD, evil)).status).toBe(403)
    expect(
      (await entrance('login', { email: 'editor@exemple.fr', password: PASSWORD }, evil)).status,
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
  it('says the same of an unknown e-mail and a wrong password', async () => {
    for (const email of ['nobody@exemple.fr', 'admin@exemple.fr']) {
      const pair = { email, password: 'Quatre-Pattes-2027' }
      const answers = [await signIn(email, pair.password), await entrance('login', pair)]
      expect(answers.map(({ status }) => status)).toEqual([401, 401])
      expect(answers[0]?.json).toEqual({ success: false, error: NEUTRAL })
      expect(answers[1]?.json).toEqual({ errors: [{ message: NEUTRAL }] })
    }
  })
  it.each([
    [{}, ['email', 'password']],
    [{ email: 'x', password: '' }, ['email', 'password']],
    [{ email: ['a@b.fr'], password: { $ne: '' } }, ['email', 'password']],
    [{ email: 'a@b.fr', password: 'a'.repeat(2000) }, ['password']],
  ])('%j is a wrong shape', async (body, fields) => {
    const { status, json } = await ask(site, 'POST', '/api/auth/login', {
      body,
      headers: newNetwork(),
    })
    expect(status).toBe(400)
    expect(Object.keys(json.fields ?? {})).toEqual(fields)
  })
})

describe('too many tries', () => {
  it('close the entrance of one account to one network, by whichever entrance', async () => {
    const here = newNetwork()
    for (let n = 0; n < 5; n += 1) {
      const body = { email: n % 2 ? 'ADMIN@exemple.fr ' : 'admin@exemple.fr', password: 'non' }
      const answer =
        n % 2 ? await entrance('LOGIN', body, here) : await signIn(body.email, 'non', here)
      expect(answer.status).toBe(401)
    }
    const right = await signIn('admin@exemple.fr', PASSWORD, here)
    expect(right.status).toBe(429)
    expect(right.json).toMatchObject({ success: false, error: TOO_MANY })
    const wait = Number(right.json.retryAfter)
    expect(wait).toBeGreaterThan(800)
    expect(wait).toBeLessThanOrEqual(900)
    expect(right.headers.get('retry-after')).toBe(String(wait))
    const cms = await entrance('login', { email: 'admin@exemple.fr', password: PASSWORD }, here)
    expect(cms.status).toBe(429)
    expect(cms.json.errors).toEqual([{ message: TOO_MANY }])
    // Nobody else is locked out.
    expect((await signIn('admin@exemple.fr', PASSWORD)).status).toBe(200)
    expect((await signIn('editor@exemple.fr', PASSWORD, here)).status).toBe(200)
  })
  it('of strangers never lock the owner out', async () => {
    for (let n = 0; n < 12; n += 1) await signIn('editor@exemple.fr', 'non')
    expect((await signIn('editor@exemple.fr', PASSWORD)).status).toBe(200)
  })
  it('do not count once the right password came', async () => {
    const here = newNetwork()
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 3; n += 1) await signIn('volunteer@exemple.fr', 'non', here)
      expect((await signIn('volunteer@exemple.fr', PASSWORD, here)).status).toBe(200)
    }
  })
  it('close the entrance of one network, whatever accounts it tries and whoever it says it is', async () => {
    const here = newNetwork()['x-forwarded-for']
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
    const { rows } = await site.payload.db.pool.query('select key from rate_limits')
    expect(rows.length).toBeGreaterThan(5)
    expect(JSON.stringify(rows)).not.toMatch(/exemple|10\.1\./)
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
    const here = newNetwork()
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

it('no e-mail, password or token is ever in the log', async () => {
  await signIn('editor@exemple.fr', PASSWORD)
  const log = await readFile(site.server.logFile, 'utf8')
  expect(log).not.toMatch(/@exemple\.fr/)
  expect(log).not.toContain(PASSWORD)
  expect(log).not.toContain('eyJ')
})
