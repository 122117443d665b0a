import type { Payload } from 'payload'
import { beforeAll } from 'vitest'

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
import { makeWorld, type World } from './world'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const fresh = async () => {
  const doc = await payload.create({
    collection: 'news',
    overrideAccess: true,
    data: {
      shelter: world.a.shelter,
      title: 'Jetable',
      status: 'DRAFT',
      content: '<p>x</p>',
    },
  })
  return doc.id
}

const attempts: Attempt[] = [
  {
    name: 'read a published article',
    method: 'GET',
    path: () => `news/${world.a.news.published}`,
    expected: everybody,
  },
  {
    name: 'read a published article of a suspended shelter',
    method: 'GET',
    path: () => `news/${world.suspended.news.published}`,
    expected: statuses(404, 404, 404, 404, 404, 404, 404, 200),
  },
  {
    name: 'read a draft article',
    method: 'GET',
    path: () => `news/${world.a.news.draft}?draft=true`,
    expected: ownStaffReads,
  },
  {
    name: 'change an article',
    method: 'PATCH',
    path: () => `news/${world.a.news.published}`,
    body: () => ({ excerpt: 'x' }),
    expected: ownStaffWrites,
  },
  {
    name: 'publish an article',
    method: 'PATCH',
    path: async () => `news/${await fresh()}`,
    body: () => ({ nextStatus: 'PUBLISHED' }),
    expected: ownStaffWrites,
  },
  {
    name: 'create an article',
    method: 'POST',
    path: () => 'news',
    body: () => ({ title: 'Neuf', shelter: world.a.shelter, content: '<p>x</p>' }),
    expected: ownStaffCreates,
  },
  {
    name: 'duplicate an article',
    method: 'POST',
    path: async () => `news/${await fresh()}/duplicate`,
    body: () => ({}),
    expected: statuses(403, 403, 403, 200, 200, 200, 404, 200),
  },
  {
    name: 'delete an article',
    method: 'DELETE',
    path: async () => `news/${await fresh()}`,
    expected: ownStaffWrites,
  },
  {
    name: 'list the versions of news',
    method: 'GET',
    path: () => 'news/versions',
    expected: noFilter,
  },
  {
    name: 'filter news by a private column',
    method: 'GET',
    path: () => 'news?where[viewCount][greater_than]=0',
    expected: statuses(400, 400, 400, 200, 200, 200, 200, 200),
  },
]

tryAll(() => world, attempts)
