import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { getTestPayload } from '../../support/payload'
import { cms, legalCat, makeWorld, PASSWORD, type World } from './world'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const stored = (collection: 'animals' | 'users' | 'pages' | 'shelters', id: string) =>
  payload.findByID({ collection, id, overrideAccess: true, depth: 0 }) as unknown as Promise<
    Record<string, unknown>
  >

describe('moving between shelters', () => {
  const forms = (): unknown[] => [world.b.shelter, { id: world.b.shelter }]

  it('refuses to create in a shelter where the role is too low, however it is written', async () => {
    for (const shelter of forms()) {
      const answer = await cms(world, 'mixed', 'POST', 'animals', {
        body: { name: 'Voleur', shelter, ...legalCat },
      })
      expect(answer.status).toBe(403)
    }
  })
  it('refuses to move a document there, by id, by list and as a draft', async () => {
    for (const shelter of forms()) {
      const body = { shelter }
      const id = world.a.animals.public
      expect((await cms(world, 'mixed', 'PATCH', `animals/${id}`, { body })).status).toBe(400)
      await cms(world, 'mixed', 'PATCH', `animals?where[id][equals]=${id}`, { body })
      expect((await stored('animals', id)).shelter).toBe(world.a.shelter)
      const page = world.a.pages.draft
      const draft = await cms(world, 'mixed', 'PATCH', `pages/${page}?draft=true`, { body })
      expect(draft.status).toBe(400)
      expect((await stored('pages', page)).shelter).toBe(world.a.shelter)
    }
  })
  it('is not fooled by the shelter cookie', async () => {
    const headers = {
      cookie: `payload-token=${world.tokens.editor}; payload-tenant=${world.b.shelter}`,
    }
    const answer = await cms(world, 'editor', 'POST', 'animals', {
      body: { name: 'Cookie', shelter: world.b.shelter, ...legalCat },
      headers,
    })
    expect(answer.status).toBe(403)
  })
  it('refuses a document without a shelter', async () => {
    const answer = await cms(world, 'editor', 'POST', 'animals', {
      body: { name: 'Sans', ...legalCat },
    })
    expect([400, 403]).toContain(answer.status)
    const draft = await cms(world, 'editor', 'POST', 'pages?draft=true', {
      body: { title: 'Sans' },
    })
    expect(draft.status).toBe(400)
  })
})

describe('relations to another shelter', () => {
  const sections = (content: object, type: string) => ({
    schemaVersion: 1,
    sections: [{ layout: 1, columns: [{ blocks: [{ type, content }] }] }],
  })
  it('refuses its pictures on an animal', async () => {
    for (const photos of [
      [world.b.media],
      [{ id: world.b.media }],
      [world.a.media, world.b.media],
    ]) {
      const answer = await cms(world, 'editor', 'PATCH', `animals/${world.a.animals.public}`, {
        body: { photos },
      })
      expect(answer.status).toBe(400)
    }
    const fine = await cms(world, 'editor', 'PATCH', `animals/${world.a.animals.public}`, {
      body: { photos: [world.a.media] },
    })
    expect(fine.status).toBe(200)
  })
  it('refuses its logo, its parent page, and what hides inside sections', async () => {
    const logo = await cms(world, 'admin', 'PATCH', `shelters/${world.a.shelter}`, {
      body: { logo: world.b.media },
    })
    expect(logo.status).toBe(400)
    const parent = await cms(world, 'editor', 'PATCH', `pages/${world.a.pages.draft}`, {
      body: { parent: world.b.pages.published },
    })
    expect(parent.status).toBe(400)
    for (const content of [
      sections({ mediaId: world.b.media, alt: 'x' }, 'IMAGE'),
      sections({ templateType: 'animal-vedette', animalId: world.b.animals.hidden }, 'TEMPLATE'),
    ]) {
      for (const query of ['', '?draft=true']) {
        const answer = await cms(world, 'editor', 'PATCH', `pages/${world.a.pages.draft}${query}`, {
          body: { sections: content },
        })
        expect(answer.status).toBe(400)
      }
    }
  })
  it('refuses a page under itself', async () => {
    const { published, draft } = world.a.pages
    const first = await cms(world, 'editor', 'PATCH', `pages/${draft}`, {
      body: { parent: published },
    })
    expect(first.status).toBe(200)
    const loop = await cms(world, 'editor', 'PATCH', `pages/${published}`, {
      body: { parent: draft },
    })
    expect(loop.status).toBe(422)
  })
})

describe('raising one’s own rights', () => {
  const grants = [
    { isSuperAdmin: true },
    { memberships: [{ shelter: 'A', role: 'ADMIN' }] },
    { memberships: [{ shelter: 'B', role: 'ADMIN' }] },
    { collection: 'users', roles: ['admin'], _verified: true, emailVerified: '2026-01-01' },
  ]
  const people = ['visitor', 'volunteer', 'editor', 'moderator'] as const

  it.each(people)('%s stays what they are', async (who) => {
    const before = await stored('users', world.users[who])
    for (const grant of grants) {
      const text = JSON.stringify(grant)
        .replace('"A"', `"${world.a.shelter}"`)
        .replace('"B"', `"${world.b.shelter}"`)
      await cms(world, who, 'PATCH', `users/${world.users[who]}`, { body: JSON.parse(text) })
    }
    const after = await stored('users', world.users[who])
    expect(after.isSuperAdmin).toBe(before.isSuperAdmin)
    expect(after.memberships).toEqual(before.memberships)
    expect(after.emailVerified).toEqual(before.emailVerified)
  })
  it.each([...people, 'admin'] as const)('%s is no super admin by any other word', async (who) => {
    const words = [
      { isSuperAdmin: 1 },
      { isSuperAdmin: 'true' },
      { isSuperAdmin: { equals: true } },
      { is_super_admin: true },
      { role: 'SUPER_ADMIN' },
      { roles: ['super-admin'] },
      { user: { isSuperAdmin: true } },
      { constructor: { prototype: { isSuperAdmin: true } } },
      JSON.parse('{"__proto__":{"isSuperAdmin":true}}') as unknown,
    ]
    const id = world.users[who]
    for (const body of words) {
      await cms(world, who, 'PATCH', `users/${id}`, { body })
      await cms(world, who, 'PATCH', `users?where[id][equals]=${id}`, { body })
    }
    expect((await stored('users', id)).isSuperAdmin).toBe(false)
    expect(({} as { isSuperAdmin?: unknown }).isSuperAdmin).toBeUndefined()
    expect(
      (
        await cms(world, who, 'PATCH', `users/${world.users.foreignAdmin}`, {
          body: { name: 'Pris' },
        })
      ).status,
    ).not.toBe(200)
  })
  it('an ADMIN grants nothing in another shelter, and no super administration', async () => {
    const target = `users/${world.users.volunteer}`
    const grant = [
      { shelter: world.a.shelter, role: 'VOLUNTEER' },
      { shelter: world.b.shelter, role: 'EDITOR' },
    ]
    const answer = await cms(world, 'admin', 'PATCH', target, { body: { memberships: grant } })
    expect(answer.status).toBe(403)
    await cms(world, 'admin', 'PATCH', target, { body: { isSuperAdmin: true } })
    const user = await stored('users', world.users.volunteer)
    expect(user.isSuperAdmin).toBe(false)
    expect(user.memberships).toHaveLength(1)
  })
  it('an ADMIN changes neither e-mail nor password of a colleague', async () => {
    const target = `users/${world.users.moderator}`
    await cms(world, 'admin', 'PATCH', target, {
      body: { password: 'Vole-Un-Compte-2026', email: 'vole@exemple.fr' },
    })
    expect((await stored('users', world.users.moderator)).email).toBe('moderator@exemple.fr')
    const login = payload.login({
      collection: 'users',
      data: { email: 'moderator@exemple.fr', password: PASSWORD },
      overrideAccess: true,
    })
    await expect(login).resolves.toHaveProperty('token')
  })
  it('the last ADMIN can be neither demoted nor removed', async () => {
    for (const memberships of [[], [{ shelter: world.a.shelter, role: 'EDITOR' }]]) {
      for (const who of ['admin', 'superAdmin'] as const) {
        const answer = await cms(world, who, 'PATCH', `users/${world.users.admin}`, {
          body: { memberships },
        })
        expect(answer.status).toBe(422)
      }
    }
    const answer = await cms(world, 'superAdmin', 'DELETE', `users/${world.users.admin}`)
    expect(answer.status).toBe(422)
  })
  it('nobody signs up with rights, and the first-user entrance is closed', async () => {
    const body = { email: 'moi@exemple.fr', name: 'Moi', password: PASSWORD, isSuperAdmin: true }
    for (const path of ['users', 'users/first-register']) {
      for (const who of ['anonymous', 'visitor'] as const) {
        expect((await cms(world, who, 'POST', path, { body })).status).toBe(403)
      }
    }
  })
  it('a column that the program writes cannot be written by hand', async () => {
    const page = `pages/${world.a.pages.draft}`
    await cms(world, 'editor', 'PATCH', page, {
      body: { status: 'PUBLISHED', mediaRefs: [world.a.media], createdAt: '2001-01-01' },
    })
    const after = await stored('pages', world.a.pages.draft)
    expect(after.status).toBe('DRAFT')
    expect(after.mediaRefs ?? []).toEqual([])
    await cms(world, 'admin', 'PATCH', `shelters/${world.a.shelter}`, {
      body: { status: 'SUSPENDED', slug: 'pris', isVerified: true, stripeAccountId: 'acct_1' },
    })
    const shelter = await stored('shelters', world.a.shelter)
    expect(shelter).toMatchObject({ status: 'APPROVED', slug: 'alpha', isVerified: false })
    expect(shelter.stripeAccountId ?? null).toBeNull()
  })
})

describe('private columns', () => {
  const secrets = [
    'Propriétaire',
    'Secret',
    'previousOwner',
    'veterinaryNotes',
    '06 39 98',
    'siret',
  ]
  const outsiders = ['anonymous', 'visitor', 'volunteer', 'foreignAdmin'] as const

  it.each(outsiders)('never leave in a list or a document, for %s', async (who) => {
    const paths = [
      `animals/${world.a.animals.public}?depth=2`,
      `shelters/${world.a.shelter}?depth=2`,
      `animals/${world.a.animals.public}?select[previousOwner]=true&select[veterinaryNotes]=true`,
      `animals/${world.a.animals.public}?depth=1&populate[shelters][siret]=true`,
    ]
    for (const path of paths) {
      const { text } = await cms(world, who, 'GET', path)
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
  })
  it.each(['anonymous', 'visitor', 'volunteer'] as const)(
    'cannot be guessed by %s through filters, sorts or counts',
    async (who) => {
      const filters = [
        'where[previousOwner][like]=Prop',
        'where[veterinaryNotes][exists]=true',
        'where[or][0][and][0][previousOwner][like]=Prop',
        'where[shelter.siret][equals]=73282932000074',
        'where[shelter__siret][equals]=73282932000074',
        'sort=previousOwner',
        'sort=-veterinaryNotes',
      ]
      for (const filter of filters) {
        for (const path of [`animals?${filter}`, `animals/count?${filter}`]) {
          if (path.includes('count?sort')) continue
          expect([path, (await cms(world, who, 'GET', path)).status]).toEqual([path, 400])
        }
      }
      const shelters = await cms(world, who, 'GET', 'shelters?where[siret][equals]=73282932000074')
      expect(shelters.status).toBe(400)
    },
  )
  it('tell staff of another shelter nothing through filters', async () => {
    const list = await cms(world, 'foreignAdmin', 'GET', 'animals?where[previousOwner][like]=alpha')
    expect(list.status).toBe(200)
    expect(list.json.docs).toEqual([])
    const own = await cms(world, 'foreignAdmin', 'GET', 'animals?where[previousOwner][like]=beta')
    expect((own.json.docs as unknown[]).length).toBeGreaterThan(0)
    const relation = await cms(
      world,
      'foreignAdmin',
      'GET',
      `animals?where[shelter.siret][equals]=73282932000074&where[id][equals]=${world.a.animals.public}`,
    )
    expect(relation.text).not.toContain(world.a.animals.public)
  })
  it('keep passwords and sessions out of every answer', async () => {
    const { text } = await cms(world, 'superAdmin', 'GET', 'users?limit=100&depth=2')
    expect(text).not.toMatch(/"(hash|salt|resetPasswordToken)"/)
    for (const column of ['hash', 'salt', 'resetPasswordToken']) {
      const answer = await cms(world, 'admin', 'GET', `users?where[${column}][exists]=true`)
      expect(answer.status).toBe(400)
    }
  })
})
