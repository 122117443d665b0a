import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { resetPassword } from '@/features/accounts/passwords/api'
import { joinPlatform } from '@/features/shelters/join/api'
import { decideShelter } from '@/features/shelters/review/api'
import { tags } from '@/platform/cache/tags'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, PASSWORD, ROLES, type Who, type World } from './access/world'
import { saveMeanwhile } from './at-that-moment'
import { call } from './in-process'
import { request } from './join-request'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const asProgram = { overrideAccess: true, depth: 0 } as const

const found = async (name: string) => {
  const { docs } = await payload.find({
    collection: 'shelters',
    ...asProgram,
    where: { name: { equals: name } },
  })
  return docs
}

/** A shelter that asked to join. */
async function pending(): Promise<{ id: string; slug: string; email: string }> {
  const body = request()
  expect((await call(world, joinPlatform, { body })).status).toBe(200)
  const [shelter] = await found(body.name)
  if (!shelter) throw new Error('the request was not kept')
  return shelter
}

const decide = (id: string, body: object, as: Who = 'superAdmin') =>
  call(world, decideShelter, { as, params: { id }, body })
const status = async (id: string) =>
  (await payload.findByID({ collection: 'shelters', id, ...asProgram })).status
const admin = (email: string) => ({
  decision: 'APPROVE',
  admin: { email, name: 'Jeanne Le Bihan' },
})
const isPublic = async (id: string) =>
  (await cms(world, 'anonymous', 'GET', `shelters/${id}`)).status === 200
const account = async (email: string) =>
  (await payload.find({ collection: 'users', ...asProgram, where: { email: { equals: email } } }))
    .docs[0]
const touched = async () => {
  const { pool } = payload.db
  const { rows } = await pool.query<{ tags: string[] }>('select tags from cache_outbox order by id')
  return rows.flatMap((row) => row.tags)
}
const lastNote = async (id: string) => {
  const { docs } = await payload.find({
    collection: 'audit-log',
    ...asProgram,
    where: { and: [{ entity: { equals: 'shelters' } }, { entityId: { equals: id } }] },
    sort: '-createdAt',
    limit: 1,
  })
  return docs[0]
}

describe('a decision', () => {
  it.each(ROLES.filter((who) => who !== 'superAdmin'))('is never %s’s', async (who) => {
    const { id } = await pending()
    for (const body of [
      admin(`${who.toLowerCase()}@exemple.fr`),
      { decision: 'REJECT', reason: 'non' },
      { decision: 'VERIFY', isVerified: true },
    ]) {
      expect((await decide(id, body, who)).status).toBe(who === 'anonymous' ? 401 : 403)
    }
    const own = await decide(world.a.shelter, { decision: 'VERIFY', isVerified: true }, who)
    expect(own.status).toBe(who === 'anonymous' ? 401 : 403)
    expect(await status(id)).toBe('PENDING')
  })
  it('publishes the shelter and invites its first administrator', async () => {
    const { id, email } = await pending()
    const { status: answered, json } = await decide(id, admin(` ${email.toUpperCase()} `))
    expect([answered, json.data]).toMatchObject([200, { id, status: 'APPROVED' }])
    expect(await isPublic(id)).toBe(true)
    expect(await touched()).toEqual(
      expect.arrayContaining([tags.shelter(id), tags.shelterKeys, tags.shelterPages(id)]),
    )
    const user = await account(email)
    expect(user?.memberships).toMatchObject([{ shelter: id, role: 'ADMIN' }])
    expect(user?.isSuperAdmin).toBe(false)
    expect(await lastNote(id)).toMatchObject({ user: world.users.superAdmin, note: 'Approuvé' })
  })
  it('lets the invited person choose a password, once, and sign in', async () => {
    const { id, email } = await pending()
    await decide(id, admin(email))
    const { resetPasswordToken: token } = (await payload.db.findOne({
      collection: 'users',
      where: { email: { equals: email } },
    })) as unknown as { resetPasswordToken: string }
    const good = 'Cinq-Chats-Gris-2026'
    const use = (password: string) => call(world, resetPassword, { body: { token, password } })
    expect((await use('abc')).status).toBe(400)
    expect((await use(good)).status).toBe(200)
    const again = await use('Six-Chats-Noirs-2026')
    expect([again.status, again.json.error]).toEqual([403, 'Ce lien n’est plus valable'])
    const user = await account(email)
    expect(user?.memberships).toMatchObject([{ shelter: id, role: 'ADMIN' }])
    expect(user?.sessions ?? []).toEqual([])
    const { user: signedIn } = await payload.login({
      collection: 'users',
      data: { email, password: good },
    })
    expect(signedIn?.email).toBe(email)
  })
  it('names an account that exists, keeping its other teams and its password', async () => {
    const { id } = await pending()
    await decide(id, admin('mixed@exemple.fr'))
    const user = await account('mixed@exemple.fr')
    expect(user?.name).toBe('mixed')
    expect(user?.memberships).toMatchObject([
      { shelter: world.a.shelter, role: 'EDITOR' },
      { shelter: world.b.shelter, role: 'VOLUNTEER' },
      { shelter: id, role: 'ADMIN' },
    ])
    const login = { email: 'mixed@exemple.fr', password: PASSWORD }
    expect((await payload.login({ collection: 'users', data: login })).token).toBeTruthy()
  })
  it('is kept whole or not at all', async () => {
    const { id } = await pending()
    // A name of one invisible sign is refused by the account, after the shelter was written.
    const broken = { decision: 'APPROVE', admin: { email: 'x', name: 'Jeanne' } }
    expect((await decide(id, broken)).status).toBe(400)
    const both = await Promise.all([
      decide(id, admin(`un${id}@exemple.fr`)),
      decide(id, { decision: 'REJECT', reason: 'Deux à la fois' }),
    ])
    expect(both.map((each) => each.status).sort()).toEqual([200, 422])
    const isApproved = (await status(id)) === 'APPROVED'
    expect(Boolean(await account(`un${id}@exemple.fr`))).toBe(isApproved)
  })
  it('follows the life of a shelter, and needs its reasons', async () => {
    const { id, email } = await pending()
    expect((await decide(id, { decision: 'SUSPEND', reason: 'x' })).status).toBe(422)
    expect((await decide(id, { decision: 'REINSTATE' })).status).toBe(422)
    expect((await decide(id, { decision: 'VERIFY', isVerified: true })).status).toBe(422)
    expect((await decide(id, { decision: 'REJECT', reason: '  ' })).status).toBe(400)
    await decide(id, admin(email))
    expect((await decide(id, admin(email))).status).toBe(422)
    expect((await decide(id, { decision: 'REJECT', reason: 'trop tard' })).status).toBe(422)

    const verified = await decide(id, { decision: 'VERIFY', isVerified: true })
    expect(verified.json.data).toMatchObject({ isVerified: true })
    const told = () =>
      payload.find({
        collection: 'emails',
        ...asProgram,
        where: { subject: { contains: 'est vérifié' } },
      })
    const { docs } = await told()
    expect(docs).toHaveLength(1)
    // Once more is no news.
    await decide(id, { decision: 'VERIFY', isVerified: true })
    expect((await told()).totalDocs).toBe(1)
    const suspended = await decide(id, { decision: 'SUSPEND', reason: 'Contrôle en cours' })
    expect(suspended.json.data).toMatchObject({
      status: 'SUSPENDED',
      suspensionReason: 'Contrôle en cours',
    })
    expect(await isPublic(id)).toBe(false)
    expect((await lastNote(id))?.note).toBe('Suspendu\u00a0: Contrôle en cours')
    expect((await decide(id, { decision: 'REINSTATE' })).json.data).toMatchObject({
      status: 'APPROVED',
      suspensionReason: null,
    })
    expect(await isPublic(id)).toBe(true)
  })
  it('about no shelter is not found', async () => {
    const nobody = '00000000-0000-7000-8000-000000000000'
    expect((await decide(nobody, { decision: 'REINSTATE' })).status).toBe(404)
    expect((await decide('alpha', { decision: 'REINSTATE' })).status).toBe(404)
  })
})

describe('the columns of a decision', () => {
  const raw = { status: 'APPROVED', isVerified: true, suspensionReason: 'rien' }

  it('are not written by hand, not even by a super admin', async () => {
    const { id } = await pending()
    for (const who of ['superAdmin', 'admin'] as const) {
      await cms(world, who, 'PATCH', `shelters/${id}`, { body: raw })
      await cms(world, who, 'PATCH', `shelters?where[id][equals]=${id}`, { body: raw })
    }
    const made = await cms(world, 'superAdmin', 'POST', 'shelters', {
      body: {
        ...raw,
        name: 'Créé à la main',
        slug: 'cree-a-la-main',
        email: 'a@exemple.fr',
        location: { address: '1', postalCode: '35000', city: 'Rennes', country: 'France' },
      },
    })
    expect(made.status).toBe(201)
    const [byHand] = await found('Créé à la main')
    const after = await payload.findByID({ collection: 'shelters', id, ...asProgram })
    for (const shelter of [byHand, after]) {
      expect(shelter).toMatchObject({ status: 'PENDING', isVerified: false })
      expect(shelter?.suspensionReason ?? null).toBeNull()
    }
  })
  it('do not come back with an old version', async () => {
    const { id, email } = await pending()
    await decide(id, admin(email))
    await decide(id, { decision: 'VERIFY', isVerified: true })
    const { docs } = await payload.findVersions({
      collection: 'shelters',
      ...asProgram,
      where: { parent: { equals: id } },
      sort: '-createdAt',
    })
    const old = docs.find(({ version }) => version.status === 'APPROVED' && version.isVerified)
    await decide(id, { decision: 'VERIFY', isVerified: false })
    await decide(id, { decision: 'SUSPEND', reason: 'Contrôle' })
    const user = await account(email)
    await payload.update({
      collection: 'users',
      id: String(user?.id),
      ...asProgram,
      data: { password: PASSWORD },
    })
    const { token } = await payload.login({
      collection: 'users',
      data: { email, password: PASSWORD },
    })
    world.tokens.mixed = String(token)
    const restored = await cms(world, 'mixed', 'POST', `shelters/versions/${String(old?.id)}`)
    expect(restored.status).toBe(200)
    const after = await payload.findByID({ collection: 'shelters', id, ...asProgram })
    expect(after).toMatchObject({ status: 'SUSPENDED', isVerified: false })
    expect(await isPublic(id)).toBe(false)
  })
  it('make their team no way in for others', async () => {
    const { id, email } = await pending()
    // Not yet a team: nobody but a super admin reads a request.
    for (const who of ROLES.filter((each) => each !== 'superAdmin')) {
      expect((await cms(world, who, 'GET', `shelters/${id}`)).status).toBe(404)
      const list = await cms(world, who, 'GET', `shelters?where[email][equals]=${email}`)
      expect(list.text).not.toContain(id)
    }
  })
})

describe('a shelter that is suspended', () => {
  it('is not open again by what its team saves at that moment', async () => {
    const id = world.b.shelter
    const change = ["update shelters set status = 'SUSPENDED' where id = $1"]
    const save = () =>
      cms(world, 'foreignAdmin', 'PATCH', `shelters/${id}`, { body: { acceptsVolunteers: true } })
    expect((await saveMeanwhile(payload, { id, change, save })).status).toBe(200)
    expect(await status(id)).toBe('SUSPENDED')
  })
})
