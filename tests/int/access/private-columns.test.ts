import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { animalsLike } from '@/features/lost-found/match/candidates'

import { getTestPayload } from '../../support/payload'
import { cms, legalCat, makeWorld, type Who, type World } from './world'

const asProgram = { overrideAccess: true, depth: 0 } as const
/** A house in Loches, far from the middle of its commune. */
const HOME = {
  address: '7 chemin des Sternes',
  postalCode: '37600',
  city: 'Loches',
  country: 'France',
}
const POINT = { lat: 47.1411, lng: 1.0222 }

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await payload.update({
    collection: 'shelters',
    id: world.a.shelter,
    ...asProgram,
    data: { isPhysical: false, location: { ...HOME, ...POINT } },
  })
})

const get = async (who: Who, path: string) => {
  const { status, text, json } = await cms(world, who, 'GET', path)
  return { status, text, total: json.totalDocs }
}

describe('the home of a shelter that receives nobody', () => {
  const outsiders = ['anonymous', 'visitor', 'foreignAdmin'] as const
  it.each(outsiders)('is not told to %s, whatever is selected or joined', async (who) => {
    const animal = world.a.animals.public
    for (const path of [
      `shelters/${world.a.shelter}`,
      `shelters/${world.a.shelter}?select[location]=true`,
      `shelters/${world.a.shelter}?select[location][lat]=true&select[location][address]=true`,
      `animals/${animal}?depth=1`,
      `animals/${animal}?depth=1&populate[shelters][location]=true`,
    ]) {
      const { status, text } = await get(who, path)
      expect([path, status]).toEqual([path, 200])
      expect(text).not.toMatch(/Sternes|47\.1411|1\.0222/)
    }
    const whole = await get(who, `shelters/${world.a.shelter}`)
    expect(whole.text).toContain('Loches')
  })
  it('is not found by filters, its town is', async () => {
    for (const query of [
      'where[location.lat][greater_than]=47.14',
      'where[location.address][like]=Sternes',
      'where[location__lng][exists]=true',
      'sort=location.lat',
    ]) {
      expect([query, (await get('anonymous', `shelters?${query}`)).status]).toEqual([query, 400])
    }
    const town = await get('anonymous', 'shelters?where[location.city][equals]=Loches')
    expect(town).toMatchObject({ status: 200, total: 1 })
  })
  it('is read by its team, and of one that receives by everybody', async () => {
    expect((await get('editor', `shelters/${world.a.shelter}`)).text).toMatch(/Sternes.*47\.1411/)
    const other = { isPhysical: true, location: { ...HOME, lat: 47.2001, lng: 1.1 } }
    await payload.update({ collection: 'shelters', id: world.b.shelter, ...asProgram, data: other })
    const { text } = await get('anonymous', `shelters/${world.b.shelter}`)
    expect(text).toMatch(/Sternes.*47\.2001/)
  })
  it('is no point from which distances are told', async () => {
    const req = await createLocalReq({}, payload)
    await payload.create({
      collection: 'animals',
      ...asProgram,
      data: { name: 'Trouvée', shelter: world.a.shelter, status: 'AT_SHELTER', ...legalCat },
    })
    const lost = { species: 'CAT', point: { lat: 47.1, lng: 1 }, idNumber: null } as never
    const points = (await animalsLike(req, lost)).map(({ point }) => point)
    expect(points.length).toBeGreaterThan(0)
    expect(points).not.toContainEqual(POINT)
  })
})

describe('the telephone of who follows a request for goods', () => {
  it('is guessed by no other team, by no filter and no order', async () => {
    await payload.create({
      collection: 'supply-requests',
      ...asProgram,
      data: {
        shelter: world.a.shelter,
        title: 'Croquettes',
        category: 'FOOD',
        quantityRequested: 3,
        userPhone: '06 39 98 77 66',
      } as never,
    })
    const path = `supply-requests?where[shelter][equals]=${world.a.shelter}`
    expect(await get('foreignAdmin', path)).toMatchObject({ status: 200, total: 1 })
    const guess = await get('foreignAdmin', `${path}&where[userPhone][like]=98`)
    expect(guess).toMatchObject({ status: 200, total: 0 })
    expect((await get('foreignAdmin', `${path}&sort=userPhone`)).total).toBe(0)
    expect((await get('anonymous', `${path}&where[userPhone][like]=98`)).status).toBe(400)
    expect((await get('admin', `${path}&where[userPhone][like]=98`)).total).toBe(1)
  })
})
