import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { campaignForGift } from '@/features/campaigns/commands/take-part'
import { listShelterCampaigns } from '@/features/campaigns/queries'
import { endLate, showFirstDays } from '@/features/campaigns/tasks'
import { takeInLostFound } from '@/features/lost-found/moderation-api'
import { shelterTodaySql } from '@/features/shelters/public'
import { listShelterRequests } from '@/features/supply-requests/queries'
import { archiveLate } from '@/features/supply-requests/tasks'
import { sessionOf } from '@/platform/db/session'
import { addDays, dayIn, noonOf, PARIS, parisDay } from '@/platform/time/model'
import { ZONE_LABELS } from '@/platform/time/zones.model'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { call } from './in-process'
import { reportDesk } from './lost-found-desk'
import { supplyDesk } from './supplies'

let payload: Payload
let world: World
const supplies = supplyDesk(
  () => payload,
  () => world,
)
const { online } = reportDesk(
  () => payload,
  () => world,
)

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

/** Where it is another day than in Paris at this moment; there is such a place 22 hours a day. */
const elsewhere = (now: Date): string =>
  ['Pacific/Wallis', 'Pacific/Tahiti'].find((zone) => dayIn(zone, now) !== parisDay(now)) ?? PARIS

const program = () => createLocalReq({}, payload)
const putAt = (zone: string) =>
  supplies.pool().query('update shelters set timezone = $2 where id = $1', [world.a.shelter, zone])

afterEach(() => putAt(PARIS))

describe('the day of a shelter', () => {
  it('is that of its own clock, and that of Paris where its clock is unknown', async () => {
    for (const zone of [...Object.keys(ZONE_LABELS), 'Mars/Olympus']) {
      await putAt(zone)
      const session = await sessionOf(await program())
      const { rows } = await session.execute<{ day: string }>(sql`
        select to_char(${shelterTodaySql}, 'YYYY-MM-DD') as day
        from shelters s where s.id = ${world.a.shelter}::uuid`)
      expect([zone, rows[0]?.day]).toEqual([
        zone,
        dayIn(zone === 'Mars/Olympus' ? PARIS : zone, new Date()),
      ])
    }
  })

  it('closes a request for goods once its last day is over there', async () => {
    await supplies.clear()
    const zone = elsewhere(new Date())
    await putAt(zone)
    const today = dayIn(zone, new Date())
    const refused = await supplies.create({ deliveryDate: addDays(today, -1) })
    expect([refused.status, JSON.stringify(refused.json)]).toEqual([
      422,
      expect.stringContaining('Cette date est passée'),
    ])
    const made = await supplies.create({ deliveryDate: today })
    const { id } = made.json.data as { id: string }
    const isListed = async () =>
      (await listShelterRequests(world.a.shelter, 9)).map((each) => each.id).includes(id)
    expect(await isListed()).toBe(true)
    expect(await archiveLate(await program())).toBe(0)
    await supplies
      .pool()
      .query('update supply_requests set delivery_date = $2 where id = $1', [
        id,
        noonOf(addDays(today, -1)),
      ])
    expect((await supplies.answer(id)).status).toBe(422)
    expect(await archiveLate(await program())).toBe(1)
  })

  it('is the first and the last one of a campaign', async () => {
    const zone = elsewhere(new Date())
    await putAt(zone)
    const today = dayIn(zone, new Date())
    const { id } = await payload.create({
      collection: 'campaigns',
      overrideAccess: true,
      data: {
        title: 'Un toit neuf',
        story: 'La pluie entre.',
        status: 'DRAFT',
        shelter: world.a.shelter,
        startsOn: noonOf(today),
        endsOn: noonOf(today),
      },
    })
    await supplies.pool().query(`update campaigns set status = 'PUBLISHED' where id = $1`, [id])
    const shelter = world.a.shelter
    const isOpen = async (first: string, last: string) => {
      await supplies
        .pool()
        .query('update campaigns set starts_on = $2, ends_on = $3 where id = $1', [
          id,
          noonOf(first),
          noonOf(last),
        ])
      return campaignForGift(await program(), { shelter, key: id }).then(
        () => true,
        () => false,
      )
    }
    expect(await isOpen(addDays(today, 1), addDays(today, 1))).toBe(false)
    expect(await isOpen(addDays(today, -1), addDays(today, -1))).toBe(false)
    expect(await isOpen(today, today)).toBe(true)
    expect((await listShelterCampaigns(shelter, 9)).find((each) => each.id === id)).toMatchObject({
      isOver: false,
      shelter: { zone },
    })
    expect(await endLate(await program())).toBe(0)
    await showFirstDays(await program())
    await isOpen(addDays(today, -1), addDays(today, -1))
    expect(await endLate(await program())).toBe(1)
  })

  it('is that on which a found animal comes in, and its pound delay begins', async () => {
    const { id } = await online({ kind: 'FOUND', day: addDays(parisDay(new Date()), -2) })
    const zone = elsewhere(new Date())
    await putAt(zone)
    const { json } = await call(world, takeInLostFound, {
      as: 'editor',
      params: { id },
      body: { shelter: world.a.shelter },
    })
    const animal = await payload.findByID({ collection: 'animals', id: String(json.animal) })
    const today = noonOf(dayIn(zone, new Date()))
    expect(animal).toMatchObject({ poundEntryAt: today, arrivalDate: today })
  })
})
