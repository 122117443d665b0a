import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { addAnimalFamily } from '@/features/animal-workspace/api'
import type { TeamAnimal } from '@/features/animal-workspace/view'
import { parisDay } from '@/platform/time/model'

import { getTestPayload } from '../support/payload'
import { legalCat, makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World
let mother: string

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  const row = await payload.create({
    collection: 'animals',
    overrideAccess: true,
    depth: 0,
    data: {
      ...legalCat,
      status: 'AT_SHELTER',
      ...{ name: 'Nala', shelter: world.a.shelter, breed: 'Européen', color: 'Noir' },
      ...{ idNumber: '250269000000777', isVaccinated: true, photos: [world.a.media] },
      ...{ longDescription: 'Elle ronronne.', fee: 12_000 },
    },
  })
  mother = row.id
})

const today = parisDay(new Date())
const litter = (more: object = {}) => ({
  kind: 'LITTER',
  birthDate: today,
  animals: [
    { name: 'Un', sex: 'MALE' },
    { name: 'Deux', sex: 'FEMALE' },
  ],
  idempotencyKey: randomUUID(),
  ...more,
})
const add = (body: object, as: Who = 'editor', shelterId = world.a.shelter) =>
  call(world, addAnimalFamily, { as, params: { shelterId, animalId: mother }, body })
const stored = (id: string) =>
  payload.findByID({ collection: 'animals', id, overrideAccess: true, depth: 0 })

describe('the young of an animal', () => {
  it('are several hidden animals, which have of their mother what the law wants', async () => {
    const { status, json } = await add(litter())
    expect(status).toBe(201)
    const young = json.data as TeamAnimal[]
    expect(young.map(({ name, sex, isVisible }) => [name, sex, isVisible])).toEqual([
      ['Un', 'MALE', false],
      ['Deux', 'FEMALE', false],
    ])
    expect(await stored(young[0]?.id ?? '')).toMatchObject({
      ...{ species: 'CAT', breed: 'Européen', isLitter: true, litterSize: 2 },
      ...{ motherIdNumber: '250269000000777', birthDate: `${today}T12:00:00.000Z` },
      ...{ photos: [], isVaccinated: false },
    })
  })
  it('are the same when they are sent twice, at once or later', async () => {
    const body = litter()
    const answers = await Promise.all([add(body), add(body)])
    const ids = answers.map(({ json }) => (json.data as TeamAnimal[]).map(({ id }) => id))
    expect(ids[0]).toEqual(ids[1])
    expect(((await add(body)).json.data as TeamAnimal[]).map(({ id }) => id)).toEqual(ids[0])
  })
  it.each([
    ['no day of birth', { birthDate: undefined }, 'birthDate'],
    ['a day to come', { birthDate: '2999-01-01' }, 'birthDate'],
    ['nobody', { animals: [] }, 'animals'],
    ['an empty name', { animals: [{ name: ' ', sex: 'MALE' }] }, 'animals.0.name'],
    [
      'too many',
      { animals: Array.from({ length: 13 }, () => ({ name: 'x', sex: 'MALE' })) },
      'animals',
    ],
  ])('with %s are refused on the field', async (_, more, field) => {
    const { status, json } = await add(litter(more))
    expect([status, Object.keys(json.fields ?? {})]).toEqual([400, [field]])
  })
  it.each([
    ['anonymous', 401],
    ['volunteer', 403],
    ['foreignAdmin', 404],
  ] as const)('are nobody else’s to write down: %s', async (who, status) => {
    expect((await add(litter(), who)).status).toBe(status)
  })
  it('of another shelter’s animal do not exist, even for its own team', async () => {
    expect((await add(litter(), 'foreignAdmin', world.b.shelter)).status).toBe(404)
  })
})

describe('copies of an animal', () => {
  it('begin with what they have in common, and nothing that is of one alone', async () => {
    const animals = [{ name: 'Nala 2', sex: 'FEMALE' }]
    const { json } = await add(litter({ kind: 'COPIES', birthDate: undefined, animals }))
    const [copy] = json.data as TeamAnimal[]
    const row = await stored(copy?.id ?? '')
    expect(row).toMatchObject({ name: 'Nala 2', breed: 'Européen', color: 'Noir', fee: 12_000 })
    expect(row).toMatchObject({ photos: [], isVaccinated: false, isVisible: false })
    expect([row.idNumber ?? null, row.longDescription ?? null]).toEqual([null, null])
  })
})
