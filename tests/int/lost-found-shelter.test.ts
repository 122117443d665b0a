import { createLocalReq, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { hasDesk } from '@/features/lost-found/desk/access'
import { listNearLostFound, listTakenLostFound } from '@/features/lost-found/desk/api'
import { countWaiting } from '@/features/lost-found/desk/count'
import { HOME_WORDS } from '@/features/lost-found/desk/model'
import { takeInLostFound } from '@/features/lost-found/moderation-api'
import { findReport } from '@/features/lost-found/queries'
import type { Animal } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { addDays } from '@/platform/time/model'

import { getTestPayload } from '../support/payload'
import { makeWorld, ROLES, type Who, type World } from './access/world'
import { call } from './in-process'
import { reportDesk, TODAY } from './lost-found-desk'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const { pool, newReq, rowOf, mailsTo, online } = reportDesk(
  () => payload,
  () => world,
)

beforeEach(async () => {
  await pool().query('delete from lost_found_matches')
  await pool().query('delete from lost_found_reports')
})

const IN_RENNES = { kind: 'FOUND', near: 'Rennes (35)' } as const
const near = (as: Who, query = '', shelterId = world.a.shelter) =>
  call(world, listNearLostFound, { as, params: { shelterId }, query })
const taken = (as: Who, shelterId = world.a.shelter) =>
  call(world, listTakenLostFound, { as, params: { shelterId } })
const take = (id: string, as: Who = 'editor', shelter = world.a.shelter) =>
  call(world, takeInLostFound, { as, params: { id }, body: { shelter } })
const rowsOf = ({ json }: { json: object }) =>
  (json as { data: Array<{ id: string; distance: number }> }).data
const reqOf = async (who: Exclude<Who, 'anonymous'>) => {
  const user = await payload.findByID({ collection: 'users', id: world.users[who] })
  return createLocalReq({ user }, payload)
}

describe('what a shelter sees around it', () => {
  it('is for those who look after its animals, while it is approved', async () => {
    const row = await online(IN_RENNES)
    const expected: Record<Who, number> = {
      anonymous: 401,
      visitor: 404,
      volunteer: 403,
      editor: 200,
      moderator: 200,
      admin: 200,
      foreignAdmin: 404,
      superAdmin: 200,
    }
    for (const as of ROLES) {
      const statuses = [await near(as), await taken(as)].map(({ status }) => status)
      expect({ as, statuses }).toEqual({ as, statuses: [expected[as], expected[as]] })
      if (expected[as] !== 200) expect((await take(row.id, as)).status).toBe(expected[as])
    }
    const { suspended } = world
    for (const as of ['editor', 'superAdmin'] as const) {
      const answers = [
        await near(as, '', suspended.shelter),
        await taken(as, suspended.shelter),
        await take(row.id, as, suspended.shelter),
      ]
      const refused = as === 'superAdmin' ? 403 : 404
      expect(answers.map(({ status }) => status)).toEqual([refused, refused, refused])
    }
    expect(await countWaiting(await reqOf('editor'))).toBe(0)
    expect(await hasDesk(await reqOf('editor'))).toBe(true)
    expect(await hasDesk(await reqOf('volunteer'))).toBe(false)
    expect(await hasDesk(await reqOf('visitor'))).toBe(false)
  })
  it('goes as far as it asks, the latest or the nearest first, and holds no secret', async () => {
    const here = await online({ ...IN_RENNES, day: addDays(TODAY, -3) })
    // 17 km to the west.
    const there = await online({ kind: 'FOUND', near: 'Mordelles (35)' })
    await online({ kind: 'FOUND', near: 'Loches (37)' })
    const lost = await online({ near: 'Rennes (35)', species: 'DOG' })
    const ids = async (query: string) => rowsOf(await near('editor', query)).map((each) => each.id)
    expect(await ids('')).toEqual([there.id, here.id])
    expect(await ids('?sort=nearest')).toEqual([here.id, there.id])
    expect(await ids('?radiusKm=10')).toEqual([here.id])
    expect(await ids('?species=DOG')).toEqual([])
    expect(await ids('?kind=LOST')).toEqual([lost.id])
    expect((await near('editor', '?radiusKm=500')).status).toBe(400)
    const text = JSON.stringify((await near('editor')).json)
    expect(text).not.toMatch(/Jeanne|avis-\d+@|"lat"|"shownLat"/)
    await pool().query('update lost_found_reports set hidden_at = now() where id = $1', [here.id])
    expect(await ids('')).toEqual([there.id])
  })
})

describe('an animal that a shelter took in', () => {
  const write = (id: string, data: Partial<Animal> & { deletedAt?: string | null }) =>
    payload.update({
      collection: 'animals',
      id,
      data,
      depth: 0,
      // The state is set as the team or Payload's bin does.
      overrideAccess: true,
      trash: true,
      // « Annuler » goes back where no step leads.
      context: { undoing: id },
    })
  const takenIn = async () => {
    const row = await online(IN_RENNES)
    const { json } = await take(row.id)
    return { row, animal: String(json.animal) }
  }
  const isTaken = async (id: string) => (await findReport('FOUND', id))?.isTaken

  it('leaves the list of what is near for that of its shelter, with its delay', async () => {
    const { row, animal } = await takenIn()
    expect(rowsOf(await near('editor'))).toEqual([])
    const list = (await taken('editor')).json as { data?: Array<Record<string, object>> }
    expect(list.data).toMatchObject([
      { id: row.id, isPublic: true, animal: { id: animal, status: 'FOUND' } },
    ])
    expect((list.data?.[0]?.animal as { poundEnd?: string }).poundEnd).toMatch(/T2[23]:00/)
    expect(rowsOf(await taken('foreignAdmin', world.b.shelter))).toEqual([])
    expect((await take(row.id, 'foreignAdmin', world.b.shelter)).status).toBe(409)
  })
  it('can be taken in again once its sheet is archived, or in the bin, and is held when it comes back', async () => {
    const { row, animal } = await takenIn()
    await write(animal, { status: 'ARCHIVED' })
    expect(await isTaken(row.id)).toBe(false)
    expect(rowsOf(await taken('editor'))).toEqual([])
    await write(animal, { status: 'FOUND' })
    expect(await isTaken(row.id)).toBe(true)
    await write(animal, { deletedAt: new Date().toISOString() })
    expect(await isTaken(row.id)).toBe(false)
    const again = await take(row.id, 'foreignAdmin', world.b.shelter)
    expect(again.status).toBe(200)
    // The first sheet says nothing any more of what another shelter holds.
    await write(animal, { deletedAt: null })
    await write(animal, { status: 'RETURNED' })
    expect(await rowOf(row.id)).toMatchObject({ takenBy: world.b.shelter, status: 'OPEN' })
  })
  it('can be taken in again once its sheet is gone', async () => {
    const { row, animal } = await takenIn()
    await payload.delete({ collection: 'animals', id: animal, overrideAccess: true })
    expect(await rowOf(row.id)).toMatchObject({ takenBy: null, animal: null })
    expect((await take(row.id)).status).toBe(200)
  })
  it('ends the report when it goes back to its owner, and opens it again when that is undone', async () => {
    const { row, animal } = await takenIn()
    await write(animal, { status: 'RETURNED' })
    expect(await rowOf(row.id)).toMatchObject({ status: 'RETURNED', endWords: HOME_WORDS })
    const subject = 'L’animal que vous avez trouvé est rentré chez lui'
    const told = async () =>
      (await mailsTo(row.email)).filter((mail) => mail.subject === subject).length
    expect(await told()).toBe(1)
    await write(animal, { name: 'Moka' })
    expect(await told()).toBe(1)
    await write(animal, { status: 'FOUND' })
    expect(await rowOf(row.id)).toMatchObject({
      status: 'OPEN',
      endedAt: null,
      takenBy: world.a.shelter,
    })
  })
  it('changes with its sheet or not at all', async () => {
    const { row, animal } = await takenIn()
    const req = await newReq()
    const failed = inTransaction(req, async () => {
      const home = { status: 'RETURNED' } as const
      await payload.update({ collection: 'animals', id: animal, data: home, req })
      throw new Error('later')
    })
    await expect(failed).rejects.toThrow('later')
    expect(await rowOf(row.id)).toMatchObject({ status: 'OPEN', takenBy: world.a.shelter })
  })
  it('says nothing of a report that its author has ended', async () => {
    const { row, animal } = await takenIn()
    await pool().query(
      `update lost_found_reports set status = 'CLOSED', end_words = 'Fini' where id = $1`,
      [row.id],
    )
    const before = (await mailsTo(row.email)).length
    await write(animal, { status: 'RETURNED' })
    await write(animal, { status: 'FOUND' })
    expect(await rowOf(row.id)).toMatchObject({ status: 'CLOSED', endWords: 'Fini' })
    expect((await mailsTo(row.email)).length).toBe(before)
  })
})
