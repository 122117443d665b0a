import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createLostFoundReport, mapLostFound, writeToReportAuthor } from '@/features/lost-found/api'
import { draftToken, ownReport, ownToken } from '@/features/lost-found/links'
import { matchNow } from '@/features/lost-found/match/command'
import {
  answerOwnMatch,
  endOwnReport,
  publishOwnReport,
  updateOwnReport,
} from '@/features/lost-found/own-api'
import { findReport, searchReports } from '@/features/lost-found/queries'
import { NO_FILTERS } from '@/features/lost-found/schema'
import type { LostFoundReport } from '@/payload-types'
import { distanceBetween } from '@/platform/geo/model'
import { addDays } from '@/platform/time/model'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { call } from './in-process'
import { reportDesk, TODAY } from './lost-found-desk'
import { describeReportLife } from './lost-found-life'
import { describeSightings } from './lost-found-sightings'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const HOUSE = { lat: 47.131_234, lng: 0.998_765 }
const desk = reportDesk(
  () => payload,
  () => world,
)
const { pool, report, rowOf, newReq, mailsTo, online } = desk

beforeEach(async () => {
  await pool().query('delete from lost_found_matches')
  await pool().query('delete from lost_found_reports')
})

describe('a report', () => {
  it('is seen by nobody before the owner of the address says so', async () => {
    const { status, json } = await report()
    expect({ status, isPublished: json.isPublished }).toEqual({ status: 200, isPublished: false })
    expect(await findReport('LOST', String(json.id))).toBeNull()
    const row = await rowOf(json.id)
    const [mail] = await mailsTo(row.email)
    expect(mail?.text).toContain(ownToken(row))
    // The link of whoever typed the address does not publish.
    const wrong = await call(world, publishOwnReport, {
      params: { token: String(json.token) },
      body: {},
    })
    expect(wrong.status).toBe(404)
    const right = { params: { token: ownToken(row) }, body: {} }
    expect((await call(world, publishOwnReport, right)).status).toBe(200)
    expect((await call(world, publishOwnReport, right)).status).toBe(200)
    expect(await findReport('LOST', row.id)).toMatchObject({ communeName: 'Loches' })
    expect((await mailsTo(row.email)).map(({ subject }) => subject)).toEqual([
      'Publiez votre avis en un clic',
      'Votre avis est publié',
    ])
  })
  it('leaves nothing to whoever typed the address of somebody else', async () => {
    const { json } = await report()
    const row = await rowOf(json.id)
    expect((await ownReport(await newReq(), draftToken(row))).isProven).toBe(false)
    await call(world, publishOwnReport, { params: { token: ownToken(row) }, body: {} })
    await expect(ownReport(await newReq(), draftToken(row))).rejects.toMatchObject({ status: 404 })
  })
  it('is online at once for a person with their own confirmed address, and only then', async () => {
    const { rows } = await pool().query<{ email: string }>(
      'select email from users where id = $1',
      [world.users.visitor],
    )
    const own = await report({ email: rows[0]?.email }, 'visitor')
    expect(own.json.isPublished).toBe(true)
    expect((await report({}, 'visitor')).json.isPublished).toBe(false)
  })
  it('says what is missing or wrong, on its field', async () => {
    const empty = await call(world, createLostFoundReport, { body: { kind: 'LOST' } })
    expect(empty.status).toBe(400)
    expect(empty.json.fields).toMatchObject({
      species: 'Choisissez l’animal',
      day: 'Dites quel jour',
      near: 'Dites dans quelle commune',
      email: 'L’email est requis',
    })
    const wrong = [
      [{ day: addDays(TODAY, 2) }, 400, 'day'],
      [{ near: 'Zzyzx' }, 422, 'near'],
      [{ lat: 48.85, lng: 2.35 }, 422, 'near'],
      [{ website: 'https://spam.example' }, 400, 'website'],
      [{ confirmedAt: '2026-01-01' }, 400, 'confirmedAt'],
      [{ status: 'RETURNED' }, 400, 'status'],
    ] as const
    for (const [more, status, field] of wrong) {
      const answer = await report(more)
      expect({ status: answer.status, fields: Object.keys(answer.json.fields as object) }).toEqual({
        status,
        fields: [field],
      })
    }
  })
  it('refuses a sixth of one address in a day', async () => {
    const email = 'beaucoup@exemple.fr'
    const tries = []
    for (let nth = 0; nth < 6; nth += 1) tries.push((await report({ email })).status)
    expect(tries).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('what leaves the server', () => {
  it('never is the exact place, nor who wrote, by any door', async () => {
    const row = await online({ ...HOUSE, near: 'Loches (37)' })
    await call(world, updateOwnReport, {
      params: { token: ownToken(row) },
      body: {
        species: 'CAT',
        day: TODAY,
        near: 'Loches (37)',
        ...HOUSE,
        idNumber: '250269600000001',
        secretDetail: 'griffe noire',
      },
    })
    const shown = await findReport('LOST', row.id)
    const { reports } = await searchReports('LOST', { ...NO_FILTERS, near: 'Loches' })
    const map = await call(world, mapLostFound, { query: '?kind=LOST' })
    expect(reports).toHaveLength(1)
    const all = JSON.stringify([shown, reports, map.json])
    for (const secret of [row.email, 'griffe', '250269600000001', '47.13123', '0.99876'])
      expect(all).not.toContain(secret)
    expect(distanceBetween(HOUSE, shown?.point ?? HOUSE)).toBeGreaterThan(1)
    const rest = await call(world, mapLostFound, { query: '?kind=FOUND' })
    expect(rest.json.data).toEqual([])
  })
  it('is read through Payload by super admins alone', async () => {
    await online()
    for (const who of ['visitor', 'admin'] as const) {
      const user = await payload.findByID({ collection: 'users', id: world.users[who] })
      const find = payload.find({
        collection: 'lost-found-reports',
        overrideAccess: false,
        user: { ...user, collection: 'users' },
      })
      await expect(find).rejects.toThrow()
    }
  })
})

describe('the lists', () => {
  it('filter by place, animal, colour and day, and forget what is over', async () => {
    await online({ species: 'DOG', coat: 'BLACK' })
    await online({ near: 'Rennes (35)', day: addDays(TODAY, -10) })
    const over = await online()
    await call(world, endOwnReport, {
      params: { token: ownToken(over) },
      body: { outcome: 'RETURNED', words: 'Merci' },
    })
    const total = async (more: object) =>
      (await searchReports('LOST', { ...NO_FILTERS, ...more })).total
    expect(await total({})).toBe(2)
    expect(await total({ near: 'Loches', radiusKm: 10 })).toBe(1)
    expect(await total({ species: 'CAT' })).toBe(1)
    expect(await total({ coat: 'BLACK' })).toBe(1)
    expect(await total({ since: 7 })).toBe(1)
    expect(await total({ department: '35' })).toBe(1)
    // Its page stays, with its last word.
    expect(await findReport('LOST', over.id)).toMatchObject({
      status: 'RETURNED',
      endWords: 'Merci',
    })
  })
})

describe('a match', () => {
  it('is told to both, once, without the address of the other', async () => {
    const lost = await online()
    const found = await online({ kind: 'FOUND' })
    await matchNow(await newReq(), found.id)
    await matchNow(await newReq(), lost.id)
    const subjects = async ({ email }: LostFoundReport) =>
      (await mailsTo(email)).map(({ subject }) => subject).slice(2)
    expect(await subjects(lost)).toEqual(['Un animal trouvé ressemble au vôtre'])
    expect(await subjects(found)).toEqual(['Quelqu’un cherche un animal qui ressemble à celui-ci'])
    const letters = JSON.stringify(await mailsTo(lost.email))
    expect(letters).not.toContain(found.email)
    expect(letters).toContain('même commune, même couleur, le même jour')
  })
  it('is answered by the two authors alone', async () => {
    const lost = await online()
    const found = await online({ kind: 'FOUND' })
    const stranger = await online({ species: 'DOG' })
    await matchNow(await newReq(), lost.id)
    const { rows } = await pool().query<{ id: string }>('select id from lost_found_matches')
    const answer = (row: LostFoundReport, yes: boolean) =>
      call(world, answerOwnMatch, {
        params: { token: ownToken(row) },
        body: { match: rows[0]?.id, answer: yes ? 'YES' : 'NO' },
      })
    expect((await answer(stranger, true)).status).toBe(404)
    expect((await answer(lost, true)).status).toBe(200)
    expect((await answer(lost, true)).status).toBe(200)
    for (const { id } of [lost, found]) expect(await rowOf(id)).toMatchObject({ status: 'MATCHED' })
    const subjects = (await mailsTo(found.email)).map(({ subject }) => subject)
    const told = subjects.filter(
      (subject) => subject === 'Quelqu’un reconnaît l’animal de votre avis',
    )
    expect(told).toHaveLength(1)
    expect((await answer(lost, false)).status).toBe(200)
    expect(await rowOf(lost.id)).toMatchObject({ status: 'OPEN' })
  })
  it('is certain by the same number, and none for a report that is over', async () => {
    const lost = await online()
    const found = await online({ kind: 'FOUND', species: 'DOG', near: 'Rennes (35)' })
    await pool().query('update lost_found_reports set id_number = $1', ['250 26 9600000001'])
    expect(await matchNow(await newReq(), lost.id)).toBe(1)
    const { rows } = await pool().query('select score, is_certain from lost_found_matches')
    expect(rows).toEqual([{ score: 100, is_certain: true }])
    await call(world, endOwnReport, {
      params: { token: ownToken(found) },
      body: { outcome: 'CLOSED' },
    })
    expect(await matchNow(await newReq(), lost.id)).toBe(0)
  })
  it('is looked for among the animals that came in to shelters', async () => {
    const lost = await online({ species: 'DOG', near: 'Loches (37)' })
    await pool().query(
      `update animals set species = 'DOG', sex = 'MALE', color = 'roux', arrival_date = now()
       where id = $1`,
      [world.a.animals.public],
    )
    await pool().query('update shelters set location_lat = $1, location_lng = $2 where id = $3', [
      47.129,
      0.996,
      world.a.shelter,
    ])
    expect(await matchNow(await newReq(), lost.id)).toBeGreaterThan(0)
    expect((await mailsTo(lost.email)).map(({ subject }) => subject)).toContain(
      'Un refuge a recueilli un animal qui ressemble au vôtre',
    )
  })
})

describe('writing to its author', () => {
  const write = (id: string, more: object = {}) =>
    call(world, writeToReportAuthor, {
      params: { id },
      body: {
        intent: 'SEEN',
        text: 'Près du lavoir, à midi.',
        contactName: 'Bob',
        email: 'bob-ecrit@exemple.fr',
        ...more,
      },
    })

  it('goes through us, once the address is confirmed', async () => {
    const row = await online()
    const before = (await mailsTo(row.email)).length
    const { status, json } = await write(row.id)
    expect(status).toBe(200)
    expect(JSON.stringify(json)).not.toContain(row.email)
    expect((await mailsTo(row.email)).length).toBe(before)
  })
  it('is refused for a report that is not online, or over', async () => {
    const hidden = await rowOf((await report()).json.id)
    expect((await write(hidden.id)).status).toBe(404)
    const row = await online()
    await call(world, endOwnReport, {
      params: { token: ownToken(row) },
      body: { outcome: 'CLOSED' },
    })
    expect((await write(row.id)).status).toBe(409)
  })
  it('does not say whether an address that is typed is that of the author', async () => {
    const row = await online()
    const [own, other] = [await write(row.id, { email: row.email }), await write(row.id)]
    expect(own.status).toBe(other.status)
    expect(Object.keys(own.json)).toEqual(Object.keys(other.json))
  })
})

describeReportLife(
  () => payload,
  () => world,
  desk,
)
describeSightings(() => world, desk)
