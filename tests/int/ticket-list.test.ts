import { beforeAll, describe, expect, it } from 'vitest'

import { listTeamTickets } from '@/features/tickets/api'

import type { Who } from './access/world'
import { call } from './in-process'
import { openTicketFixture, type TicketFixture } from './ticket-fixture'

let fixture: TicketFixture
const list = (as: Who, query = '', shelterId = fixture.world.a.shelter) =>
  call(fixture.world, listTeamTickets, { as, params: { shelterId }, query })
const titles = async (query: string): Promise<string[]> => {
  const { json } = await list('moderator', query)
  return (json.data as Array<{ title: string }>).map(({ title }) => title)
}

beforeAll(async () => {
  fixture = await openTicketFixture()
  await fixture.open('visitor', { title: 'Clôture à réparer' })
  await fixture.open('moderator', { title: 'Pressé', priority: 'URGENT' })
  const mine = await fixture.open('moderator', { title: 'Une famille', type: 'ADOPTION' })
  await fixture.payload.update({
    collection: 'tickets',
    id: mine.id,
    data: { assignee: fixture.world.users.moderator },
    overrideAccess: true,
  })
})

describe('the tickets of a shelter', () => {
  it.each<[Who, number]>([
    ['anonymous', 401],
    ['visitor', 404],
    ['foreignAdmin', 404],
    ['volunteer', 403],
    ['editor', 403],
    ['moderator', 200],
    ['admin', 200],
    ['superAdmin', 200],
  ])('answers %s with %i', async (who, status) => {
    expect((await list(who)).status).toBe(status)
  })

  it('puts the most urgent first, and counts each part', async () => {
    const { json } = await list('moderator')
    expect((json.data as Array<{ title: string }>)[0]?.title).toBe('Pressé')
    expect(json.counts).toEqual({ todo: 3, waiting: 0, done: 0, all: 3 })
    expect(json.pagination).toEqual({ page: 1, limit: 12, total: 3, pages: 1 })
  })

  it('finds by words without accents, type, follower and state', async () => {
    expect(await titles('?search=cloture%20a%20reparer')).toEqual(['Clôture à réparer'])
    expect(await titles('?type=ADOPTION')).toEqual(['Une famille'])
    expect(await titles('?assignee=me')).toEqual(['Une famille'])
    expect(await titles('?priority=URGENT&status=OPEN,IN_PROGRESS')).toEqual(['Pressé'])
    expect(await titles('?status=CLOSED')).toEqual([])
    expect(await titles('?page=2')).toEqual([])
  })

  it('refuses what it does not know, on its field', async () => {
    const { status, json } = await list('moderator', '?limit=1000&status=LOST&assignee=toi')
    expect(status).toBe(400)
    expect(Object.keys(json.fields ?? {}).sort()).toEqual(['assignee', 'limit', 'status.0'])
  })

  it('shows nothing of another shelter', async () => {
    const { world } = fixture
    const { json } = await list('foreignAdmin', '', world.b.shelter)
    expect(json.data).toEqual([])
  })
})
