import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { listTeamAnnouncements, writeTeamAnnouncement } from '@/features/announcements/api'
import { field, definition } from '@/features/forms/fixtures'
import { listFormCounts } from '@/features/forms/inbox/api'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

/** What the first shelter’s ADMIN reads of a list. */
async function titles(route: Parameters<typeof call>[1], query: string) {
  const { status, json } = await call(world, route, {
    as: 'admin',
    params: { shelterId: 'alpha' },
    query,
  })
  const rows = (json.data ?? []) as Array<{ title: string }>
  return { status, json, titles: rows.map(({ title }) => title) }
}

describe('the list of forms', () => {
  const forms = (query = '') => titles(listFormCounts, query)

  beforeAll(async () => {
    for (const [title, isActive] of [
      ['Contact', false],
      ['Été des bénévoles', false],
      ['Avant la visite', false],
      ['Zèbre et bénévoles', true],
    ] as const) {
      await payload.create({
        collection: 'forms',
        overrideAccess: true,
        data: {
          shelter: world.a.shelter,
          title,
          type: 'STANDARD',
          isActive,
          schema: definition(field('Message', 'textarea', { required: true })),
        },
      })
    }
  })

  it('is searched, picked by state, ordered and read page by page', async () => {
    expect((await forms()).titles[0]).toBe('Zèbre et bénévoles')
    expect((await forms('?search=BENEVOLES%20ete')).titles).toEqual(['Été des bénévoles'])
    const active = await forms('?search=benevoles&status=ACTIVE')
    expect(active.titles).toEqual(['Zèbre et bénévoles'])
    expect(active.json).toMatchObject({
      counts: { ACTIVE: 1, INACTIVE: 1 },
      pagination: { page: 1, limit: 100, total: 1, pages: 1 },
    })
    const byTitle = await forms('?sortBy=title&sortOrder=asc&limit=2')
    expect(byTitle.titles).toEqual(['Avant la visite', 'Contact'])
    expect(byTitle.json.pagination).toEqual({ page: 1, limit: 2, total: 4, pages: 2 })
    expect((await forms('?sortBy=title&sortOrder=asc&limit=2&page=2')).titles).toEqual([
      'Été des bénévoles',
      'Zèbre et bénévoles',
    ])
  })

  it.each(['?status=OPEN', '?sortBy=type', '?limit=500', '?x=1'])('refuses %s', async (query) => {
    expect((await forms(query)).status).toBe(400)
  })
})

describe('the list of announcements', () => {
  const announcements = (query = '') => titles(listTeamAnnouncements, query)

  it('comes in the order that is asked for', async () => {
    for (const [title, days] of [
      ['Zone de jeux', 2],
      ['À jeudi', 1],
    ] as const) {
      const { status } = await call(world, writeTeamAnnouncement, {
        as: 'admin',
        params: { shelterId: 'alpha' },
        body: {
          kind: 'GENERAL_INFO',
          title,
          message: 'Rendez-vous à 18 heures.',
          sendAt: new Date(Date.now() + days * 86_400_000).toISOString(),
          idempotencyKey: `team-lists-${days}-key`,
        },
      })
      expect(status).toBe(201)
    }
    expect((await announcements()).titles).toEqual(['Zone de jeux', 'À jeudi'])
    expect((await announcements('?sortOrder=asc')).titles).toEqual(['À jeudi', 'Zone de jeux'])
    expect((await announcements('?sortBy=title&sortOrder=asc')).titles).toEqual([
      'À jeudi',
      'Zone de jeux',
    ])
    expect((await announcements('?sortBy=author')).status).toBe(400)
  })
})
