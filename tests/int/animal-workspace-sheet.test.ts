import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { markTeamAnimal } from '@/features/animal-workspace/api'
import {
  readAnimalHistory,
  readAnimalSheet,
  writeAnimalSheet,
} from '@/features/animal-workspace/sheet/api'
import type { History } from '@/features/animal-workspace/sheet/history'
import type { Sheet } from '@/features/animal-workspace/sheet/schema'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { teamOf, type Team } from './adoptions'
import { call } from './in-process'

let payload: Payload
let world: World
let team: Team

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  team = teamOf(payload, world)
})

type Body = { changes: object; seen: object }
const at = (animalId: string, shelterId = world.a.shelter) => ({ shelterId, animalId })
const read = (id: string, as: Who = 'editor', shelter = world.a.shelter) =>
  call(world, readAnimalSheet, { as, params: at(id, shelter) })
const write = (id: string, body: Body | object, as: Who = 'editor', shelter = world.a.shelter) =>
  call(world, writeAnimalSheet, { as, params: at(id, shelter), body })
const stored = (id: string) =>
  payload.findByID({ collection: 'animals', id, overrideAccess: true, depth: 0 })

describe('the sheet of an animal', () => {
  it('is read whole, private fields and hidden animals included, by whoever looks after it', async () => {
    const id = await team.animal({
      isVisible: false,
      birthPlace: null,
      arrivalDate: '2026-03-01T12:00:00.000Z',
      veterinaryNotes: 'Souffle au cœur',
      fee: 15_000,
    })
    const { status, json } = await read(id)
    expect(status).toBe(200)
    const { animal, values } = json.data as Sheet
    expect(animal).toMatchObject({ id, name: 'Filou', isVisible: false })
    expect(animal.missing).toHaveLength(1)
    expect(values).toMatchObject({
      birthPlace: null,
      arrivalDate: '2026-03-01',
      veterinaryNotes: 'Souffle au cœur',
      fee: 15_000,
      isLitter: false,
    })
  })

  it('is nobody else’s', async () => {
    const { a, b } = world
    for (const [who, status] of [
      ['anonymous', 401],
      ['visitor', 404],
      ['volunteer', 403],
      ['foreignAdmin', 404],
    ] as const) {
      expect((await read(a.animals.public, who)).status).toBe(status)
      const body = { changes: { color: 'Bleu' }, seen: { color: null } }
      expect((await write(a.animals.public, body, who)).status).toBe(status)
      const history = { as: who, params: at(a.animals.public) }
      expect((await call(world, readAnimalHistory, history)).status).toBe(status)
    }
    expect((await read(b.animals.public)).status).toBe(404)
    expect((await read(a.animals.public, 'foreignAdmin', b.shelter)).status).toBe(404)
    expect((await read(a.animals.trashed)).status).toBe(404)
    expect((await stored(a.animals.public)).color ?? null).toBeNull()
  })
})

describe('what is written', () => {
  it('is the fields that were sent, and the answer is the sheet as it is now', async () => {
    const id = await team.animal({ isVisible: false, birthPlace: null, color: 'Gris' })
    const { status, json } = await write(id, {
      changes: { birthPlace: 'Rennes', weight: 4.2, arrivalDate: '2026-11-01', color: '' },
      seen: { birthPlace: null, weight: null, arrivalDate: null, color: 'Gris' },
    })
    expect(status).toBe(200)
    const { animal, values } = json.data as Sheet
    expect(animal.missing).toEqual([])
    expect(values).toMatchObject({ birthPlace: 'Rennes', weight: 4.2, color: null })
    expect(await stored(id)).toMatchObject({
      birthPlace: 'Rennes',
      weight: 4.2,
      arrivalDate: '2026-11-01T12:00:00.000Z',
      name: 'Filou',
    })
  })

  it('keeps the work of two people on one animal; on one field a person chooses', async () => {
    const id = await team.animal({ color: 'Gris' })
    const both = await Promise.all([
      write(id, { changes: { color: 'Noir' }, seen: { color: 'Gris' } }, 'editor'),
      write(id, { changes: { weight: 5 }, seen: { weight: null } }, 'admin'),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored(id)).toMatchObject({ color: 'Noir', weight: 5 })

    const late = { changes: { color: 'Blanc', height: 30 }, seen: { color: 'Gris', height: null } }
    const refused = await write(id, late, 'admin')
    expect([refused.status, refused.json.error, refused.json.others]).toEqual([
      409,
      'Quelqu’un d’autre vient d’écrire dans «\u00a0Couleur\u00a0»',
      { color: 'Noir' },
    ])
    expect((await stored(id)).height ?? null).toBeNull()
    const chosen = {
      changes: { color: 'Blanc', height: 30 },
      seen: { color: 'Noir', height: null },
    }
    expect((await write(id, chosen, 'admin')).status).toBe(200)
    expect(await stored(id)).toMatchObject({ color: 'Blanc', height: 30 })
  })

  it('sent twice is written once', async () => {
    const id = await team.animal()
    const body = { changes: { color: 'Noir' }, seen: { color: null } }
    const statuses = [(await write(id, body)).status, (await write(id, body)).status]
    expect(statuses).toEqual([200, 200])
    const { totalDocs } = await payload.countVersions({
      collection: 'animals',
      where: { parent: { equals: id } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(2)
  })

  it('obeys the law: an animal on the site keeps its mentions', async () => {
    const id = await team.animal()
    const { idNumber } = await stored(id)
    const refused = await write(id, { changes: { idNumber: null }, seen: { idNumber } })
    expect([refused.status, Object.keys(refused.json.fields ?? {})]).toEqual([422, ['idNumber']])
    expect((await stored(id)).idNumber).toBe(idNumber)
  })

  it.each<[string, Body | object, string]>([
    ['set of nothing', { changes: {}, seen: {} }, 'changes'],
    ['a field that is none', { changes: { shelter: 'x' }, seen: { shelter: 'y' } }, 'changes'],
    ['a mark', { changes: { isVisible: true }, seen: { isVisible: false } }, 'changes'],
    ['a status', { changes: { status: 'ADOPTED' }, seen: { status: 'AT_SHELTER' } }, 'changes'],
    ['a name of nothing', { changes: { name: ' ' }, seen: { name: 'Filou' } }, 'changes.name'],
    [
      'a day to come',
      { changes: { arrivalDate: '2098-01-01' }, seen: { arrivalDate: null } },
      'changes.arrivalDate',
    ],
    ['too much', { changes: { weight: 1001 }, seen: { weight: null } }, 'changes.weight'],
  ])('is no %s', async (_what, body, path) => {
    const id = await team.animal()
    const { status, json } = await write(id, body)
    expect(status).toBe(400)
    expect(Object.keys(json.fields ?? {})).toContain(path)
  })

  it('takes photos of the shelter’s own library only', async () => {
    const { a, b } = world
    const id = await team.animal()
    const foreign = await write(id, { changes: { photos: [b.media] }, seen: { photos: [] } })
    expect(foreign.status).toBe(400)
    const own = await write(id, { changes: { photos: [a.media] }, seen: { photos: [] } })
    expect([own.status, (own.json.data as Sheet).values.photos]).toEqual([200, [a.media]])
  })

  it('waits for whoever has the whole form open', async () => {
    const id = await team.animal()
    const lock = await payload.create({
      collection: 'payload-locked-documents',
      overrideAccess: true,
      data: {
        document: { relationTo: 'animals', value: id },
        user: { relationTo: 'users', value: world.users.admin },
      },
    })
    const body = { changes: { color: 'Noir' }, seen: { color: null } }
    expect((await write(id, body)).status).toBe(423)
    await payload.delete({
      collection: 'payload-locked-documents',
      id: lock.id,
      overrideAccess: true,
    })
    expect((await write(id, body)).status).toBe(200)
  })
})

describe('its history', () => {
  it('says who wrote which fields, and no value', async () => {
    const id = await team.animal({ previousOwner: null })
    const owner = { changes: { previousOwner: 'Mme Martin' }, seen: { previousOwner: null } }
    await write(id, owner)
    await call(world, markTeamAnimal, { as: 'admin', params: at(id), body: { isSos: true } })
    const { status, json } = await call(world, readAnimalHistory, { as: 'editor', params: at(id) })
    expect(status).toBe(200)
    const { data, pagination } = json as unknown as History
    expect(data.map(({ text }) => text)).toEqual(['SOS lancé', 'Écrit\u00a0: Ancien propriétaire'])
    expect(JSON.stringify(data)).not.toContain('Martin')
    expect(data.every(({ by }) => by.length > 0)).toBe(true)
    expect(pagination).toMatchObject({ page: 1, pages: 1 })
    const wrong = { as: 'editor' as const, params: at(id), query: '?page=0' }
    expect((await call(world, readAnimalHistory, wrong)).status).toBe(400)
  })
})
