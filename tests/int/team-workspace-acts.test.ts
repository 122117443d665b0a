import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { leaveOneTeam } from '@/features/accounts/own/api'
import { changeMemberDisplay } from '@/features/accounts/team-workspace/api'
import type { TeamMember } from '@/features/accounts/team-workspace/view'
import { listTeamNews } from '@/features/news/workspace/api'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, type World } from './access/world'
import { auditLines } from './audit-lines'
import { call } from './in-process'
import { teamOf } from './team-members'

const LAST = 'Le dernier administrateur d’un refuge ne peut pas être retiré'

let payload: Payload
let world: World
let members: ReturnType<typeof teamOf>

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  members = teamOf(payload, world)
})
beforeEach(() => members.reset())

describe('a role', () => {
  it('is changed, told by e-mail and written in the log of the shelter', async () => {
    const { status, json } = await members.give('mixed', 'EDITOR', 'MODERATOR')
    expect([status, (json.data as TeamMember).role]).toEqual([200, 'MODERATOR'])
    expect(await members.rolesOf('mixed')).toContainEqual(['b', 'VOLUNTEER'])
    const mail = await members.lastMailTo('mixed')
    expect(mail?.subject).toBe('Votre rôle dans l’équipe du Refuge alpha a changé')
    expect(mail?.text).toContain('Modérateur')
    const own = await cms(
      world,
      'admin',
      'GET',
      `audit-log?where[entityId][equals]=${world.users.mixed}&sort=-createdAt&limit=1`,
    )
    expect(own.text).toContain('mixed est maintenant')
    expect(own.text).not.toContain(world.b.shelter)
    const lines = await auditLines(world.users.mixed)
    expect(lines.every(({ by }) => by !== null)).toBe(true)
  })
  it('is the one that was seen, or nothing is done', async () => {
    const { status, json } = await members.give('editor', 'VOLUNTEER', 'ADMIN')
    expect([status, json.error]).toEqual([
      409,
      'Son rôle a changé entre-temps\u00a0: «\u00a0Éditeur\u00a0»',
    ])
    expect(await members.rolesOf('editor')).toEqual([['a', 'EDITOR']])
  })
  it('that is less than before takes what was told for it, and nothing else', async () => {
    const user = world.users.mixed
    const told = async () => {
      const { docs } = await payload.find({
        collection: 'notifications',
        overrideAccess: true,
        where: { user: { equals: user }, type: { not_equals: 'TEAM_ROLE_CHANGED' } },
        sort: 'title',
      })
      return docs.map(({ title }) => title)
    }
    for (const [title, shelter, actionUrl] of [
      ['ailleurs', world.b.shelter, '/shelter/beta/admin/adoptions'],
      ['équipe', world.a.shelter, '/shelter/alpha/admin/adoptions'],
      ['formulaire', world.a.shelter, '/admin/collections/tickets/1'],
      ['perso', world.a.shelter, '/mes-demandes'],
    ] as const)
      await payload.create({
        collection: 'notifications',
        overrideAccess: true,
        data: { user, type: 'ADOPTION_REQUEST', title, shelter, actionUrl },
      })
    await members.give('mixed', 'EDITOR', 'MODERATOR')
    expect(await told()).toHaveLength(4)
    await members.give('mixed', 'MODERATOR', 'VOLUNTEER')
    expect(await told()).toEqual(['ailleurs', 'perso'])
  })
  it('of the last ADMIN stays, whoever asks', async () => {
    for (const as of ['admin', 'superAdmin'] as const) {
      const answers = [
        await members.give('admin', 'ADMIN', 'EDITOR', as),
        await members.remove('admin', as),
      ]
      for (const { status, json } of answers) expect([status, json.error]).toEqual([422, LAST])
    }
    const { status, json } = await members.leave('admin')
    expect([status, json.error]).toEqual([422, LAST])
    expect(await members.rolesOf('admin')).toEqual([['a', 'ADMIN']])
  })
  it('of two ADMINs who demote each other at once is left to one of them', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (const who of ['admin', 'moderator'] as const)
        await members.set(who, [{ shelter: world.a.shelter, role: 'ADMIN' }])
      const answers = await Promise.all([
        members.give('moderator', 'ADMIN', 'EDITOR', 'admin'),
        members.give('admin', 'ADMIN', 'EDITOR', 'moderator'),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const left = [...(await members.rolesOf('admin')), ...(await members.rolesOf('moderator'))]
      expect(left.filter(([, role]) => role === 'ADMIN')).toHaveLength(1)
    }
  })
})

describe('somebody who is removed', () => {
  it('finds every door of the team closed at once, and keeps the account', async () => {
    const asked = { as: 'editor', params: { shelterId: 'alpha' } } as const
    const doors = async () => [
      (await call(world, listTeamNews, asked)).status,
      (await cms(world, 'editor', 'GET', `news/${world.a.news.draft}`)).status,
      (
        await cms(world, 'editor', 'PATCH', `animals/${world.a.animals.public}`, {
          body: { name: 'Nala' },
        })
      ).status,
    ]
    expect(await doors()).toEqual([200, 200, 200])
    expect((await members.remove('editor')).status).toBe(200)
    // With the session that was open all the time.
    expect(await doors()).toEqual([404, 404, 403])
    expect((await cms(world, 'editor', 'GET', `users/${world.users.editor}`)).status).toBe(200)
    const access = await cms(world, 'editor', 'GET', 'access')
    expect(access.json.canAccessAdmin).toBeFalsy()
    expect((await members.lastMailTo('editor'))?.subject).toBe(
      'Vous ne faites plus partie de l’équipe du Refuge alpha',
    )
    expect((await members.remove('editor')).status).toBe(404)
  })
  it('stays in the other teams', async () => {
    expect((await members.remove('mixed')).status).toBe(200)
    expect(await members.rolesOf('mixed')).toEqual([['b', 'VOLUNTEER']])
  })
})

describe('leaving', () => {
  it.each(['volunteer', 'editor', 'moderator', 'mixed'] as const)(
    'is up to %s, and of one team alone',
    async (who) => {
      const before = await members.lastMailTo(who)
      expect((await members.leave(who)).status).toBe(200)
      expect(await members.rolesOf(who)).toEqual(who === 'mixed' ? [['b', 'VOLUNTEER']] : [])
      // Nobody is told of what they did themselves.
      expect(await members.lastMailTo(who)).toEqual(before)
      const notes = (await auditLines(world.users[who])).map(({ note }) => note)
      expect(notes.some((note) => note?.startsWith(`${who} a quitté l’équipe`))).toBe(true)
      expect((await members.leave(who)).status).toBe(404)
    },
  )
  it('is up to an ADMIN when another one stays', async () => {
    await members.set('moderator', [{ shelter: world.a.shelter, role: 'ADMIN' }])
    expect((await members.leave('admin')).status).toBe(200)
    expect((await members.list()).status).toBe(404)
  })
  it('is done from one’s account too, without JavaScript', async () => {
    const form = (shelter: string) => new URLSearchParams({ shelter })
    const leave = (as: 'volunteer' | 'admin' | 'anonymous', body: unknown) =>
      call(world, leaveOneTeam, { as, body })
    const nobody = await leave('anonymous', form(world.a.shelter))
    expect([nobody.status, nobody.headers.get('location')]).toEqual([
      303,
      '/auth/connexion?suite=%2Faccount',
    ])
    expect((await leave('admin', { shelter: world.a.shelter })).json.error).toBe(LAST)
    expect((await leave('volunteer', { shelter: world.b.shelter })).status).toBe(404)
    const done = await leave('volunteer', form(world.a.shelter))
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      '/account?fait=equipes#equipes',
    ])
    expect(await members.rolesOf('volunteer')).toEqual([])
  })
  it('is of a team in which one is', async () => {
    for (const who of ['visitor', 'foreignAdmin', 'superAdmin'] as const)
      expect((await members.leave(who)).status).toBe(404)
    expect((await members.leave('anonymous')).status).toBe(401)
  })
})

describe('what the site shows of somebody', () => {
  const show = (body: object) =>
    call(world, changeMemberDisplay, { as: 'admin', params: members.at('editor'), body })
  const title = (shelter?: string) =>
    payload.create({
      collection: 'roles',
      overrideAccess: true,
      data: { name: 'Soigneuse', description: 'Soigne.', ...(shelter && { shelter }) },
    })
  it('is a title of the shelter, and whether they stand there', async () => {
    const own = await title(world.a.shelter)
    const { json } = await show({ title: own.id, showOnSite: true })
    expect(json.data).toMatchObject({
      title: { id: own.id, name: 'Soigneuse' },
      showOnSite: true,
      role: 'EDITOR',
    })
    expect((await members.read()).titles.map(({ id }) => id)).toContain(own.id)
    expect((await show({ title: null })).json.data).toMatchObject({ title: null, showOnSite: true })
    expect((await show({ showOnSite: false })).json.data).toMatchObject({ showOnSite: false })
  })
  it('is no title of another shelter', async () => {
    const foreign = await title(world.b.shelter)
    expect((await show({ title: foreign.id })).status).toBe(400)
    expect((await members.read()).titles.map(({ id }) => id)).not.toContain(foreign.id)
  })
})
