import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { EMPTY_DEFINITION } from '@/features/forms/model'

import { getTestPayload } from '../../support/payload'
import { statuses, tryAll, type Attempt } from './attempts'
import { cms, makeWorld, type World } from './world'

let payload: Payload
let world: World
let answer: string

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  answer = await fresh()
})

const fresh = async (shelter = world.a.shelter) => {
  const doc = await payload.create({
    collection: 'form-submissions',
    overrideAccess: true,
    data: {
      shelter,
      formTitle: 'Contact',
      formType: 'STANDARD',
      definition: EMPTY_DEFINITION,
      answers: { message: 'Bonjour' },
      senderEmail: 'lea@exemple.fr',
      status: 'NEW',
    },
  })
  return doc.id
}

const staff = statuses(403, 403, 403, 403, 200, 200, 404, 200)

const attempts: Attempt[] = [
  {
    name: 'read an answer',
    method: 'GET',
    path: () => `form-submissions/${answer}`,
    expected: staff,
  },
  {
    name: 'sort an answer',
    method: 'PATCH',
    path: () => `form-submissions/${answer}`,
    body: () => ({ status: 'READ' }),
    expected: staff,
  },
  {
    name: 'write an answer as if somebody had sent it',
    method: 'POST',
    path: () => 'form-submissions',
    body: () => ({
      shelter: world.a.shelter,
      formTitle: 'Contact',
      formType: 'STANDARD',
      definition: EMPTY_DEFINITION,
      answers: {},
      status: 'NEW',
    }),
    expected: statuses(403, 403, 403, 403, 403, 403, 403, 403),
  },
  {
    name: 'delete an answer',
    method: 'DELETE',
    path: async () => `form-submissions/${await fresh()}`,
    expected: staff,
  },
]

tryAll(() => world, attempts)

it('keeps what was sent as it was sent, in its shelter', async () => {
  const path = `form-submissions/${answer}`
  const changed = await cms(world, 'admin', 'PATCH', path, {
    body: {
      answers: { message: 'Autre' },
      senderEmail: 'x@exemple.fr',
      notes: [{ id: '1', text: 'Faux', author: world.users.editor }],
      formTitle: 'Autre',
    },
  })
  expect(changed.status).toBe(200)
  const moved = await cms(world, 'superAdmin', 'PATCH', path, {
    body: { shelter: world.b.shelter },
  })
  expect(moved.status).toBe(400)
  const row = await payload.findByID({
    collection: 'form-submissions',
    id: answer,
    overrideAccess: true,
    depth: 0,
  })
  expect(row).toMatchObject({
    shelter: world.a.shelter,
    answers: { message: 'Bonjour' },
    senderEmail: 'lea@exemple.fr',
    formTitle: 'Contact',
    notes: null,
  })
})

it('is followed by the shelter’s own people, and shows nothing of others', async () => {
  const path = `form-submissions/${answer}`
  const give = (assignee: string) => cms(world, 'admin', 'PATCH', path, { body: { assignee } })
  expect((await give(world.users.moderator)).status).toBe(200)
  expect((await give(world.users.editor)).status).toBe(400)
  expect((await give(world.users.foreignAdmin)).status).toBe(400)
  const foreign = await fresh(world.b.shelter)
  const list = await cms(world, 'admin', 'GET', 'form-submissions?limit=100&depth=2')
  expect(list.text).toContain(answer)
  expect(list.text).not.toContain(foreign)
  expect(list.text).not.toContain('fingerprint')
})
