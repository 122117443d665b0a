import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { listPlatformPeople } from '@/features/accounts/people/api'
import type { People } from '@/features/accounts/people/view'
import {
  changeMemberDisplay,
  changeMemberRole,
  listTeamMembers,
  removeTeamMember,
} from '@/features/accounts/team-workspace/api'
import type { Route } from '@/platform/http/route'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, ROLES, type Who, type World } from './access/world'
import { call } from './in-process'
import { teamOf } from './team-members'

let payload: Payload
let world: World
let members: ReturnType<typeof teamOf>

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  members = teamOf(payload, world)
})
beforeEach(() => members.reset())

describe('who may', () => {
  const expected = {
    anonymous: 401,
    visitor: 404,
    volunteer: 403,
    editor: 403,
    moderator: 403,
    foreignAdmin: 404,
  }
  const routes: Array<[string, Route, object | undefined]> = [
    ['reads', listTeamMembers, undefined],
    ['changes a role', changeMemberRole, { from: 'EDITOR', to: 'ADMIN' }],
    ['changes what the site shows', changeMemberDisplay, { showOnSite: true }],
    ['removes', removeTeamMember, undefined],
  ]
  it.each(routes)('%s: those who look after the team alone', async (_what, route, body) => {
    for (const who of ROLES.filter((each) => each !== 'admin' && each !== 'superAdmin')) {
      const { status } = await call(world, route, { as: who, params: members.at('editor'), body })
      expect([who, status]).toEqual([who, expected[who]])
    }
    expect(await members.rolesOf('editor')).toEqual([['a', 'EDITOR']])
    for (const who of ['admin', 'superAdmin'] as const) {
      await members.set('editor', [{ shelter: world.a.shelter, role: 'EDITOR' }])
      const { status } = await call(world, route, { as: who, params: members.at('editor'), body })
      expect([who, status]).toEqual([who, 200])
    }
  })
  it('finds nobody who is not in this team, whatever the person is elsewhere', async () => {
    for (const who of ['visitor', 'foreignAdmin', 'superAdmin'] as const) {
      expect((await members.give(who, 'VOLUNTEER', 'EDITOR')).status).toBe(404)
      expect((await members.remove(who)).status).toBe(404)
      const params = members.at(who)
      const body = { showOnSite: true }
      expect((await call(world, changeMemberDisplay, { as: 'admin', params, body })).status).toBe(
        404,
      )
    }
    expect(await members.rolesOf('foreignAdmin')).toEqual([['b', 'ADMIN']])
  })
  it.each([
    ['a role', changeMemberRole, { from: 'EDITOR', to: 'ADMIN', isSuperAdmin: true }],
    ['a role', changeMemberRole, { from: 'EDITOR', to: 'SUPER_ADMIN' }],
    ['the display', changeMemberDisplay, { showOnSite: true, role: 'ADMIN' }],
    ['the display', changeMemberDisplay, { memberships: [] }],
    ['the display', changeMemberDisplay, { title: 'x' }],
  ] as Array<[string, Route, object]>)(
    'refuses more than %s: %o %j',
    async (_what, route, body) => {
      const { status } = await call(world, route, {
        as: 'admin',
        params: members.at('editor'),
        body,
      })
      expect(status).toBe(400)
      expect(await members.rolesOf('editor')).toEqual([['a', 'EDITOR']])
    },
  )
})

describe('the list of a team', () => {
  it('shows who answers for the shelter first, and nothing of other teams', async () => {
    const { data, counts, pagination } = await members.read()
    expect(data.map(({ name, role }) => [name, role])).toEqual([
      ['admin', 'ADMIN'],
      ['moderator', 'MODERATOR'],
      ['editor', 'EDITOR'],
      ['mixed', 'EDITOR'],
      ['volunteer', 'VOLUNTEER'],
    ])
    expect(counts.roles).toEqual({ ADMIN: 1, MODERATOR: 1, EDITOR: 2, VOLUNTEER: 1 })
    expect(pagination).toEqual({ page: 1, limit: 12, total: 5, pages: 1 })
    expect(data[0]).toMatchObject({ isSelf: true, isLastAdmin: true, title: null, image: null })
    // The world signed in just now.
    const visit = Date.parse(data[0]?.lastVisit ?? '')
    expect(Math.abs(Date.now() - visit)).toBeLessThan(3_600_000)
    expect(JSON.stringify(data)).not.toContain(world.b.shelter)
  })
  it('is searched by name or e-mail, and by role', async () => {
    const names = async (query: string) => (await members.read(query)).data.map(({ name }) => name)
    expect(await names('?search=EDIT')).toEqual(['editor'])
    expect(await names('?search=exemple mixed')).toEqual(['mixed'])
    expect(await names('?search=%25')).toEqual([])
    expect(await names('?role=EDITOR')).toEqual(['editor', 'mixed'])
    expect((await members.read('?search=editor&role=ADMIN')).counts.roles.EDITOR).toBe(1)
    const byName = ['admin', 'editor', 'mixed', 'moderator', 'volunteer']
    expect(await names('?sortBy=name&sortOrder=asc')).toEqual(byName)
    expect(await names('')).toEqual(['admin', 'moderator', 'editor', 'mixed', 'volunteer'])
    await members.cameLast('volunteer')
    expect((await names('?sortBy=lastVisit'))[0]).toBe('volunteer')
    expect((await members.list('?sortBy=email')).status).toBe(400)
    for (const query of ['?role=NONSENSE', '?limit=101', '?other=1', '?search=a%00b'])
      expect((await members.list(query)).status).toBe(400)
  })
  it('is the only thing of somebody’s teams that Payload’s own API tells', async () => {
    const path = `users/${world.users.mixed}`
    const seen = async (who: Who | 'mixed', address: string) =>
      (await cms(world, who, 'GET', address)).text.includes(world.b.shelter)
    expect(await seen('admin', path)).toBe(false)
    expect(await seen('admin', 'users?limit=100')).toBe(false)
    expect(await seen('mixed', path)).toBe(true)
    expect(await seen('superAdmin', path)).toBe(true)
    // Nor do the rows that a filter or an order finds.
    const [a, b] = [world.a.shelter, world.b.shelter]
    const found = async (query: string) => {
      const { status, json } = await cms(world, 'admin', 'GET', `users?depth=0&${query}`)
      return status === 200 ? (json.docs as unknown[]).length : status
    }
    expect(await found(`where[memberships.shelter][equals]=${a}`)).toBe(5)
    expect(await found(`where[memberships.shelter][in]=${a},${b}`)).toBe(5)
    expect(await found(`where[memberships.shelter][equals]=${b}`)).toBe(0)
    expect(await found(`where[or][0][memberships.shelter][in]=${b}`)).toBe(0)
    for (const query of [
      `where[memberships.shelter][not_equals]=${b}`,
      'where[and][0][or][0][memberships.role][equals]=VOLUNTEER',
      `where[memberships__shelter][equals]=${b}`,
      'sort=-memberships.role',
    ])
      expect([query, await found(query)]).toEqual([query, 400])
    // A form that sends back what it was shown takes nothing away.
    const body = { memberships: [{ shelter: world.a.shelter, role: 'MODERATOR' }] }
    const saved = await cms(world, 'admin', 'PATCH', path, { body })
    expect([saved.status, saved.text.includes(world.b.shelter)]).toEqual([200, false])
    expect(await members.rolesOf('mixed')).toEqual([
      ['b', 'VOLUNTEER'],
      ['a', 'MODERATOR'],
    ])
  })
})

describe('the people of the platform', () => {
  const people = (as: Who, query = '') => call(world, listPlatformPeople, { as, query })
  const found = async (query: string) =>
    (await people('superAdmin', query)).json as unknown as People
  it('are for super admins', async () => {
    const statuses = await Promise.all(ROLES.map(async (as) => [as, (await people(as)).status]))
    for (const [as, status] of statuses)
      expect([as, status]).toEqual([as, { superAdmin: 200, anonymous: 401 }[String(as)] ?? 403])
  })
  it('come by name with their teams, and are searched, and picked by role and shelter', async () => {
    const { data, counts, pagination } = await found('?limit=100')
    expect(pagination.total).toBe(data.length)
    expect(counts.roles).toEqual({ SUPER_ADMIN: 1, USER: data.length - 1 })
    expect(data.find(({ name }) => name === 'mixed')).toMatchObject({
      isSuperAdmin: false,
      shelters: [
        { id: world.a.shelter, name: 'Refuge alpha', role: 'EDITOR' },
        { id: world.b.shelter, name: 'Refuge beta', role: 'VOLUNTEER' },
      ],
    })
    const names = async (query: string) => (await found(query)).data.map(({ name }) => name)
    expect(await names('?role=SUPER_ADMIN')).toEqual(['superAdmin'])
    const up = await names('?limit=100')
    expect(await names('?limit=100&sortBy=name&sortOrder=desc')).toEqual([...up].reverse())
    const { pool } = payload.db
    await pool.query(`update users set created_at = now() + interval '1 day' where id = $1`, [
      world.users.visitor,
    ])
    expect((await names('?sortBy=createdAt&sortOrder=desc'))[0]).toBe('visitor')
    await members.cameLast('mixed')
    expect((await names('?sortBy=lastVisit&sortOrder=desc'))[0]).toBe('mixed')
    expect((await people('superAdmin', '?sortBy=email')).status).toBe(400)
    expect(await names(`?shelter=${world.b.shelter}`)).toEqual(['foreignAdmin', 'mixed'])
    expect(await names(`?search=FOREIGN&shelter=${world.b.shelter}`)).toEqual(['foreignAdmin'])
    expect(await names('?search=personne-ici')).toEqual([])
    for (const query of ['?role=ADMIN', '?shelter=x', '?limit=101', '?sort=hash'])
      expect((await people('superAdmin', query)).status).toBe(400)
  })
})
