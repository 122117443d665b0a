import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { defaultShelter } from '@/platform/access/default-shelter'

import { getTestPayload } from '../../support/payload'
import { makeWorld, type World } from './world'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

type Ask = { who: keyof World['users']; cookie?: string; through?: 'local' | 'REST' }

async function given({ who, cookie, through = 'local' }: Ask): Promise<string | null> {
  const user = await payload.findByID({
    collection: 'users',
    id: world.users[who],
    overrideAccess: true,
    depth: 0,
  })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  req.payloadAPI = through
  req.headers = new Headers(cookie ? { cookie: `payload-tenant=${cookie}` } : {})
  return defaultShelter({ req })
}

describe('the shelter of a form that nobody filled yet', () => {
  it('is that of the cookie where the person works there', async () => {
    expect(await given({ who: 'editor', cookie: world.a.shelter })).toBe(world.a.shelter)
    expect(await given({ who: 'superAdmin', cookie: world.b.shelter })).toBe(world.b.shelter)
  })
  it('is the only one of the person when the cookie is not there yet, or is of somebody else', async () => {
    expect(await given({ who: 'editor' })).toBe(world.a.shelter)
    expect(await given({ who: 'mixed' })).toBe(world.a.shelter)
    expect(await given({ who: 'editor', cookie: world.b.shelter })).toBe(world.a.shelter)
  })
  it('is left to choose by whoever sees several, or none', async () => {
    expect(await given({ who: 'superAdmin' })).toBeNull()
    expect(await given({ who: 'superAdmin', cookie: crypto.randomUUID() })).toBeNull()
    expect(await given({ who: 'visitor', cookie: world.a.shelter })).toBeNull()
  })
  it('is named by a program that writes through HTTP', async () => {
    expect(await given({ who: 'editor', through: 'REST' })).toBeNull()
  })
})
