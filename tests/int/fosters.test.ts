import { createLocalReq, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readAnimalUndo, undoAnimalStatus } from '@/features/adoptions/back-api'
import { changeAnimalStatus, listTeamAnimals } from '@/features/animal-workspace/api'
import type { TeamAnimal } from '@/features/animal-workspace/view'
import { readAnimalHistory } from '@/features/animal-workspace/sheet/api'
import * as api from '@/features/fosters/api'
import { forgetFamilies } from '@/features/fosters/commands/forget'
import { NAMELESS } from '@/features/fosters/model'
import type { Stay } from '@/features/fosters/schema'
import { addDays, parisDay } from '@/platform/time/model'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { teamOf } from './adoptions'
import { call } from './in-process'

let payload: Payload
let world: World
let query: (text: string, values?: unknown[]) => Promise<{ rows: Array<Record<string, unknown>> }>
let animal = ''

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  const { pool } = teamOf(payload, world)
  query = (text, values = []) => pool.query(text, values)
})
beforeEach(async () => {
  const { id } = await payload.create({
    collection: 'animals',
    overrideAccess: true,
    depth: 0,
    data: {
      species: 'HAMSTER',
      sex: 'FEMALE',
      name: 'Mina',
      shelter: world.a.shelter,
      fosterWanted: true,
    } as never,
  })
  animal = id
})

const TODAY = parisDay(new Date())
const ago = (days: number) => addDays(TODAY, -days)
const FAMILY = {
  name: 'Ana Morel',
  email: 'ana@exemple.fr',
  phone: '06 12 34 56 78',
  note: 'A deux chats',
  startedOn: ago(10),
  endedOn: '',
}
const of = (shelterId = world.a.shelter) => ({ shelterId, animalId: animal })
const start = (body: object = {}, as: Who = 'editor', params = of()) =>
  call(world, api.startFoster, { as, params, body: { ...FAMILY, ...body } })
const read = async (as: Who = 'editor') => call(world, api.readAnimalFosters, { as, params: of() })
const stays = async () => (await read()).json.data as Stay[]
const first = async (): Promise<Stay> => {
  const [stay] = await stays()
  if (!stay) throw new Error('no stay')
  return stay
}
const sheet = () => payload.findByID({ collection: 'animals', id: animal, overrideAccess: true })
const bodyOf = ({ id: _, ...stay }: Stay) => stay

describe('a foster family', () => {
  it('is written down, ends the search for one, and stands in the history without its name', async () => {
    expect((await start()).status).toBe(200)
    expect(await stays()).toMatchObject([
      { name: 'Ana Morel', email: 'ana@exemple.fr', endedOn: null, version: 1 },
    ])
    expect((await sheet()).fosterWanted).toBe(false)
    const { json } = await call(world, readAnimalHistory, {
      as: 'editor',
      params: of(),
      query: '?page=1',
    })
    expect(JSON.stringify(json.data)).toContain('Confiée à une famille d’accueil')
    expect(JSON.stringify(json.data)).not.toContain('Morel')
  })
  it('is seen in the list of the team, and picked out of it', async () => {
    const listed = async () => {
      const { json } = await call(world, listTeamAnimals, {
        as: 'editor',
        params: { shelterId: world.a.shelter },
        query: '?kind=FOSTERED&limit=50',
      })
      const rows = json.data as TeamAnimal[]
      return rows.filter(({ id }) => id === animal).map(({ isFostered }) => isFostered)
    }
    expect(await listed()).toEqual([])
    await start()
    expect(await listed()).toEqual([true])
    await call(world, api.changeFoster, {
      as: 'editor',
      params: { ...of(), stayId: (await first()).id },
      body: { ...bodyOf(await first()), endedOn: TODAY },
    })
    expect(await listed()).toEqual([])
  })
  it('is one when its answer was lost, and two hands at once make one', async () => {
    const answers = await Promise.all([start(), start(), start({ name: 'Quelqu’un d’autre' })])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.every((status) => status === 200 || status === 422)).toBe(true)
    expect(statuses).toContain(200)
    expect(statuses).toContain(422)
    const [stay] = await stays()
    expect((await start({ name: stay?.name })).status).toBe(200)
    expect(await stays()).toHaveLength(1)
  })
  it('is changed, ended and followed by another on the same day', async () => {
    await start()
    const stay = await first()
    const change = (body: object, id = stay.id) =>
      call(world, api.changeFoster, { as: 'editor', params: { ...of(), stayId: id }, body })
    expect((await change({ ...bodyOf(stay), endedOn: ago(2) })).status).toBe(200)
    // The answer was lost: the same again is done already.
    expect((await change({ ...bodyOf(stay), endedOn: ago(2) })).status).toBe(200)
    const late = await change({ ...bodyOf(stay), note: 'Autre chose' })
    expect(late).toMatchObject({
      status: 409,
      json: { error: expect.stringContaining('Ana') as string },
    })
    expect((await start({ name: 'Luc Petit', startedOn: ago(2) })).status).toBe(200)
    expect((await stays()).map(({ name }) => name)).toEqual(['Luc Petit', 'Ana Morel'])
    const meets = await start({ name: 'Zoé', startedOn: ago(5), endedOn: ago(3) })
    expect(meets).toMatchObject({
      status: 422,
      json: { fields: { startedOn: 'Mina était chez Ana Morel à ces dates' } },
    })
    const two = await start({ name: 'Zoé', startedOn: ago(1) })
    expect(two.json.fields?.startedOn).toContain('est déjà chez Luc Petit')
  })
  it('is taken away when it was a mistake, once or twice', async () => {
    await start()
    const params = { ...of(), stayId: (await first()).id }
    for (let times = 0; times < 2; times += 1) {
      const answer = await call(world, api.removeFoster, { as: 'editor', params })
      expect(answer).toMatchObject({ status: 200, json: { data: [] } })
    }
    const body = { ...FAMILY, version: 1 }
    expect((await call(world, api.changeFoster, { as: 'editor', params, body })).status).toBe(404)
  })
  it.each([
    [{ name: '' }, 400],
    [{ email: 'ana' }, 400],
    [{ phone: '12' }, 400],
    [{ startedOn: 'hier' }, 400],
    [{ startedOn: addDays(TODAY, 2) }, 422],
    [{ endedOn: ago(11) }, 422],
    [{ secret: 1 }, 400],
  ])('is refused with what is wrong: %j', async (body, status) => {
    const answer = await start(body)
    expect(answer.status).toBe(status)
    expect(await stays()).toEqual([])
  })
  it('is for whoever looks after the animals of that shelter', async () => {
    await start()
    const status = async (as: Who) => [(await read(as)).status, (await start({}, as)).status]
    expect(await status('anonymous')).toEqual([401, 401])
    expect(await status('visitor')).toEqual([404, 404])
    expect(await status('volunteer')).toEqual([403, 403])
    expect(await status('foreignAdmin')).toEqual([404, 404])
    // By the address of their own shelter neither.
    expect((await start({}, 'foreignAdmin', of(world.b.shelter))).status).toBe(404)
    const params = { ...of(world.b.shelter), stayId: (await first()).id }
    const { id: _, ...body } = await first()
    const foreign = { as: 'foreignAdmin' as const, params, body }
    expect((await call(world, api.changeFoster, foreign)).status).toBe(404)
    expect((await call(world, api.removeFoster, { as: 'foreignAdmin', params })).status).toBe(404)
    const own = { ...of(), stayId: params.stayId }
    expect((await call(world, api.changeFoster, { ...foreign, params: own })).status).toBe(404)
    expect(await stays()).toHaveLength(1)
  })
})

describe('an animal that leaves', () => {
  const move = (body: object) =>
    call(world, changeAnimalStatus, { as: 'admin', params: of(), body })
  it('leaves its family too, unless it was a slip', async () => {
    await start()
    expect((await move({ from: 'AT_SHELTER', to: 'ADOPTED' })).status).toBe(200)
    expect(await first()).toMatchObject({ endedOn: TODAY })
    const undo = { as: 'admin' as const, params: of() }
    expect((await call(world, readAnimalUndo, undo)).json.data).toMatchObject({ to: 'AT_SHELTER' })
    expect((await call(world, undoAnimalStatus, undo)).status).toBe(200)
    expect(await first()).toMatchObject({ endedOn: null })
  })
  it('and comes back for good begins no old stay again, whatever is undone later', async () => {
    await start()
    await move({ from: 'AT_SHELTER', to: 'ADOPTED' })
    await move({ from: 'ADOPTED', to: 'AT_SHELTER', reason: 'Allergie' })
    await move({ from: 'AT_SHELTER', to: 'ADOPTED' })
    const undo = await call(world, undoAnimalStatus, { as: 'admin', params: of() })
    expect(undo.status).toBe(200)
    expect(await first()).toMatchObject({ endedOn: TODAY })
  })
  it('is no more confided, but its past may be written down', async () => {
    await move({ from: 'AT_SHELTER', to: 'ADOPTED' })
    const open = await start()
    expect(open).toMatchObject({
      status: 422,
      json: { fields: { endedOn: expect.stringContaining('n’est plus au refuge') as string } },
    })
    expect((await start({ endedOn: ago(1) })).status).toBe(200)
  })
  it('to another shelter leaves its families with the first one', async () => {
    await start()
    await payload.update({
      collection: 'animals',
      id: animal,
      overrideAccess: true,
      data: { shelter: world.b.shelter },
    })
    const read = await call(world, api.readAnimalFosters, {
      as: 'foreignAdmin',
      params: of(world.b.shelter),
    })
    expect(read).toMatchObject({ status: 200, json: { data: [] } })
    const { rows } = await query(
      'select ended_on::text as "endedOn" from foster_stays where animal_id = $1',
      [animal],
    )
    expect(rows).toEqual([{ endedOn: TODAY }])
  })
  it('and whose sheet is deleted takes its stays along', async () => {
    await start()
    await payload.delete({ collection: 'animals', id: animal, overrideAccess: true })
    const { rows } = await query('select 1 from foster_stays where animal_id = $1', [animal])
    expect(rows).toEqual([])
  })
})

it('families of long ago are forgotten, but for whoever has an account', async () => {
  const old = { startedOn: ago(2000), endedOn: ago(1900) }
  await start(old)
  await start({ ...old, startedOn: ago(1900), endedOn: ago(1800), email: 'visitor@exemple.fr' })
  await start({ name: 'Luc', startedOn: ago(900), endedOn: ago(800) })
  await forgetFamilies(await createLocalReq({}, payload))
  expect(await stays()).toMatchObject([
    { name: 'Luc', phone: expect.any(String) as string },
    { name: 'Ana Morel', email: 'visitor@exemple.fr', phone: null, note: null },
    { name: NAMELESS, email: null, phone: null, note: null },
  ])
})
