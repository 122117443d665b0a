import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { getTestPayload } from '../../support/payload'
import { cms, emptyPage, makeWorld, ROLES, type Who, type World } from './world'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

describe('volume', () => {
  it.each([
    ['limit=0', 100],
    ['limit=100000', 100],
    ['limit=2', 2],
  ])('bounds ?%s', async (query, most) => {
    const { json } = await cms(world, 'superAdmin', 'GET', `animals?${query}`)
    expect(json.limit).toBe(most)
  })
  it.each(['limit=-1', 'limit=1e2x', 'page=-1', 'page=0', 'page=NaN', 'page=1.5'])(
    'survives ?%s',
    async (query) => {
      const { status } = await cms(world, 'anonymous', 'GET', `animals?${query}`)
      expect([200, 400]).toContain(status)
    },
  )
  it('shows deleted rows to nobody but the staff', async () => {
    for (const who of ['anonymous', 'visitor', 'volunteer'] as const) {
      const { text } = await cms(world, who, 'GET', 'animals?trash=true&limit=100')
      expect(text).not.toContain(world.a.animals.trashed)
    }
    const { text } = await cms(world, 'editor', 'GET', 'animals?trash=true&limit=100')
    expect(text).toContain(world.a.animals.trashed)
    expect(text).not.toContain(world.b.animals.trashed)
  })
})

describe('Payload’s own collections', () => {
  const slugs = ['payload-jobs', 'payload-kv', 'payload-migrations']
  const outsiders: Who[] = ['anonymous', 'visitor', 'volunteer']

  it('are closed to everybody, whatever the operation', async () => {
    for (const who of ROLES) {
      for (const slug of slugs) {
        for (const method of ['GET', 'POST', 'DELETE']) {
          const path = `${slug}?where[id][exists]=true`
          const call = method === 'POST' ? { body: {} } : {}
          const { status } = await cms(world, who, method, path, call)
          expect([403, 404, 501]).toContain(status)
        }
      }
    }
  })
  it('let no visitor freeze a document', async () => {
    const body = {
      document: { relationTo: 'animals', value: world.a.animals.public },
      user: { relationTo: 'users', value: world.users.visitor },
    }
    for (const who of outsiders) {
      expect((await cms(world, who, 'POST', 'payload-locked-documents', { body })).status).toBe(403)
      expect((await cms(world, who, 'GET', 'payload-locked-documents')).status).toBe(403)
    }
    const save = await cms(world, 'editor', 'PATCH', `animals/${world.a.animals.public}`, {
      body: { color: 'gris' },
    })
    expect(save.status).toBe(200)
  })
  it('run no job for anybody who asks', async () => {
    for (const who of ROLES) {
      for (const path of ['payload-jobs/run', 'payload-jobs/handle-schedules']) {
        expect([401, 403, 404]).toContain((await cms(world, who, 'GET', path)).status)
      }
    }
  })
  it('keep preferences to their owner', async () => {
    const saved = await cms(world, 'editor', 'POST', 'payload-preferences/liste', {
      body: { value: { secret: 'colonne' } },
    })
    expect(saved.status).toBe(200)
    for (const who of ['admin', 'foreignAdmin', 'superAdmin'] as const) {
      expect((await cms(world, who, 'GET', 'payload-preferences/liste')).text).not.toContain(
        'colonne',
      )
    }
  })
  it('have no GraphQL', async () => {
    const answer = await cms(world, 'anonymous', 'POST', 'graphql', {
      body: { query: '{__typename}' },
    })
    expect(answer.status).toBe(404)
  })
})

describe('every collection', () => {
  it('says who may do what, with no default left', () => {
    for (const { slug, access } of payload.config.collections) {
      for (const key of [
        'read',
        'create',
        'update',
        'delete',
        'readVersions',
        'unlock',
        'admin',
      ] as const) {
        expect([slug, key, typeof access[key]]).toEqual([slug, key, 'function'])
        expect([slug, key, String(access[key])]).not.toEqual([
          slug,
          key,
          '({ req: { user } })=>Boolean(user)',
        ])
      }
    }
  })
})

describe('the audit log', () => {
  it('says who changed what, with people’s data masked', async () => {
    await cms(world, 'editor', 'PATCH', `animals/${world.a.animals.hidden}`, {
      body: { color: 'tigré', previousOwner: 'Mme Tartempion' },
    })
    const { text } = await cms(
      world,
      'admin',
      'GET',
      `audit-log?where[entityId][equals]=${world.a.animals.hidden}&limit=10`,
    )
    expect(text).toContain('tigré')
    expect(text).toContain(world.users.editor)
    expect(text).not.toContain('Tartempion')
  })
})

describe('pages', () => {
  it('never share an address, two parallel creations included', async () => {
    const create = () =>
      cms(world, 'editor', 'POST', 'pages', {
        body: { title: 'Course', shelter: world.a.shelter, sections: emptyPage },
      })
    const answers = await Promise.all([create(), create(), create()])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { status } of answers) expect([201, 400, 422]).toContain(status)
  })
})
