import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { readSession } from '@/features/own-space/api'
import { searchUsers } from '@/features/accounts/people/api'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const search = (as: Who | 'mixed', query = '') => call(world, searchUsers, { as, query })
const emails = async (as: Who, query = '') =>
  ((await search(as, query)).json as unknown as Array<{ email: string }>).map(({ email }) => email)

describe('searching people', () => {
  it.each([
    ['anonymous', 401],
    ['visitor', 200],
    ['volunteer', 200],
    ['editor', 200],
    ['moderator', 200],
    ['mixed', 200],
    ['admin', 200],
    ['superAdmin', 200],
  ] as const)('as %s answers %i', async (who, status) => {
    expect((await search(who, '?search=admin@exemple.fr')).status).toBe(status)
  })
  it('is a bare array of four columns', async () => {
    const { json } = await search('admin', '?search=editor')
    expect(json).toEqual([
      { id: world.users.editor, name: 'editor', email: 'editor@exemple.fr', avatar: null },
    ])
  })
  it('shows the photo that a person chose for the page of one’s own team', async () => {
    const of = async (as: 'admin' | 'foreignAdmin' | 'superAdmin') =>
      ((await search(as, '?search=mixed@')).json as unknown as Array<{ avatar: string }>)[0]?.avatar
    expect(await of('admin')).toBeNull()
    const memberships = [
      { shelter: world.a.shelter, role: 'EDITOR' as const, photo: world.a.media },
      { shelter: world.b.shelter, role: 'VOLUNTEER' as const },
    ]
    const id = world.users.mixed
    await payload.update({ collection: 'users', id, overrideAccess: true, data: { memberships } })
    expect(await of('admin')).toMatch(/^\/api\/cms\/media\/file\//)
    expect(await of('superAdmin')).toBe(await of('admin'))
    expect(await of('foreignAdmin')).toBeNull()
    const session = await call(world, readSession, { as: 'mixed' })
    expect(session.json.user).toMatchObject({ image: await of('admin') })
  })
  it('shows to an administrator the own teams alone', async () => {
    expect((await emails('admin')).sort()).toEqual(
      ['admin', 'editor', 'mixed', 'moderator', 'volunteer'].map((who) => `${who}@exemple.fr`),
    )
    expect((await emails('foreignAdmin')).sort()).toEqual([
      'foreignadmin@exemple.fr',
      'mixed@exemple.fr',
    ])
    // Parts of a name or an address, and what a pattern could mean, find no stranger.
    for (const part of [
      'visitor',
      'visitor@',
      '@exemple.fr',
      'super',
      '%25@%25',
      '_isitor@exemple.fr',
    ]) {
      const found = await emails('admin', `?search=${part}`)
      expect(found).not.toContain('visitor@exemple.fr')
      expect(found).not.toContain('superadmin@exemple.fr')
    }
  })
  it('shows to a member the people of the own teams, without their addresses', async () => {
    const of = async (as: Who | 'mixed', query = '') =>
      (await search(as, query)).json as unknown as Array<{ id: string; email: string | null }>
    const { users } = world
    const team = [users.admin, users.editor, users.mixed, users.moderator, users.volunteer].sort()
    for (const who of ['editor', 'moderator', 'mixed'] as const) {
      const found = await of(who)
      expect(found.map(({ id }) => id).sort(), who).toEqual(team)
      const read = found.filter(({ email }) => email !== null)
      expect(
        read.map(({ id }) => id),
        who,
      ).toEqual([users[who]])
    }
    // A VOLUNTEER reads nothing of a team, and who is in none finds nobody.
    const own = { id: users.volunteer, name: 'volunteer', email: 'volunteer@exemple.fr' }
    expect(await of('volunteer')).toEqual([{ ...own, avatar: null }])
    expect(await of('visitor')).toEqual([])
    // An address that one does not read is not guessed either.
    for (const part of ['admin%40exemple.fr', '%40exemple', '@']) {
      const ids = (await of('editor', `?search=${part}`)).map(({ id }) => id)
      expect(ids.filter((id) => id !== users.editor)).toEqual([])
    }
    expect((await of('editor', '?search=modera')).map(({ id }) => id)).toEqual([users.moderator])
    expect(await of('visitor', '?search=visitor')).toEqual([])
  })
  it('says nothing of an address outside of the own teams, written in full or not', async () => {
    for (const known of ['Visitor%40exemple.fr', 'superadmin%40exemple.fr'])
      expect(await emails('admin', `?search=${known}`)).toEqual([])
    expect(await emails('admin', '?search=editor%40exemple.fr')).toEqual(['editor@exemple.fr'])
  })
  it('finds everybody for a super admin', async () => {
    expect(await emails('superAdmin', '?search=visi')).toEqual(['visitor@exemple.fr'])
  })
  it('is bounded, and takes nothing else', async () => {
    for (const query of ['?limit=1000', '?select=hash', '?where[id][exists]=true']) {
      expect((await search('superAdmin', query)).status).toBe(400)
    }
    expect((await search('superAdmin', `?search=${'a'.repeat(101)}`)).status).toBe(400)
    for (let n = 0; n < 25; n += 1) {
      await payload.create({
        collection: 'users',
        overrideAccess: true,
        data: { email: `foule${n}@exemple.fr`, name: `Foule ${n}`, password: 'Quatre-Pattes-2026' },
      })
    }
    expect(await emails('superAdmin', '?search=foule')).toHaveLength(20)
  })
})
