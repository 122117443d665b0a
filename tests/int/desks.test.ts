import { createLocalReq, type Payload } from 'payload'
import type { ReactElement } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'

import * as abuse from '@/features/abuse/admin/desk'
import * as campaigns from '@/features/campaigns/admin/desk'
import * as lostFound from '@/features/lost-found/admin/desk'
import * as places from '@/features/places/admin/desk'
import { ReportsLink as reports } from '@/features/relay/admin/ReportsLink'
import * as supplies from '@/features/supply-requests/admin/desk'
import * as volunteering from '@/features/volunteering/admin/desk'
import * as walks from '@/features/walks/admin/desk'
import * as wall from '@/features/wall/admin/desk'

import { getTestPayload } from '../support/payload'
import { makeWorld, ROLES, type Who, type World } from './access/world'

// They bring the styles of Payload, which Node does not read.
vi.mock('@/ui/AdminList/OwnScreen', () => ({ OwnScreen: () => null }))
vi.mock('@/ui/AdminList/ShelterScreen', () => ({ PlatformScreen: () => null }))

const DESKS = { lostFound, supplies, campaigns, walks, wall, volunteering, abuse, places }
const LINKS = {
  ...Object.fromEntries(Object.entries(DESKS).map(([room, { DeskLink }]) => [room, DeskLink])),
  reports,
}

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

type Line = { href: string; label: string; count?: number; waits?: string }

const userOf = (who: Who) =>
  who === 'anonymous' ? null : payload.findByID({ collection: 'users', id: world.users[who] })

/** The lines of the menu that a person has, by the room of their desk. */
async function menuOf(who: Who): Promise<Record<string, Line>> {
  const user = await userOf(who)
  const lines = await Promise.all(
    Object.entries(LINKS).map(async ([room, Link]) => {
      const drawn = (await Link({ payload, user } as never)) as ReactElement<Line> | null
      return drawn ? [[room, drawn.props] as const] : []
    }),
  )
  return Object.fromEntries(lines.flat())
}

const OF_EDITORS = ['lostFound', 'campaigns', 'walks', 'wall']
const OF_MODERATORS = ['lostFound', 'supplies', 'campaigns', 'walks', 'wall', 'volunteering']

it('stand in the menu of those who work there', async () => {
  const menus = await Promise.all(
    ROLES.map(async (who) => [who, Object.keys(await menuOf(who))] as const),
  )
  expect(Object.fromEntries(menus)).toEqual({
    anonymous: [],
    visitor: [],
    volunteer: [],
    editor: OF_EDITORS,
    moderator: OF_MODERATORS,
    admin: OF_MODERATORS,
    foreignAdmin: OF_MODERATORS,
    superAdmin: Object.keys(LINKS),
  })
})

it('say where they are, and how many rows wait for the person', async () => {
  await payload.db.pool.query(
    `insert into walks (created_by, shelter_id, slug, name, difficulty, type, distance, status, submitted_at)
     values ($1, $2, 'lavoir', 'Le lavoir', 'EASY', 'STROLL', 4200, 'PENDING', now())`,
    [world.users.visitor, world.a.shelter],
  )
  const line = { href: '/admin/promenades', label: 'Promenades', waits: 'à traiter' }
  expect((await menuOf('editor')).walks).toEqual({ ...line, count: 1 })
  expect((await menuOf('superAdmin')).walks).toEqual({ ...line, count: 1 })
  expect((await menuOf('foreignAdmin')).walks).toEqual({ ...line, count: 0 })
})

it('are the screens of those alone, whoever knows their address', async () => {
  const screens = await Promise.all(
    ROLES.map(async (who) => {
      const user = await userOf(who)
      const req = await createLocalReq(
        user ? { user: { ...user, collection: 'users' } } : {},
        payload,
      )
      const shown = await Promise.all(
        Object.entries(DESKS).map(async ([room, { DeskView }]) => {
          const props = { initPageResult: { req } } as never
          const drawn = (await DeskView(props)) as ReactElement<{ isAllowed: boolean }>
          return drawn.props.isAllowed ? [room] : []
        }),
      )
      return [who, shown.flat()] as const
    }),
  )
  expect(Object.fromEntries(screens)).toEqual({
    anonymous: [],
    visitor: [],
    volunteer: [],
    editor: OF_EDITORS,
    moderator: OF_MODERATORS,
    admin: OF_MODERATORS,
    foreignAdmin: OF_MODERATORS,
    superAdmin: Object.keys(DESKS),
  })
})
