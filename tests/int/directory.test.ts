import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { mapDirectory } from '@/features/directory/api'
import { NO_FILTERS, type DirectoryFilters } from '@/features/directory/model'
import { mapShelters, searchShelters } from '@/features/directory/queries'
import { decideShelter } from '@/features/shelters/review/api'

import { getTestPayload } from '../support/payload'
import { cms, legalCat, makeWorld, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World

const asProgram = { overrideAccess: true, depth: 0 } as const
const LOCHES = { address: '4 rue A', postalCode: '37600', city: 'Loches', country: 'France' }

const set = (id: string, data: object) =>
  payload.update({ collection: 'shelters', id, ...asProgram, data })
const decide = (body: object) =>
  call(world, decideShelter, { as: 'superAdmin', params: { id: world.b.shelter }, body })
const find = (filters: Partial<DirectoryFilters> = {}) =>
  searchShelters({ ...NO_FILTERS, ...filters })
const slugs = async (filters: Partial<DirectoryFilters> = {}) =>
  (await find(filters)).shelters.map(({ slug }) => slug)

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await set(world.a.shelter, {
    shelterType: 'ASSOCIATION',
    acceptsDonations: true,
    location: { ...LOCHES, postalCode: '35000', city: 'Rennes', lat: 48.1113, lng: -1.6742 },
    openingHours: [{ weekday: 1, opensAt: '09:00', closesAt: '12:00' }],
  })
  await set(world.b.shelter, {
    name: 'Élan du Lac',
    shelterType: 'SANCTUARY',
    location: { ...LOCHES, lat: 47.1289, lng: 0.9946 },
  })
  await payload.create({
    collection: 'shelters',
    ...asProgram,
    data: {
      name: 'En attente',
      slug: 'attente',
      status: 'PENDING',
      email: 'a@exemple.fr',
      location: LOCHES,
    },
  })
  const more = { ...legalCat, shelter: world.b.shelter, isVisible: true }
  const animals = [
    { name: 'Un', status: 'AT_SHELTER' as const, idNumber: '250260000000002' },
    { name: 'Deux', status: 'AT_SHELTER' as const, species: 'HORSE' as const },
    { name: 'Trois', status: 'ADOPTED' as const, idNumber: '250260000000003' },
  ]
  for (const animal of animals) {
    await payload.create({ collection: 'animals', ...asProgram, data: { ...more, ...animal } })
  }
})

describe('the directory', () => {
  it('lists approved shelters alone: none suspended, none waiting', async () => {
    const { total, pages, shelters } = await find()
    expect([total, pages]).toEqual([2, 1])
    expect(shelters.map(({ slug }) => slug)).toEqual(['beta', 'alpha'])
  })
  it('counts the animals that anybody can see and that wait: none hidden, binned or adopted', async () => {
    const [beta, alpha] = (await find()).shelters
    expect(beta).toMatchObject({ animals: 3, species: { CAT: 2, HORSE: 1 } })
    expect(alpha).toMatchObject({ animals: 1, species: { CAT: 1 } })
    expect(alpha?.card).toMatchObject({ city: 'Rennes', department: '35', isVerified: false })
    expect(alpha?.card.openingHours).toHaveLength(1)
  })
  it.each<[Partial<DirectoryFilters>, string[]]>([
    [{ search: 'ELAN' }, ['beta']],
    [{ search: 'indre et loire' }, ['beta']],
    [{ department: '35' }, ['alpha']],
    [{ species: 'HORSE' }, ['beta']],
    [{ species: 'DOG' }, []],
    [{ type: 'SANCTUARY' }, ['beta']],
    [{ accepts: 'DONATIONS' }, ['alpha']],
    [{ near: '35000' }, ['alpha']],
    [{ near: 'rennes', radiusKm: 500 }, ['alpha', 'beta']],
    [{ sortBy: 'animals' }, ['beta', 'alpha']],
    [{ page: 2 }, []],
  ])('answers %o', async (filters, expected) => {
    expect(await slugs(filters)).toEqual(expected)
  })
  it('says what one filter less would give', async () => {
    const { relaxations } = await find({ department: '35', species: 'HORSE' })
    expect(relaxations).toEqual([
      { name: 'department', total: 1 },
      { name: 'species', total: 1 },
    ])
    expect((await find({ near: 'Nullepart-sur-Rien' })).place).toBeNull()
  })
  it('never fails for the clock of one shelter', async () => {
    const zone = (timezone: string) =>
      cms(world, 'admin', 'PATCH', `shelters/${world.a.shelter}`, { body: { timezone } })
    for (const none of ['Mars/Phobos', 'Etc/GMT+99', 'x']) {
      const { status, text } = await zone(none)
      expect([none, status]).toEqual([none, 400])
      expect(text).toContain('Fuseau horaire inconnu')
    }
    expect((await zone('Indian/Reunion')).status).toBe(200)
    const pool = payload.db.pool
    await pool.query(`update shelters set timezone = 'Mars/Phobos' where id = $1`, [
      world.a.shelter,
    ])
    expect(await slugs()).toContain('alpha')
    await set(world.a.shelter, { timezone: 'Europe/Paris' })
  })
  it('loses a shelter that is suspended, and its animals with it', async () => {
    expect((await decide({ decision: 'SUSPEND', reason: 'Contrôle en cours' })).status).toBe(200)
    expect(await slugs()).toEqual(['alpha'])
    expect(await slugs({ species: 'HORSE' })).toEqual([])
    expect((await decide({ decision: 'REINSTATE' })).status).toBe(200)
    expect(await slugs()).toEqual(['beta', 'alpha'])
  })
})

describe('its map', () => {
  const map = (query = '') => call(world, mapDirectory, { query })

  it('has a point for each shelter that receives people', async () => {
    const { status, json } = await map('?department=35')
    expect(status).toBe(200)
    expect(json).toMatchObject({
      data: [
        {
          lat: 48.1113,
          lng: -1.6742,
          detail: 'Rennes, 1 animal à adopter',
          href: '/shelter/alpha',
        },
      ],
      unplaced: 0,
    })
  })
  it('never shows where the family of a shelter without a network lives', async () => {
    await set(world.b.shelter, { isPhysical: false })
    const { shown, unplaced } = await mapShelters(NO_FILTERS)
    expect([shown.map(({ slug }) => slug), unplaced]).toEqual([['alpha'], 1])
    // Its town is near enough for a search around a place.
    expect(await slugs({ near: 'Loches' })).toEqual(['beta'])
    await set(world.b.shelter, { isPhysical: true })
  })
  it.each(['?species=DRAGON', '?department=99', '?radiusKm=100000', '?page=2', '?where=1'])(
    'refuses «\u00a0%s\u00a0»',
    async (query) => {
      const { status, json } = await map(query)
      expect(status).toBe(400)
      expect(json.error).toMatch(/\w/)
    },
  )
})
