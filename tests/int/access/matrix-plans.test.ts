import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { getTestPayload } from '../../support/payload'
import { statuses, tryAll, type Attempt } from './attempts'
import { cms, makeWorld, ROLES, type World } from './world'

let payload: Payload
let world: World
let plan: string
let tickets: Record<'STANDARD' | 'ADOPTION', string>
let comment: string

const asProgram = { overrideAccess: true, depth: 0 } as const

const sample = { title: 'Adulte', type: 'ADOPTION', species: 'DOG', priceCents: 25_000 } as const

const freshPlan = async () => {
  const data = { ...sample, shelter: world.a.shelter, ageMinMonths: 0 }
  return (await payload.create({ collection: 'plans', ...asProgram, data })).id
}

let number = 0
const ticket = async (type: 'STANDARD' | 'ADOPTION') => {
  number += 1
  const row = await payload.create({
    collection: 'tickets',
    ...asProgram,
    data: {
      shelter: world.a.shelter,
      number,
      title: `Secret ${number}`,
      type,
      priority: 'NORMAL',
      status: 'OPEN',
      requester: { name: 'Léa', email: 'lea@exemple.fr', user: world.users.visitor },
      lastActivityAt: new Date().toISOString(),
    },
  })
  return row.id
}

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  plan = await freshPlan()
  tickets = { STANDARD: await ticket('STANDARD'), ADOPTION: await ticket('ADOPTION') }
  const row = await payload.create({
    collection: 'ticket-comments',
    ...asProgram,
    data: {
      shelter: world.a.shelter,
      ticket: tickets.STANDARD,
      content: 'Entre nous',
      isInternal: true,
    },
  })
  comment = row.id
})

const moderators = statuses(403, 403, 403, 403, 200, 200, 404, 200)
const closed = statuses(403, 403, 403, 403, 403, 403, 403, 403)

const attempts: Attempt[] = [
  { name: 'read a plan', method: 'GET', path: () => `plans/${plan}`, expected: moderators },
  {
    name: 'create a plan',
    method: 'POST',
    path: () => 'plans',
    body: () => ({ ...sample, shelter: world.a.shelter }),
    expected: statuses(403, 403, 403, 403, 201, 201, 403, 201),
  },
  {
    name: 'change a plan',
    method: 'PATCH',
    path: () => `plans/${plan}`,
    body: () => ({ title: 'Adulte' }),
    expected: moderators,
  },
  {
    name: 'delete a plan',
    method: 'DELETE',
    path: async () => `plans/${await freshPlan()}`,
    expected: moderators,
  },
  ...(['STANDARD', 'ADOPTION'] as const).map((type) => ({
    name: `read a ticket (${type})`,
    method: 'GET',
    path: () => `tickets/${tickets[type]}`,
    expected: moderators,
  })),
  {
    name: 'create a ticket at Payload’s entrance',
    method: 'POST',
    path: () => 'tickets',
    body: () => ({ shelter: world.a.shelter, title: 'x', number: 99 }),
    expected: closed,
  },
  {
    name: 'change a ticket at Payload’s entrance',
    method: 'PATCH',
    path: () => `tickets/${tickets.STANDARD}`,
    body: () => ({ status: 'CLOSED' }),
    expected: closed,
  },
  {
    name: 'delete a ticket at Payload’s entrance',
    method: 'DELETE',
    path: () => `tickets/${tickets.STANDARD}`,
    expected: closed,
  },
  {
    name: 'read a comment at Payload’s entrance',
    method: 'GET',
    path: () => `ticket-comments/${comment}`,
    expected: closed,
  },
  {
    name: 'list comments at Payload’s entrance',
    method: 'GET',
    path: () => 'ticket-comments?limit=0&where[isInternal][equals]=true',
    expected: closed,
  },
  {
    name: 'count comments at Payload’s entrance',
    method: 'GET',
    path: () => 'ticket-comments/count',
    expected: closed,
  },
  {
    name: 'write a comment at Payload’s entrance',
    method: 'POST',
    path: () => 'ticket-comments',
    body: () => ({ ticket: tickets.STANDARD, content: 'x' }),
    expected: closed,
  },
]

tryAll(() => world, attempts)

describe('lists', () => {
  it.each(ROLES)('show to %s nothing of another shelter', async (who) => {
    if (['moderator', 'admin', 'superAdmin'].includes(who)) return
    for (const path of ['plans', 'tickets']) {
      const { text } = await cms(world, who, 'GET', `${path}?limit=100&depth=2`)
      expect(text).not.toContain(plan)
      expect(text).not.toContain('Secret')
    }
  })
  it('lead from no ticket to its comments', async () => {
    const path = `tickets/${tickets.STANDARD}?depth=2`
    const { text } = await cms(world, 'superAdmin', 'GET', path)
    expect(text).toContain('Secret')
    expect(text).not.toContain('Entre nous')
  })
})

describe('a plan', () => {
  it('keeps its shelter, and takes no form of another', async () => {
    const form = await payload.create({
      collection: 'forms',
      ...asProgram,
      data: { title: 'Ailleurs', type: 'STANDARD', shelter: world.b.shelter } as never,
    })
    for (const body of [{ shelter: world.b.shelter }, { form: form.id }, { priceCents: -1 }]) {
      expect((await cms(world, 'admin', 'PATCH', `plans/${plan}`, { body })).status).toBe(400)
    }
  })
})
