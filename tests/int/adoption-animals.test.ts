import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, type World } from './access/world'
import { teamOf, type Team } from './adoptions'

let payload: Payload
let world: World
let team: Team

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  team = teamOf(payload, world)
})

const statusOf = async (id: string) =>
  (await payload.findByID({ collection: 'animals', id, overrideAccess: true, depth: 0 })).status

describe('an animal', () => {
  const patch = (id: string, body: object) =>
    cms(world, 'admin', 'PATCH', `animals/${id}`, { body })

  it('is adopted at the shelter alone when the law wants a certificate', async () => {
    const cat = await team.animal()
    const refused = await patch(cat, { status: 'ADOPTED' })
    expect([refused.status, JSON.stringify(refused.json)]).toEqual([
      422,
      expect.stringMatching(/Demandes d’adoption|«\sModérateur\s»/) as string,
    ])
    expect((await patch(cat, { status: 'ADOPTED', species: 'HAMSTER' })).status).toBe(422)
    expect(await statusOf(cat)).toBe('AT_SHELTER')
    const hamster = await team.animal({ species: 'HAMSTER' })
    expect((await patch(hamster, { status: 'ADOPTED' })).status).toBe(200)
  })

  it('keeps its species, its shelter and its row while it is asked for', async () => {
    const animal = await team.animal()
    const id = await team.open(animal)
    expect((await patch(animal, { species: 'HAMSTER' })).status).toBe(422)
    const move = payload.update({
      collection: 'animals',
      id: animal,
      overrideAccess: true,
      data: { shelter: world.b.shelter, photos: [] },
    })
    await expect(move).rejects.toThrow(/Le refuge ne change plus/)
    await team.move(id, 'PENDING', 'WITHDRAWN')
    expect((await patch(animal, { species: 'HAMSTER' })).status).toBe(200)
    const erased = await cms(world, 'admin', 'DELETE', `animals/${animal}`)
    expect([erased.status, JSON.stringify(erased.json)]).toEqual([
      422,
      expect.stringContaining('archivez-le') as string,
    ])
  })

  it('keeps, after its first day, a species of which the law asks a certificate', async () => {
    const [cat, hamster] = [await team.animal(), await team.animal({ species: 'HAMSTER' })]
    const { drizzle } = payload.db
    await drizzle.execute(
      sql`update animals set created_at = now() - interval '25 hours' where id in (${cat}, ${hamster})`,
    )
    const refused = await patch(cat, { species: 'HAMSTER' })
    expect([refused.status, JSON.stringify(refused.json)]).toEqual([
      422,
      expect.stringContaining('créez une nouvelle fiche') as string,
    ])
    expect((await patch(cat, { species: 'DOG' })).status).toBe(200)
    expect((await patch(hamster, { species: 'RABBIT' })).status).toBe(200)
  })

  it('stays adopted though somebody saves its page at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const animal = await team.animal({ species: 'HAMSTER' })
      const id = await team.open(animal)
      await team.bring(id, 'APPROVED')
      const where = new URLSearchParams({ 'where[id][equals]': animal }).toString()
      const [done, ...saves] = await Promise.all([
        team.move(id, 'APPROVED', 'COMPLETED'),
        ...[1, 2, 3].map((nth) => patch(animal, { shortDescription: `Essai ${nth}` })),
        cms(world, 'admin', 'PATCH', `animals?${where}`, { body: { weight: 1 } }),
      ])
      expect(done.status).toBe(200)
      expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(await statusOf(animal)).toBe('ADOPTED')
    }
  })

  it('is not brought back by an old version of it', async () => {
    const animal = await team.animal({ species: 'HAMSTER' })
    const id = await team.open(animal)
    await team.bring(id, 'APPROVED')
    const { docs } = await payload.findVersions({
      collection: 'animals',
      overrideAccess: true,
      where: { parent: { equals: animal } },
    })
    await Promise.allSettled([
      team.move(id, 'APPROVED', 'COMPLETED'),
      ...docs.map(({ id: version }) =>
        payload.restoreVersion({ collection: 'animals', id: version, overrideAccess: true }),
      ),
    ])
    expect((await team.stored(id)).status).toBe('COMPLETED')
    expect(await statusOf(animal)).toBe('ADOPTED')
  })
})

const closing: Array<[string, object]> = [
  ['dies', { status: 'DECEASED' }],
  ['is archived', { status: 'ARCHIVED' }],
  ['is deleted', { deletedAt: new Date().toISOString() }],
]

describe('an animal that leaves otherwise', () => {
  it.each(closing)('that %s closes its requests with words of care', async (_how, data) => {
    const animal = await team.animal()
    const email = `triste${closing.findIndex(([how]) => how === _how)}@exemple.fr`
    const id = await team.open(animal, { email })
    await payload.update({ collection: 'animals', id: animal, overrideAccess: true, data })
    const row = await team.stored(id)
    expect([row.status, row.closedBy]).toEqual(['REJECTED', 'ANIMAL_LEFT'])
    expect(await team.mailsTo(email)).toHaveLength(2)
  })

  it('is never marked as adopted past the families who wait', async () => {
    const animal = await team.animal()
    const id = await team.open(animal)
    const adopt = () =>
      payload.update({
        collection: 'animals',
        id: animal,
        overrideAccess: true,
        data: { status: 'ADOPTED' },
      })
    await expect(adopt()).rejects.toThrow('demande')
    const wish = payload.update({
      collection: 'animals',
      id: animal,
      overrideAccess: true,
      data: { isAdopted: true },
    })
    await expect(wish).rejects.toThrow('demande')
    expect(await statusOf(animal)).toBe('AT_SHELTER')
    await team.move(id, 'PENDING', 'WITHDRAWN')
    expect((await adopt()).status).toBe('ADOPTED')
  })
})

describe('a found animal', () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()
  const free = (id: string) =>
    payload.update({
      collection: 'animals',
      id,
      overrideAccess: true,
      data: { status: 'AT_SHELTER' },
    })

  it('waits for its owner eight working days before it can be adopted', async () => {
    const early = await team.animal({ status: 'FOUND', poundEntryAt: days(7) })
    await expect(free(early)).rejects.toThrow(/à partir du/)
    expect((await team.ask(early)).status).toBe(422)
    const late = await team.animal({ status: 'FOUND', poundEntryAt: days(30) })
    expect((await free(late)).status).toBe('AT_SHELTER')
    const unknown = await team.animal({ status: 'FOUND' })
    await expect(free(unknown)).rejects.toThrow(/entrée en fourrière/)
    await expect(team.animal({ poundEntryAt: days(1) })).rejects.toThrow(/à partir du/)
  })
})

describe('requests for an animal that leaves', () => {
  it('are closed to the last one, however many they are', async () => {
    const animal = await team.animal()
    const id = await team.open(animal, { email: undefined, phone: '06 11 22 33 44' })
    await team.pool.query(
      `insert into adoption_requests select (jsonb_populate_record(r, jsonb_build_object(
         'id', gen_random_uuid(), 'open_key', r.open_key || n))).*
       from adoption_requests r, generate_series(1, 130) n where r.id = $1`,
      [id],
    )
    await payload.update({
      collection: 'animals',
      id: animal,
      overrideAccess: true,
      data: { status: 'ARCHIVED' },
    })
    const { rows } = await team.pool.query(
      `select status, count(*)::int from adoption_requests where animal_id = $1 group by 1`,
      [animal],
    )
    expect(rows).toEqual([{ status: 'REJECTED', count: 131 }])
  })
})
