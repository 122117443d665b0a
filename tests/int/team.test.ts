import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { login } from '@/features/accounts/api'
import { accept, cancel, invite, readInvitations } from '@/features/accounts/invite/api'
import { readOffer } from '@/features/accounts/invite/accept'
import { nameFirstAdmin } from '@/features/accounts/invite/commands'
import type { Invitation } from '@/features/accounts/invite/schema'
import type { Role } from '@/platform/access/model'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, PASSWORD as KEPT, ROLES, type Who, type World } from './access/world'
import { auditLines } from './audit-lines'
import { saveMeanwhile } from './at-that-moment'
import { call } from './in-process'

const PASSWORD = 'Cinq-Chats-Gris-2026'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const pool = () => payload.db.pool
const params = { shelterId: 'alpha' }
const ask = (email: string, role: Role = 'EDITOR', as: Who = 'admin') =>
  call(world, invite, { as, params, body: { email, role } })
const waiting = async () =>
  (await call(world, readInvitations, { as: 'admin', params })).json.data as Invitation[]
const mailTo = async (email: string): Promise<string> => {
  const { rows } = await pool().query<{ text: string }>(
    'select text from emails where "to" = $1 order by created_at desc limit 1',
    [email],
  )
  return rows[0]?.text ?? ''
}
const linkTo = async (email: string) => /jeton=([0-9a-f]+)/.exec(await mailTo(email))?.[1] ?? ''
const join = (token: string, more: object = {}) => call(world, accept, { body: { token, ...more } })
const person = async (email: string) =>
  (
    await payload.find({
      collection: 'users',
      where: { email: { equals: email } },
      overrideAccess: true,
      depth: 0,
    })
  ).docs[0]
const set = (id: string, memberships: Array<{ shelter: string; role: Role }>) =>
  payload.update({ collection: 'users', id, overrideAccess: true, data: { memberships } })

describe('an invitation', () => {
  it('is for who looks after the team', async () => {
    const expected: Partial<Record<Who, number>> = { admin: 200, superAdmin: 200, anonymous: 401 }
    for (const who of ROLES) {
      const { status } = await ask('qui@exemple.fr', 'EDITOR', who)
      const isMember = ['volunteer', 'editor', 'moderator'].includes(who)
      expect([who, status]).toEqual([who, expected[who] ?? (isMember ? 403 : 404)])
    }
    expect(await waiting()).toHaveLength(1)
  })
  it('answers and writes the same, whether an account has the address or not', async () => {
    const [known, unknown] = [await ask('visitor@exemple.fr'), await ask('inconnue@exemple.fr')]
    expect([known.status, unknown.status]).toEqual([200, 200])
    const rows = unknown.json.data as Invitation[]
    expect(rows.map(({ email, role }) => [email, role])).toEqual(
      ['qui', 'visitor', 'inconnue'].map((name) => [`${name}@exemple.fr`, 'EDITOR']),
    )
    const plain = (text: string) => text.replace(/jeton=[0-9a-f]+/, '')
    expect(plain(await mailTo('inconnue@exemple.fr'))).toBe(
      plain(await mailTo('visitor@exemple.fr')),
    )
    expect((await ask('editor@exemple.fr')).json.fields).toEqual({
      email: 'Cette personne fait déjà partie de l’équipe',
    })
    expect((await ask('non')).json.fields).toEqual({ email: 'E-mail invalide' })
    // What is kept opens no entrance by itself.
    const { rows: kept } = await pool().query(`select key, data from payload_kv`)
    expect(JSON.stringify(kept)).not.toContain(await linkTo('visitor@exemple.fr'))
  })
  it('makes an account, signed in, of an address that had none; once', async () => {
    const token = await linkTo('inconnue@exemple.fr')
    expect(await readOffer(token)).toMatchObject({ role: 'Éditeur', hasAccount: false })
    const weak = await join(token, { name: '', password: 'abc' })
    expect([weak.status, Object.keys(weak.json.fields ?? {}).sort()]).toEqual([
      400,
      ['name', 'password'],
    ])
    const answers = await Promise.all(
      [1, 2, 3].map(() => join(token, { name: 'Inès Connue', password: PASSWORD })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
    const good = answers.find(({ status }) => status === 200)
    expect(good?.json.suite).toBe('/shelter/alpha/admin')
    expect(good?.headers.get('set-cookie')).toContain('payload-token=')
    const made = await person('inconnue@exemple.fr')
    expect(made?.memberships).toMatchObject([{ shelter: world.a.shelter, role: 'EDITOR' }])
    expect(made?.isSuperAdmin).toBe(false)
    expect(await readOffer(token)).toBeNull()
  })
  it('is accepted without JavaScript, and keeps a password out of every address', async () => {
    const email = 'sansscript@exemple.fr'
    await ask(email)
    const token = await linkTo(email)
    const post = (fields: Record<string, string>) =>
      call(world, accept, { body: new URLSearchParams({ token, ...fields }) })
    const weak = await post({ name: 'Ana Sans', password: 'abc' })
    expect([weak.status, weak.headers.get('location')]).toEqual([
      303,
      `/auth/invitation?erreur=champ&jeton=${token}`,
    ])
    const good = await post({ name: 'Ana Sans', password: PASSWORD })
    expect([good.status, good.headers.get('location')]).toEqual([303, '/shelter/alpha/admin'])
    expect(good.headers.get('set-cookie')).toContain('payload-token=')
    const late = await post({ name: 'Ana Sans', password: PASSWORD })
    expect(late.headers.get('location')).toBe(`/auth/invitation?erreur=lien&jeton=${token}`)
  })
  it('adds a team to an account, which signs in as it always did', async () => {
    const token = await linkTo('visitor@exemple.fr')
    const answer = await join(token)
    expect(answer.json.suite).toBe('/auth/connexion?suite=%2Fshelter%2Falpha%2Fadmin')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect((await person('visitor@exemple.fr'))?.memberships).toMatchObject([{ role: 'EDITOR' }])
    // Taken off the team, nobody comes back by the old link.
    await set(world.users.visitor, [])
    expect((await join(token)).status).toBe(403)
  })
  it('is replaced by a newer one, and can be cancelled', async () => {
    await ask('zoe@exemple.fr')
    const old = await linkTo('zoe@exemple.fr')
    await ask('zoe@exemple.fr', 'VOLUNTEER')
    expect((await join(old, { name: 'Zoé', password: PASSWORD })).status).toBe(403)
    const mine = (await waiting()).filter(({ email }) => email === 'zoe@exemple.fr')
    expect(mine.map(({ role }) => role)).toEqual(['VOLUNTEER'])
    const invitationId = mine[0]?.id ?? ''
    const drop = (shelterId: string, as: Who) =>
      call(world, cancel, { as, params: { shelterId, invitationId } })
    expect((await drop('alpha', 'editor')).status).toBe(403)
    expect((await drop('beta', 'foreignAdmin')).status).toBe(404)
    expect((await drop('alpha', 'admin')).status).toBe(200)
    // The log says that somebody was invited, not who.
    const notes = await auditLines(invitationId)
    expect(notes.map(({ action, note }) => [action, note])).toEqual([
      ['CREATE', 'Invitation envoyée, rôle «\u00a0Bénévole\u00a0»'],
      ['DELETE', 'Invitation annulée'],
    ])
    expect(JSON.stringify(notes)).not.toContain('zoe@')
    const token = await linkTo('zoe@exemple.fr')
    expect((await join(token, { name: 'Zoé', password: PASSWORD })).status).toBe(403)
    expect(await person('zoe@exemple.fr')).toBeUndefined()
  })
  it('is worth nothing after a week, or when who wrote it no longer leads the team', async () => {
    await ask('tard@exemple.fr')
    const token = await linkTo('tard@exemple.fr')
    await pool().query(
      `update payload_kv set data = jsonb_set(data, '{expires}', '1') where data->>'email' = $1`,
      ['tard@exemple.fr'],
    )
    expect(await readOffer(token)).toBeNull()
    expect((await join(token, { name: 'Tard', password: PASSWORD })).status).toBe(403)

    await set(world.users.moderator, [{ shelter: world.a.shelter, role: 'ADMIN' }])
    await ask('par-un-autre@exemple.fr', 'ADMIN', 'moderator')
    await set(world.users.moderator, [{ shelter: world.a.shelter, role: 'MODERATOR' }])
    const last = await linkTo('par-un-autre@exemple.fr')
    expect((await join(last, { name: 'Autre', password: PASSWORD })).status).toBe(403)
  })
  it('is the only way in: an account with a password is made by a super admin alone', async () => {
    const body = { email: 'direct@exemple.fr', name: 'Direct', password: PASSWORD }
    expect((await cms(world, 'admin', 'POST', 'users', { body })).status).toBe(403)
    expect((await cms(world, 'superAdmin', 'POST', 'users', { body })).status).toBe(201)
  })
})

describe('the last ADMIN', () => {
  const remove = (who: 'admin' | 'moderator', id: string) =>
    cms(world, who, 'PATCH', `users/${id}`, { body: { memberships: [] } })

  it.each([false, true])('stays when two leave at once (each the other: %s)', async (isMutual) => {
    const ids = [world.users.admin, world.users.moderator] as const
    for (let round = 0; round < 3; round += 1) {
      for (const id of ids) await set(id, [{ shelter: world.a.shelter, role: 'ADMIN' }])
      const [first, second] = isMutual ? [ids[1], ids[0]] : ids
      const answers = await Promise.all([remove('admin', first), remove('moderator', second)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      // Whoever comes second is refused by the rule, or has nothing to say there any more.
      for (const { status } of answers) expect([200, 403, 404, 422]).toContain(status)
      const left = await payload.find({
        collection: 'users',
        overrideAccess: true,
        depth: 0,
        where: { id: { in: [...ids] } },
      })
      const admins = left.docs.filter(({ memberships }) =>
        memberships?.some(({ role }) => role === 'ADMIN'),
      )
      expect(admins).toHaveLength(1)
    }
  })
})

describe('a role that is taken away', () => {
  const pair = { email: 'editor@exemple.fr', password: KEPT }
  it.each([
    [
      'a name',
      () =>
        cms(world, 'editor', 'PATCH', `users/${world.users.editor}`, { body: { name: 'Ana Nom' } }),
    ],
    [
      'a name in a list',
      () =>
        cms(world, 'editor', 'PATCH', `users?where[id][equals]=${world.users.editor}`, {
          body: { name: 'Ana Liste' },
        }),
    ],
    ['a longer session', () => cms(world, 'editor', 'POST', 'users/refresh-token')],
    ['a new session', () => call(world, login, { body: pair })],
  ])('is not given back by %s that is saved at that moment', async (_what, save) => {
    const id = world.users.editor
    await set(id, [{ shelter: world.a.shelter, role: 'EDITOR' }])
    const change = [
      'update users set updated_at = now() where id = $1',
      'delete from users_memberships where _parent_id = $1',
    ]
    const saved = await saveMeanwhile<{ status: number }>(payload, { id, change, save })
    expect(saved.status).toBe(200)
    const { rows } = await pool().query('select 1 from users_memberships where _parent_id = $1', [
      id,
    ])
    expect(rows).toEqual([])
  })
})

describe('a team that somebody gets', () => {
  const shelters = async (id: string) =>
    (
      await pool().query<{ shelter_id: string }>(
        'select shelter_id from users_memberships where _parent_id = $1 order by _order',
        [id],
      )
    ).rows.map((row) => row.shelter_id)
  const invitedTo = async (shelterId: string, email: string, as: Who) => {
    const asked = { as, params: { shelterId }, body: { email, role: 'EDITOR' } }
    expect((await call(world, invite, asked)).status).toBe(200)
    return linkTo(email)
  }
  const held = ['update users set updated_at = now() where id = $1']
  beforeAll(() => set(world.users.admin, [{ shelter: world.a.shelter, role: 'ADMIN' }]))

  it('by an invitation gives nothing back that is taken away at that moment', async () => {
    const id = world.users.editor
    await set(id, [{ shelter: world.a.shelter, role: 'EDITOR' }])
    const token = await invitedTo('beta', 'editor@exemple.fr', 'foreignAdmin')
    const change = [...held, 'delete from users_memberships where _parent_id = $1']
    const joined = await saveMeanwhile(payload, { id, change, save: () => join(token) })
    expect(joined.status).toBe(200)
    expect(await shelters(id)).toEqual([world.b.shelter])
  })
  it('by an invitation stays when another one is accepted at once', async () => {
    const id = world.users.visitor
    await set(id, [])
    const alpha = await invitedTo('alpha', 'visitor@exemple.fr', 'admin')
    const beta = await invitedTo('beta', 'visitor@exemple.fr', 'foreignAdmin')
    const save = () => Promise.all([join(alpha), join(beta)])
    const answers = await saveMeanwhile(payload, { id, change: held, save })
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await shelters(id)).sort()).toEqual([world.a.shelter, world.b.shelter].sort())
  })
  it('by two invitations of an address without an account is in one account', async () => {
    const email = 'deux-equipes@exemple.fr'
    const alpha = await invitedTo('alpha', email, 'admin')
    const beta = await invitedTo('beta', email, 'foreignAdmin')
    const own = { name: 'Ana Deux', password: PASSWORD }
    const answers = await Promise.all([join(alpha, own), join(beta, own)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await person(email))?.memberships).toHaveLength(2)
  })
  it('as its first ADMIN gives nothing back either', async () => {
    const id = world.users.editor
    await set(id, [{ shelter: world.a.shelter, role: 'EDITOR' }])
    const req = await createLocalReq({}, payload)
    const shelter = await payload.findByID({
      collection: 'shelters',
      id: world.b.shelter,
      overrideAccess: true,
      depth: 0,
    })
    const change = [...held, 'delete from users_memberships where _parent_id = $1']
    const save = () => nameFirstAdmin(req, shelter, { email: 'editor@exemple.fr', name: '' })
    await saveMeanwhile(payload, { id, change, save })
    expect(await shelters(id)).toEqual([world.b.shelter])
  })
})
