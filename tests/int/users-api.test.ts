import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { login } from '@/features/accounts/api'
import { forgotPassword, resetPassword } from '@/features/accounts/passwords/api'
import { searchUsers, updateName } from '@/features/accounts/people/api'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, PASSWORD, type Who, type World } from './access/world'
import { call } from './in-process'
import { describeOwnAccount } from './own-account'
import { describeOwnData } from './own-data'
import { describeNotifications } from './own-notifications'
import { describeOwnSettings } from './own-settings'
import { describeSignUp } from './sign-up'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const rename = (as: Who, body: unknown) => call(world, updateName, { as, body })

describe('one’s own name', () => {
  it('is trimmed and kept', async () => {
    const { status, json } = await rename('editor', { name: '  Jeanne d’Arc  ' })
    expect([status, json]).toEqual([
      200,
      { success: true, data: { id: world.users.editor, name: 'Jeanne d’Arc' } },
    ])
  })
  it.each([
    [{}, 'name', 'Le nom est requis'],
    [{ name: ' ' }, 'name', 'Le nom est requis'],
    [{ name: ' J ' }, 'name', 'Écrivez au moins 2 caractères'],
    [{ name: 'é'.repeat(81) }, 'name', '80 caractères au maximum'],
    [{ name: ['x', 'y'] }, 'name', 'Le nom est requis'],
    [{ name: 'Jean\u202eeluaP' }, 'name', 'Ce nom contient un caractère invisible'],
    [
      { name: 'Jeanne', isSuperAdmin: true },
      'isSuperAdmin',
      '« isSuperAdmin » n’est pas accepté ici',
    ],
    [{ name: 'Jeanne', id: 'x' }, 'id', '« id » n’est pas accepté ici'],
  ])('is refused as %j', async (body, field, message) => {
    const { status, json } = await rename('visitor', body)
    expect([status, json.fields]).toEqual([400, { [field]: message }])
  })
  it('needs a session, on our own pages', async () => {
    expect((await rename('anonymous', { name: 'Personne' })).status).toBe(401)
    const headers = { origin: 'https://evil.fr' }
    const body = { name: 'Volé' }
    const foreign = await call(world, updateName, { as: 'editor', body, headers })
    expect(foreign.status).toBe(403)
  })
})

describe('raising oneself', () => {
  const self = (who: 'visitor' | 'editor' | 'admin', body: object) =>
    cms(world, who, 'PATCH', `users/${world.users[who]}`, { body })
  const stored = (id: string) =>
    payload.findByID({ collection: 'users', id, overrideAccess: true, depth: 0 })

  it('gives no role, no rights and no other team', async () => {
    await self('visitor', { isSuperAdmin: true, emailVerified: '2026-01-01' })
    const memberships = [{ shelter: world.a.shelter, role: 'ADMIN' }]
    await self('visitor', { memberships })
    await self('editor', { memberships })
    await self('admin', {
      isSuperAdmin: true,
      memberships: [...memberships, { shelter: world.b.shelter, role: 'ADMIN' }],
    })
    expect(await stored(world.users.visitor)).toMatchObject({
      isSuperAdmin: false,
      memberships: [],
    })
    expect((await stored(world.users.editor)).memberships).toMatchObject([{ role: 'EDITOR' }])
    const { isSuperAdmin, memberships: teams } = await stored(world.users.admin)
    expect([isSuperAdmin, teams?.map(({ shelter }) => shelter)]).toEqual([false, [world.a.shelter]])
  })
  it('finds no token of a link in any answer', async () => {
    await payload.forgotPassword({
      collection: 'users',
      data: { email: 'editor@exemple.fr' },
      disableEmail: true,
    })
    const row = (await payload.db.findOne({
      collection: 'users',
      where: { email: { equals: 'editor@exemple.fr' } },
    })) as unknown as { resetPasswordToken: string }
    for (const who of ['editor', 'admin', 'superAdmin'] as const) {
      const { text } = await cms(
        world,
        who,
        'GET',
        `users/${world.users.editor}?showHiddenFields=true`,
      )
      expect(text).not.toContain(row.resetPasswordToken)
      const filter = `where[resetPasswordToken][like]=${row.resetPasswordToken.slice(0, 4)}`
      const guess = await cms(world, who, 'GET', `users?${filter}`)
      expect(guess.text, who).not.toContain('editor@exemple.fr')
    }
    const { rows } = await payload.db.pool.query('select before, after from audit_log')
    expect(JSON.stringify(rows)).not.toContain(row.resetPasswordToken)
  })
})

describe('a forgotten password', () => {
  it('answers the same, whoever is named', async () => {
    const ask = (email: string) => call(world, forgotPassword, { body: { email } })
    const [known, unknown] = [await ask('admin@exemple.fr'), await ask('nobody@exemple.fr')]
    expect(known.status).toBe(200)
    expect(unknown.json).toEqual(known.json)
    expect((await ask('pas une adresse')).json.fields).toEqual({ email: 'Email invalide' })
  })
})

describe('a link for a password', () => {
  it('serves one of those who use it at the same moment', async () => {
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: 'visitor@exemple.fr' },
      disableEmail: true,
    })
    const tries = [1, 2, 3, 4, 5].map((n) => `Cinq-Chats-Gris-${n}`)
    const answers = await Promise.all(
      tries.map((password) => call(world, resetPassword, { body: { token, password } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403])
    const right = tries[answers.findIndex(({ status }) => status === 200)] ?? ''
    const signed = await call(world, login, {
      body: { email: 'visitor@exemple.fr', password: right },
    })
    expect(signed.status).toBe(200)
    const { rows } = await payload.db.pool.query(
      `select 1 from emails where "to" = 'visitor@exemple.fr' and subject = 'Votre mot de passe a changé'`,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('the devices of an account', () => {
  it('are the twenty newest', async () => {
    const id = world.users.foreignAdmin
    const pool = payload.db.pool
    await pool.query(
      `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
       select n, $1, 'old-' || n, now() - n * interval '1 minute', now() + interval '1 day'
       from generate_series(10, 60) n`,
      [id],
    )
    const pair = { email: 'foreignadmin@exemple.fr', password: PASSWORD }
    expect((await call(world, login, { body: pair })).status).toBe(200)
    const { rows } = await pool.query<{ id: string }>(
      'select id from users_sessions where _parent_id = $1',
      [id],
    )
    const ids = rows.map((row) => row.id)
    expect(ids).toHaveLength(20)
    expect(ids).toContain('old-10')
    expect(ids).not.toContain('old-60')
    // The session before the tests, and the new one, still work.
    expect((await call(world, searchUsers, { as: 'foreignAdmin' })).status).toBe(200)
  })
})

describeOwnAccount(() => ({ payload, world }))

describeSignUp(() => ({ payload, world }))

describeOwnSettings(() => ({ payload, world }))

describeOwnData(() => ({ payload, world }))

describeNotifications(() => ({ payload, world }))

describe('an address that was verified', () => {
  const emailVerified = '2026-01-05T00:00:00.000Z'
  const stored = (id: string) =>
    payload.findByID({ collection: 'users', id, overrideAccess: true, depth: 0 })

  it('is so no longer once another is written over it', async () => {
    const id = world.users.volunteer
    const data = { emailVerified }
    await payload.update({ collection: 'users', id, data, overrideAccess: true })
    const write = (body: object) => cms(world, 'volunteer', 'PATCH', `users/${id}`, { body })
    expect((await write({ name: 'Autre nom', emailVerified: null })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ name: 'Autre nom', emailVerified })
    const move = { email: 'moderator2@exemple.fr', emailVerified }
    await payload.update({ collection: 'users', id, data: move, overrideAccess: true })
    expect(await stored(id)).toMatchObject({ email: 'moderator2@exemple.fr', emailVerified: null })
    // The old address alone is told, once, and not of what the new one is.
    const told = async (to: string) =>
      (
        await payload.db.pool.query<{ text: string }>(
          `select text from emails where "to" = $1 and subject like 'L’adresse e-mail%'`,
          [to],
        )
      ).rows.map(({ text }) => text)
    const messages = await told('volunteer@exemple.fr')
    expect(messages).toHaveLength(1)
    expect(messages[0]).not.toContain('moderator2')
    expect(await told('moderator2@exemple.fr')).toEqual([])
  })
})
