import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { getTestPayload } from '../../support/payload'
import { cms, makeWorld, ROLES, type Who, type World } from './world'

let payload: Payload
let world: World
let rows: Record<Slug, string>
let commonTitle: string

const asProgram = { overrideAccess: true, depth: 0 } as const

const samples = {
  forms: { title: 'Devenir bénévole' },
  'faq-items': { question: 'Quand venir\u00a0?', answer: 'L’après-midi.' },
  testimonials: { authorName: 'Léa', text: 'Merci.', consent: true },
  roles: { name: 'Soigneuse', description: 'Soigne.' },
  'saved-sections': { name: 'Rangée', content: { sections: [{ layout: 2 }] } },
}
type Slug = keyof typeof samples

const add = async (collection: Slug, shelter: string): Promise<string> => {
  const data = { ...samples[collection], shelter }
  return (await payload.create({ collection, ...asProgram, data: data as never })).id
}

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  const shelter = world.a.shelter
  rows = {
    forms: await add('forms', shelter),
    'faq-items': await add('faq-items', shelter),
    testimonials: await add('testimonials', shelter),
    roles: await add('roles', shelter),
    'saved-sections': await add('saved-sections', shelter),
  }
  const { id } = await payload.create({ collection: 'roles', ...asProgram, data: samples.roles })
  commonTitle = id
})

const statuses = (...list: number[]) =>
  Object.fromEntries(ROLES.map((who, at) => [who, list[at]])) as Record<Who, number>

const teamReads = statuses(403, 403, 403, 200, 200, 200, 404, 200)
const teamCreates = statuses(403, 403, 403, 201, 201, 201, 403, 201)
const staff = statuses(403, 403, 403, 403, 200, 200, 404, 200)
const adminWrites = statuses(403, 403, 403, 403, 403, 200, 404, 200)

const expected: Record<
  Slug,
  Record<'read' | 'create' | 'change' | 'delete', Record<Who, number>>
> = {
  forms: {
    read: staff,
    create: statuses(403, 403, 403, 403, 201, 201, 403, 201),
    change: staff,
    delete: staff,
  },
  'faq-items': { read: teamReads, create: teamCreates, change: teamReads, delete: teamReads },
  testimonials: { read: teamReads, create: teamCreates, change: teamReads, delete: teamReads },
  'saved-sections': {
    read: teamReads,
    create: teamCreates,
    change: teamReads,
    delete: teamReads,
  },
  roles: {
    read: teamReads,
    create: statuses(403, 403, 403, 403, 403, 201, 403, 201),
    change: adminWrites,
    delete: adminWrites,
  },
}

const slugs = Object.keys(samples) as Slug[]

describe.each(slugs)('%s', (slug) => {
  const status = async (who: Who, method: string, path: string, body?: object) =>
    (await cms(world, who, method, path, { body })).status

  it.each(ROLES)('as %s', async (who) => {
    const answers = {
      read: await status(who, 'GET', `${slug}/${rows[slug]}`),
      create: await status(who, 'POST', slug, { ...samples[slug], shelter: world.a.shelter }),
      change: await status(who, 'PATCH', `${slug}/${rows[slug]}`, samples[slug]),
      delete: await status(who, 'DELETE', `${slug}/${await add(slug, world.a.shelter)}`),
    }
    const { read, create, change, delete: removed } = expected[slug]
    expect(answers).toEqual({
      read: read[who],
      create: create[who],
      change: change[who],
      delete: removed[who],
    })
  })
  it('lists nothing of another shelter, and does not move there', async () => {
    const list = await cms(world, 'foreignAdmin', 'GET', `${slug}?limit=100&depth=2`)
    expect(list.text).not.toContain(rows[slug])
    const moved = await cms(world, 'admin', 'PATCH', `${slug}/${rows[slug]}`, {
      body: { shelter: world.b.shelter },
    })
    expect(moved.status).toBe(400)
    const nowhere = await cms(world, 'admin', 'POST', slug, { body: samples[slug] })
    expect(nowhere.status).toBe(400)
  })
})

describe('a title of all shelters', () => {
  it('is read by every team and written by super admins alone', async () => {
    const path = `roles/${commonTitle}`
    for (const who of ['editor', 'foreignAdmin'] as const) {
      expect((await cms(world, who, 'GET', path)).status).toBe(200)
    }
    const body = { name: 'Autre' }
    expect((await cms(world, 'admin', 'PATCH', path, { body })).status).toBe(404)
    expect((await cms(world, 'superAdmin', 'PATCH', path, { body })).status).toBe(200)
    const taken = await cms(world, 'admin', 'PATCH', `roles/${rows.roles}`, {
      body: { shelter: null },
    })
    expect(taken.status).toBe(400)
  })
})
