import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { addTeamAnimal } from '@/features/animal-workspace/api'
import type { TeamAnimal } from '@/features/animal-workspace/view'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const entry = (more: object = {}) => ({
  name: 'Nala',
  species: 'CAT',
  sex: 'FEMALE',
  idempotencyKey: randomUUID(),
  ...more,
})
const add = (body: object, as: Who = 'editor', shelterId = world.a.shelter) =>
  call(world, addTeamAnimal, { as, params: { shelterId }, body })
const stored = (id: string) =>
  payload.findByID({ collection: 'animals', id, overrideAccess: true, depth: 0, trash: true })
const howMany = async (name: string) => {
  const where = { name: { equals: name } }
  return (await payload.count({ collection: 'animals', overrideAccess: true, where })).totalDocs
}

describe('an animal that comes in', () => {
  it('is written down hidden, without its papers, and says what the law still wants', async () => {
    const photos = [world.a.media]
    const age = { count: 3, unit: 'YEARS' }
    const { status, json } = await add(entry({ age, photos, arrivalDate: '2026-01-05' }))
    expect(status).toBe(201)
    const animal = json.data as TeamAnimal
    expect(animal).toMatchObject({ name: 'Nala', isVisible: false, photos: 1, isPublic: false })
    expect(animal.missing.join()).toMatch(/numéro d’identification.*lieu de naissance.*LOF/)
    const row = await stored(animal.id)
    expect(row).toMatchObject({ status: 'AT_SHELTER', ageIsEstimated: true, photos })
    expect(row.arrivalDate).toBe('2026-01-05T12:00:00.000Z')
    const year = new Date().getFullYear() - 3
    expect(row.birthDate).toMatch(new RegExp(`^${year}-`))
  })

  it('stays hidden even when the law wants nothing, for whoever writes it shows it later', async () => {
    const { json } = await add(entry({ species: 'RABBIT', birthDate: '2024-02-29' }))
    const animal = json.data as TeamAnimal
    expect(animal).toMatchObject({ isVisible: false, missing: [], ageIsEstimated: false })
    expect(animal.birthDate).toBe('2024-02-29T12:00:00.000Z')
  })

  it('is one animal when its sending comes twice, at once or later', async () => {
    const body = entry({ name: 'Jumelle' })
    const answers = await Promise.all([add(body), add(body), add(body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(await howMany('Jumelle')).toBe(1)
    // The key of another shelter's animal is nobody else's to read.
    const foreign = await add({ ...body, name: 'Espionne' }, 'foreignAdmin', world.b.shelter)
    expect(foreign.status).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(foreign.json)).not.toContain('Jumelle')
  })

  it('takes what was corrected between two tries, until somebody writes into its sheet', async () => {
    const body = entry({ name: 'Nola' })
    const { id } = (await add(body)).json.data as TeamAnimal
    const again = await add({ ...body, name: 'Nala corrigée', photos: [world.a.media] })
    expect([again.status, again.json.data]).toMatchObject([
      200,
      { id, name: 'Nala corrigée', photos: 1 },
    ])
    const late = await add({ ...body, name: 'Trop tard' })
    expect([late.status, late.json.data]).toMatchObject([200, { id, name: 'Nala corrigée' }])
    expect(await howMany('Trop tard')).toBe(0)
  })

  it('is not written twice by a copy of its sheet', async () => {
    const { json } = await add(entry({ name: 'Modèle', species: 'RABBIT' }))
    const { id } = json.data as TeamAnimal
    const copy = await payload.duplicate({
      collection: 'animals',
      id,
      overrideAccess: true,
      depth: 0,
    })
    expect(copy.idempotencyKey).toBeNull()
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'a'.repeat(101) }, 'name'],
    [{ species: 'DRAGON' }, 'species'],
    [{ sex: undefined }, 'sex'],
    [{ age: { count: 0, unit: 'YEARS' } }, 'age.count'],
    [{ age: { count: 1.5, unit: 'YEARS' } }, 'age.count'],
    [{ birthDate: '2098-01-01' }, 'birthDate'],
    [{ arrivalDate: '2026-13-45' }, 'arrivalDate'],
    [{ idempotencyKey: 'x' }, 'idempotencyKey'],
    [{ photos: Array.from({ length: 21 }, () => randomUUID()) }, 'photos'],
  ])('is refused with a sentence on its field: %o', async (more, field) => {
    const { status, json } = await add(entry(more))
    expect([status, Object.keys(json.fields ?? {})]).toEqual([400, [field]])
  })

  it('takes pictures of its own shelter alone, and nothing that was not asked', async () => {
    const foreign = await add(entry({ photos: [world.b.media] }))
    expect([foreign.status, foreign.json.fields?.photos]).toEqual([
      400,
      'Choisissez un élément de ce refuge',
    ])
    expect((await add(entry({ isVisible: true }))).status).toBe(400)
    expect((await add(entry({ shelter: world.b.shelter }))).status).toBe(400)
  })

  it.each([
    ['anonymous', 401],
    ['visitor', 404],
    ['volunteer', 403],
    ['foreignAdmin', 404],
    ['moderator', 201],
    ['admin', 201],
    ['superAdmin', 201],
  ] as const)('is written by those who look after animals: %s, %i', async (as, status) => {
    expect((await add(entry(), as)).status).toBe(status)
  })
})
