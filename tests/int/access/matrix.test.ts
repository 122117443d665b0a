import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { getTestPayload } from '../../support/payload'
import {
  everybody,
  noFilter,
  ownStaffCreates,
  ownStaffReads,
  ownStaffWrites,
  statuses,
  tryAll,
  type Attempt,
} from './attempts'
import { cms, emptyPage, legalCat, makeWorld, ROLES, type World } from './world'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const fresh = async (collection: 'animals' | 'pages', more: object = {}) => {
  const base =
    collection === 'animals'
      ? { name: 'Jetable', isVisible: false, status: 'AT_SHELTER', ...legalCat }
      : { title: `Jetable ${Math.random()}`, status: 'DRAFT', sections: emptyPage }
  const doc = await payload.create({
    collection,
    overrideAccess: true,
    data: { shelter: world.a.shelter, ...base, ...more } as never,
  })
  return doc.id
}

const attempts: Attempt[] = [
  {
    name: 'read a public animal',
    method: 'GET',
    path: () => `animals/${world.a.animals.public}`,
    expected: everybody,
  },
  {
    name: 'read a hidden animal',
    method: 'GET',
    path: () => `animals/${world.a.animals.hidden}`,
    expected: ownStaffReads,
  },
  {
    name: 'read a deleted animal',
    method: 'GET',
    path: () => `animals/${world.a.animals.trashed}?trash=true`,
    expected: ownStaffReads,
  },
  {
    name: 'read a public animal of a suspended shelter',
    method: 'GET',
    path: () => `animals/${world.suspended.animals.public}`,
    expected: statuses(404, 404, 404, 404, 404, 404, 404, 200),
  },
  {
    name: 'change a public animal',
    method: 'PATCH',
    path: () => `animals/${world.a.animals.public}`,
    body: () => ({ color: 'noir' }),
    expected: ownStaffWrites,
  },
  {
    name: 'change a hidden animal',
    method: 'PATCH',
    path: () => `animals/${world.a.animals.hidden}`,
    body: () => ({ color: 'noir' }),
    expected: ownStaffWrites,
  },
  {
    name: 'create an animal',
    method: 'POST',
    path: () => 'animals',
    body: () => ({ name: 'Neuf', shelter: world.a.shelter, ...legalCat }),
    expected: ownStaffCreates,
  },
  {
    name: 'delete an animal',
    method: 'DELETE',
    path: async () => `animals/${await fresh('animals')}`,
    expected: ownStaffWrites,
  },
  {
    name: 'duplicate an animal',
    method: 'POST',
    path: async () => `animals/${await fresh('animals')}/duplicate`,
    body: () => ({}),
    expected: statuses(403, 403, 403, 200, 200, 200, 404, 200),
  },
  {
    name: 'list the versions of animals',
    method: 'GET',
    path: () => 'animals/versions',
    expected: noFilter,
  },
  {
    name: 'read a published page',
    method: 'GET',
    path: () => `pages/${world.a.pages.published}`,
    expected: everybody,
  },
  {
    name: 'read a draft page',
    method: 'GET',
    path: () => `pages/${world.a.pages.draft}`,
    expected: ownStaffReads,
  },
  {
    name: 'read a draft page as a draft',
    method: 'GET',
    path: () => `pages/${world.a.pages.draft}?draft=true`,
    expected: ownStaffReads,
  },
  {
    name: 'change a page',
    method: 'PATCH',
    path: () => `pages/${world.a.pages.published}`,
    body: () => ({ metaDescription: 'x' }),
    expected: ownStaffWrites,
  },
  {
    name: 'create a page',
    method: 'POST',
    path: () => 'pages',
    body: () => ({
      title: `Neuve ${Math.random()}`,
      shelter: world.a.shelter,
      sections: emptyPage,
    }),
    expected: ownStaffCreates,
  },
  {
    name: 'delete a page',
    method: 'DELETE',
    path: async () => `pages/${await fresh('pages')}`,
    expected: ownStaffWrites,
  },
  {
    name: 'list the versions of pages',
    method: 'GET',
    path: () => 'pages/versions',
    expected: noFilter,
  },
  {
    name: 'read a picture’s row',
    method: 'GET',
    path: () => `media/${world.a.media}`,
    expected: statuses(403, 403, 403, 200, 200, 200, 404, 200),
  },
  { name: 'list pictures', method: 'GET', path: () => 'media', expected: noFilter },
  {
    name: 'change a picture’s row',
    method: 'PATCH',
    path: () => `media/${world.a.media}`,
    body: () => ({ alt: 'x' }),
    expected: ownStaffWrites,
  },
  {
    name: 'read an approved shelter',
    method: 'GET',
    path: () => `shelters/${world.a.shelter}`,
    expected: everybody,
  },
  {
    name: 'read a suspended shelter',
    method: 'GET',
    path: () => `shelters/${world.suspended.shelter}`,
    expected: statuses(404, 404, 404, 404, 404, 404, 404, 200),
  },
  {
    name: 'change a shelter',
    method: 'PATCH',
    path: () => `shelters/${world.a.shelter}`,
    body: () => ({ phone: '01 99 00 00 00' }),
    expected: statuses(403, 403, 403, 403, 403, 200, 404, 200),
  },
  {
    name: 'create a shelter',
    method: 'POST',
    path: () => 'shelters',
    body: () => ({
      name: 'Neuf',
      slug: `neuf-${Math.random().toString(36).slice(2)}`,
      email: 'n@exemple.fr',
      location: { address: '1', postalCode: '35000', city: 'R', country: 'France' },
    }),
    expected: statuses(403, 403, 403, 403, 403, 403, 403, 201),
  },
  {
    name: 'delete a shelter',
    method: 'DELETE',
    path: () => `shelters/${world.a.shelter}`,
    expected: statuses(403, 403, 403, 403, 403, 403, 403, 403),
  },
  {
    name: 'read a colleague',
    method: 'GET',
    path: () => `users/${world.users.volunteer}`,
    expected: statuses(403, 404, 200, 404, 404, 200, 404, 200),
  },
  {
    name: 'change a colleague’s name',
    method: 'PATCH',
    path: () => `users/${world.users.volunteer}`,
    body: () => ({ phone: '1' }),
    expected: statuses(403, 404, 200, 404, 404, 200, 404, 200),
  },
  {
    name: 'delete a person',
    method: 'DELETE',
    path: () => `users/${world.users.foreignAdmin}`,
    expected: statuses(403, 403, 403, 403, 403, 403, 403, 422),
  },
  {
    name: 'read the audit log',
    method: 'GET',
    path: () => 'audit-log',
    expected: statuses(403, 403, 403, 403, 403, 200, 200, 200),
  },
  {
    name: 'read the log of consents',
    method: 'GET',
    path: () => 'consents',
    expected: statuses(403, 403, 403, 403, 403, 200, 200, 200),
  },
  ...(['POST', 'PATCH', 'DELETE'] as const).map((method) => ({
    name: `${method} a consent`,
    method,
    path: () => (method === 'POST' ? 'consents' : 'consents?where[id][exists]=true'),
    body: () => ({
      kind: 'NEWSLETTER',
      decision: 'GIVEN',
      at: new Date().toISOString(),
      text: 'x',
      source: 'donations',
      sourceId: 'y',
      shelter: world.a.shelter,
    }),
    expected: statuses(403, 403, 403, 403, 403, 403, 403, 403),
  })),
  {
    name: 'read the messages of the platform',
    method: 'GET',
    path: () => 'emails',
    expected: statuses(403, 403, 403, 403, 403, 403, 403, 200),
  },
  ...(['POST', 'PATCH', 'DELETE'] as const).map((method) => ({
    name: `${method} a message of the platform`,
    method,
    path: () => (method === 'POST' ? 'emails' : 'emails?where[id][exists]=true'),
    body: () => ({ to: 'a@exemple.fr', subject: 'x', status: 'QUEUED' }),
    expected: statuses(403, 403, 403, 403, 403, 403, 403, 403),
  })),
  {
    name: 'write into the audit log',
    method: 'POST',
    path: () => 'audit-log',
    body: () => ({ action: 'CREATE', entity: 'x', entityId: 'y' }),
    expected: statuses(403, 403, 403, 403, 403, 403, 403, 403),
  },
]

tryAll(() => world, attempts)

describe('lists', () => {
  it.each(ROLES)('of animals show to %s the public ones and the own ones', async (who) => {
    const { json } = await cms(world, who, 'GET', 'animals?limit=100')
    const ids = (json.docs as Array<{ id: string }>).map(({ id }) => id)
    expect(ids).toContain(world.a.animals.public)
    expect(ids).toContain(world.b.animals.public)
    expect(ids.includes(world.a.animals.hidden)).toBe(
      ['editor', 'moderator', 'admin', 'superAdmin'].includes(who),
    )
    expect(ids.includes(world.b.animals.hidden)).toBe(['foreignAdmin', 'superAdmin'].includes(who))
    expect(ids).not.toContain(world.a.animals.trashed)
  })
  it.each(ROLES)('of pictures and versions show to %s nothing of another shelter', async (who) => {
    if (who === 'superAdmin') return
    const other = who === 'foreignAdmin' ? world.a : world.b
    const versions = ['pages/versions', 'news/versions', 'animals/versions']
    for (const path of ['media', ...versions, 'audit-log', 'users']) {
      const { text } = await cms(world, who, 'GET', `${path}?limit=100&depth=2`)
      expect(text).not.toContain(other.pages.draft)
      expect(text).not.toContain(other.news.draft)
      expect(text).not.toContain(other.media)
      expect(text).not.toContain(other.animals.hidden)
    }
  })
})
