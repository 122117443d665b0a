import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { listManagedShelters } from '@/features/shelters/managed/api'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World

const rename = (id: string, data: { name: string; city: string; postalCode: string }) =>
  payload.update({
    collection: 'shelters',
    id,
    overrideAccess: true,
    data: {
      name: data.name,
      location: { address: '1 rue', city: data.city, postalCode: data.postalCode },
    },
  })

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await rename(world.a.shelter, { name: 'Étoile des chats', city: 'Bègles', postalCode: '33130' })
  await rename(world.b.shelter, { name: 'À l’aube', city: 'Lyon', postalCode: '69001' })
})

const list = async (as: Who, query = '') => {
  const { status, json } = await call(world, listManagedShelters, { as, query })
  const data = (json.data ?? []) as Array<{ id: string; name: string; status: string }>
  return { status, json, ids: data.map(({ id }) => id), data }
}

describe('the shelters that one manages', () => {
  it.each<[Who, number]>([
    ['anonymous', 401],
    ['visitor', 403],
    ['volunteer', 403],
    ['editor', 403],
    ['moderator', 403],
    ['admin', 200],
    ['foreignAdmin', 200],
    ['superAdmin', 200],
  ])('answers %s with %i', async (who, status) => {
    expect((await list(who)).status).toBe(status)
  })
  it('are those of the person alone, all of them for a super admin', async () => {
    expect((await list('admin')).ids).toEqual([world.a.shelter])
    expect((await list('foreignAdmin')).ids).toEqual([world.b.shelter])
    const all = await list('superAdmin', '?limit=100')
    expect(all.ids).toEqual(expect.arrayContaining([world.a.shelter, world.suspended.shelter]))
    expect(all.json.counts).toMatchObject({ SUSPENDED: 1 })
  })
  it('are found by words without accents, state and type, counted by state', async () => {
    const { ids, json } = await list('superAdmin', '?search=ETOILE%20begles')
    expect(ids).toEqual([world.a.shelter])
    expect(json.counts).toEqual({ PENDING: 0, APPROVED: 1, REJECTED: 0, SUSPENDED: 0 })
    expect((await list('superAdmin', '?status=SUSPENDED')).ids).toEqual([world.suspended.shelter])
    // Of another team nothing is found, whatever is asked.
    expect((await list('admin', '?search=aube')).ids).toEqual([])
    expect((await list('admin', '?status=SUSPENDED')).ids).toEqual([])
  })
  it('come in the order that is asked for, those that wait for a decision first else', async () => {
    const { pool } = payload.db
    await pool.query(`update shelters set status = 'PENDING' where id = $1`, [world.b.shelter])
    const three = [world.a.shelter, world.b.shelter, world.suspended.shelter]
    const names = async (query: string) =>
      (await list('superAdmin', `?limit=100&${query}`)).data
        .filter(({ id }) => three.includes(id))
        .map(({ id }) => three.indexOf(id))
    const byName = await names('sortBy=name')
    expect(byName.indexOf(1)).toBeLessThan(byName.indexOf(0))
    expect(await names('sortBy=name&sortOrder=desc')).toEqual([...byName].reverse())
    const byCity = await names('sortBy=city')
    expect(byCity.indexOf(0)).toBeLessThan(byCity.indexOf(1))
    expect((await list('superAdmin', '?limit=1')).ids).toEqual([world.b.shelter])
    expect((await list('superAdmin', '?sortBy=email')).status).toBe(400)
  })
  it('refuse what they do not know, on its field', async () => {
    const { status, json } = await list('superAdmin', '?status=OPEN&limit=1000')
    expect(status).toBe(400)
    expect(Object.keys(json.fields as object).sort()).toEqual(['limit', 'status'])
  })
})
