import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { readAnimalUndo, undoAnimalStatus } from '@/features/adoptions/back-api'
import {
  binTeamAnimal,
  changeAnimalStatus,
  listTeamAnimals,
  markTeamAnimal,
  unbinTeamAnimal,
} from '@/features/animal-workspace/api'
import type { TeamAnimal, TeamAnimals } from '@/features/animal-workspace/view'
import type { Route } from '@/platform/http/route'

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

const names = async (query: string) => {
  const params = { shelterId: world.a.shelter }
  const { json } = await call(world, listTeamAnimals, { as: 'editor', params, query })
  return (json as unknown as TeamAnimals).data.map(({ name }) => name)
}
const mark = (animalId: string, body: object, as: Who = 'editor', shelterId = world.a.shelter) =>
  call(world, markTeamAnimal, { as, params: { shelterId, animalId }, body })
const move = (animalId: string, body: object, as: Who = 'editor', shelterId = world.a.shelter) =>
  call(world, changeAnimalStatus, { as, params: { shelterId, animalId }, body })
const stored = (id: string) =>
  payload.findByID({ collection: 'animals', id, overrideAccess: true, depth: 0 })

describe('one press', () => {
  it('shows, reserves and calls for help, and the answer is the line as it is now', async () => {
    const id = await team.animal({ isVisible: false })
    for (const each of ['isVisible', 'isSos', 'isReserved'] as const) {
      const { status, json } = await mark(id, { [each]: true })
      expect([status, (json.data as TeamAnimal)[each]]).toEqual([200, true])
    }
    expect(await stored(id)).toMatchObject({ isVisible: true, isSos: true, isReserved: true })
    expect((await mark(id, { isReserved: false })).status).toBe(200)
    expect((await stored(id)).isReserved).toBe(false)
  })

  it('does not show an animal to whom the law wants more, and says what', async () => {
    const id = await team.animal({ isVisible: false, birthPlace: null })
    const { status, json } = await mark(id, { isVisible: true })
    expect(status).toBe(422)
    expect(json.fields?.birthPlace).toMatch(/lieu de naissance/)
    expect((await stored(id)).isVisible).toBe(false)
  })

  it('waits for whoever has the sheet open, who would write the old marks back', async () => {
    const id = await team.animal()
    const lock = await payload.create({
      collection: 'payload-locked-documents',
      overrideAccess: true,
      data: {
        document: { relationTo: 'animals', value: id },
        user: { relationTo: 'users', value: world.users.admin },
      },
    })
    const refused = await mark(id, { isSos: true })
    expect([refused.status, refused.json.error]).toEqual([
      423,
      'Ce contenu est en cours de modification par une autre personne',
    ])
    await payload.delete({
      collection: 'payload-locked-documents',
      id: lock.id,
      overrideAccess: true,
    })
    expect((await mark(id, { isSos: true })).status).toBe(200)
  })

  it.each([
    [{}, 400],
    [{ name: 'Autre' }, 400],
    [{ isSos: 'oui' }, 400],
    [{ status: 'ADOPTED' }, 400],
  ])('takes marks alone: %j is %i', async (body, status) => {
    expect((await mark(world.a.animals.public, body)).status).toBe(status)
  })

  it('is not for strangers, nor on an animal of another shelter or in the bin', async () => {
    const { a, b } = world
    expect((await mark(a.animals.public, { isSos: true }, 'foreignAdmin')).status).toBe(404)
    expect((await mark(a.animals.public, { isSos: true }, 'volunteer')).status).toBe(403)
    expect((await mark(b.animals.public, { isSos: true })).status).toBe(404)
    expect((await mark(a.animals.public, { isSos: true }, 'foreignAdmin', b.shelter)).status).toBe(
      404,
    )
    expect((await mark(a.animals.trashed, { isSos: true })).status).toBe(404)
    expect((await stored(a.animals.public)).isSos).toBe(false)
  })

  it('says when an animal is no longer to be reserved', async () => {
    const id = await team.animal({ species: 'HAMSTER', status: 'ADOPTED' })
    const { status, json } = await mark(id, { isReserved: true })
    expect([status, json.error]).toEqual([409, 'Filou n’est plus à l’adoption'])
  })
})

describe('a change of state', () => {
  const undo = async (route: Route, animalId: string) =>
    call(world, route, { as: 'editor', params: { shelterId: world.a.shelter, animalId } })

  it('is done from what the person saw, and undone as if it had never been', async () => {
    const id = await team.animal({ species: 'HAMSTER', isReserved: true, isSos: true })
    const body = { from: 'AT_SHELTER', to: 'ADOPTED' }
    const { status, json } = await move(id, body)
    expect([status, (json.data as TeamAnimal).status]).toEqual([200, 'ADOPTED'])
    const again = await move(id, body)
    expect([again.status, again.json.error]).toEqual([409, 'Filou est déjà «\u00a0Adoptée\u00a0»'])
    expect(await stored(id)).toMatchObject({ isReserved: false, isSos: false })
    expect((await undo(readAnimalUndo, id)).json.data).toMatchObject({ to: 'AT_SHELTER' })
    expect((await undo(undoAnimalStatus, id)).status).toBe(200)
    const { rows } = await payload.db.drizzle.execute(
      sql`select 1 from payload_jobs
        where task_slug = 'tell-followers-urgent' and input ->> 'animal' = ${id}`,
    )
    // Told when it began, and not again.
    expect(rows).toHaveLength(1)
    const back = { status: 'AT_SHELTER', isReserved: true, isSos: true }
    expect(await stored(id)).toMatchObject(back)
  })

  it('of two people at once is one', async () => {
    const id = await team.animal({ species: 'HAMSTER' })
    const both = await Promise.all([
      move(id, { from: 'AT_SHELTER', to: 'ADOPTED' }),
      move(id, { from: 'AT_SHELTER', to: 'ARCHIVED' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('back from a family wants its reason', async () => {
    const id = await team.animal({ species: 'HAMSTER', status: 'ADOPTED' })
    const body = { from: 'ADOPTED', to: 'AT_SHELTER' }
    const refused = await move(id, body)
    expect([refused.status, refused.json.fields?.returnReason]).toEqual([
      422,
      'Indiquez la raison du retour de cet animal',
    ])
    expect((await move(id, { ...body, reason: 'Allergie' })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ status: 'AT_SHELTER', returnReason: 'Allergie' })
  })

  it('into a family goes through its request where the law wants a certificate', async () => {
    const { status, json } = await move(await team.animal(), { from: 'AT_SHELTER', to: 'ADOPTED' })
    expect([status, json.fields?.status]).toEqual([
      422,
      expect.stringContaining('certificat d’engagement') as string,
    ])
  })

  it('along a way that is not, or by a stranger, changes nothing', async () => {
    const { animals, shelter } = world.a
    const body = { from: 'AT_SHELTER', to: 'RETURNED' }
    expect((await move(animals.public, body)).status).toBe(422)
    const away = { from: 'AT_SHELTER', to: 'ARCHIVED' }
    expect((await move(animals.public, away, 'foreignAdmin')).status).toBe(404)
    expect((await move(animals.public, away, 'volunteer')).status).toBe(403)
    expect((await move(world.b.animals.public, away, 'editor', shelter)).status).toBe(404)
    expect((await stored(animals.public)).status).toBe('AT_SHELTER')
  })
})

describe('the bin', () => {
  const of = (route: Route, animalId: string, as: Who = 'editor', shelterId = world.a.shelter) =>
    call(world, route, { as, params: { shelterId, animalId } })

  it('takes a sheet made by mistake, tells who waits, and gives it back as it was', async () => {
    const id = await team.animal({ name: 'Erreur', isSos: true })
    const request = await team.open(id)
    expect((await of(binTeamAnimal, id)).status).toBe(200)
    expect(await names('?search=erreur')).toEqual([])
    expect((await of(binTeamAnimal, id)).status).toBe(404)
    const asked = await payload.findByID({
      collection: 'adoption-requests',
      id: request,
      overrideAccess: true,
      depth: 0,
    })
    expect(asked.openKey).toBeNull()
    const { status, json } = await of(unbinTeamAnimal, id)
    expect([status, json.data]).toEqual([
      200,
      expect.objectContaining({ id, name: 'Erreur', isSos: true, openRequests: 0 }),
    ])
    expect(await names('?search=erreur')).toEqual(['Erreur'])
    expect((await of(unbinTeamAnimal, id)).status).toBe(404)
  })

  it('is the team’s alone', async () => {
    const { a, b } = world
    expect((await of(binTeamAnimal, a.animals.public, 'foreignAdmin')).status).toBe(404)
    expect((await of(binTeamAnimal, a.animals.public, 'volunteer')).status).toBe(403)
    expect((await of(binTeamAnimal, b.animals.public)).status).toBe(404)
    expect((await of(unbinTeamAnimal, a.animals.trashed, 'foreignAdmin', b.shelter)).status).toBe(
      404,
    )
    expect((await of(unbinTeamAnimal, b.animals.trashed)).status).toBe(404)
    expect((await of(unbinTeamAnimal, a.animals.trashed, 'volunteer')).status).toBe(403)
    expect((await stored(a.animals.public)).deletedAt ?? null).toBeNull()
  })
})
