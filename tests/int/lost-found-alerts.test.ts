import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { stopWatchingLostAnimals, watchLostAnimals } from '@/features/lost-found/alerts/api'
import { tellNeighbours } from '@/features/lost-found/alerts/command'
import { tellShelters } from '@/features/lost-found/alerts/shelters'
import { readWatch, setWatch } from '@/features/lost-found/alerts/watch'
import { ownToken } from '@/features/lost-found/links'
import { withdrawLostFound } from '@/features/lost-found/moderation-api'
import { endOwnReport } from '@/features/lost-found/own-api'
import { mailNow } from '@/features/notifications/mail/commands'
import { erasePersonData } from '@/features/privacy/api'
import { copyPerson } from '@/features/privacy/commands'
import { blurred, distanceBetween } from '@/platform/geo/model'
import { findPlace } from '@/platform/geo/places'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'
import { reportDesk } from './lost-found-desk'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const desk = reportDesk(
  () => payload,
  () => world,
)
const { pool, newReq } = desk

const lochesOf = () => findPlace('Loches (37)') ?? { lat: 0, lng: 0 }
const watch = (as: Who, body: object = { near: 'Loches (37)' }) =>
  call(world, watchLostAnimals, { as, body })

/** A report that is online, whose job nobody ran yet. */
const lost = (more: object = {}) => desk.online({ name: 'Mirabelle', ...more })
const tell = async (id: string) => tellNeighbours(await newReq(), id)

type Row = { user_id: string; title: string; message: string; action_url: string; mail: string }
const alertsOf = async (user: string) =>
  (
    await pool().query<Row>(
      `select user_id, title, message, action_url, mail from notifications
       where user_id = $1 and type = 'EMERGENCY_ALERT' order by created_at`,
      [user],
    )
  ).rows

beforeEach(async () => {
  for (const table of [
    'lost_found_matches',
    'lost_found_reports',
    'lost_found_watches',
    'lost_found_alerts',
    'notifications',
    'emails',
    'rate_limits',
  ])
    await pool().query(`delete from ${table}`)
})

describe('asking for alerts', () => {
  it('is off until somebody asks, kept as a blurred commune, and forgotten on request', async () => {
    const { visitor } = world.users
    expect(await readWatch(await newReq(), visitor)).toBeNull()
    expect((await watch('visitor', { near: 'loches', radiusKm: '25' })).status).toBe(200)
    expect(await readWatch(await newReq(), visitor)).toEqual({ near: 'Loches (37)', radiusKm: 25 })
    const { rows } = await pool().query<{ lat: number; lng: number }>(
      'select lat, lng from lost_found_watches',
    )
    expect(rows).toEqual([blurred(lochesOf())])
    expect((await watch('visitor', { near: 'Rennes' })).status).toBe(200)
    expect(await readWatch(await newReq(), visitor)).toEqual({ near: 'Rennes (35)', radiusKm: 10 })
    const stopped = await call(world, stopWatchingLostAnimals, { as: 'visitor', body: {} })
    expect(stopped.status).toBe(200)
    expect(await readWatch(await newReq(), visitor)).toBeNull()
  })
  it('says what is wrong on its field, and wants a session', async () => {
    expect(await watch('visitor', { near: 'Zzyzx' })).toMatchObject({
      status: 422,
      json: { fields: { near: expect.stringContaining('commune') as string } },
    })
    expect((await watch('visitor', { near: 'Loches', radiusKm: 500 })).status).toBe(400)
    expect((await watch('anonymous')).status).toBe(401)
    const plain = new URLSearchParams({ near: 'Zzyzx', radiusKm: '5' })
    const back = await call(world, watchLostAnimals, { as: 'visitor', body: plain })
    expect(back.status).toBe(303)
    expect(back.headers.get('location')).toBe(
      '/account/notifications?corriger=animaux-perdus#animaux-perdus',
    )
  })
})

describe('a lost animal', () => {
  it('is told to those whose circle holds it, once, without a word of its author', async () => {
    const { visitor, editor, foreignAdmin } = world.users
    await watch('visitor')
    // Tours is 37 km from Loches.
    await watch('editor', { near: 'Tours (37)', radiusKm: '25' })
    await watch('foreignAdmin', { near: 'Tours (37)', radiusKm: '50' })
    const row = await lost({ text: 'Venez sur arnaque.example', placeWords: 'chez moi' })
    expect(await tell(row.id)).toBe(2)
    expect(await tell(row.id)).toBeNull()
    expect(await alertsOf(editor)).toEqual([])
    expect(await alertsOf(foreignAdmin)).toHaveLength(1)
    const [alert] = await alertsOf(visitor)
    expect(alert).toMatchObject({
      title: 'Mirabelle, chat perdu à Loches',
      action_url: `/animaux-perdus/${row.id}`,
      mail: 'NOW',
    })
    await mailNow(payload)
    const { rows } = await pool().query<{ subject: string; text: string }>(
      "select subject, text from emails where subject like 'Mirabelle%'",
    )
    expect(rows).toHaveLength(2)
    expect(rows[0]?.text).toContain(`/animaux-perdus/${row.id}`)
    expect(JSON.stringify([alert, rows])).not.toMatch(/arnaque|chez moi|Jeanne/)
  })
  it('is told by two tasks at once as by one', async () => {
    await watch('visitor')
    const row = await lost()
    const told = await Promise.all([tell(row.id), tell(row.id), tell(row.id)])
    expect(told.filter((each) => each !== null)).toEqual([1])
    expect(await alertsOf(world.users.visitor)).toHaveLength(1)
  })
  it('is not told to its author, with a session or without', async () => {
    const { rows } = await pool().query<{ email: string }>(
      'select email from users where id = $1',
      [world.users.visitor],
    )
    await watch('visitor')
    const own = await desk.report({ email: rows[0]?.email }, 'visitor')
    expect(await tell(String(own.json.id))).toBe(0)
    const mailed = await lost({ email: rows[0]?.email })
    expect(await tell(mailed.id)).toBe(0)
  })
  it('is not told when it was taken down, is over, was found or waits for its author', async () => {
    await watch('visitor')
    for (const change of ['hidden_at = now()', "status = 'RETURNED'", 'confirmed_at = null']) {
      const row = await lost()
      await pool().query(`update lost_found_reports set ${change} where id = $1`, [row.id])
      expect(await tell(row.id)).toBeNull()
    }
    expect(await tell((await lost({ kind: 'FOUND' })).id)).toBeNull()
    expect(await tell('00000000-0000-4000-8000-000000000000')).toBeNull()
    expect(await alertsOf(world.users.visitor)).toEqual([])
  })
  it('is called back when it was taken down or erased; no e-mail leaves when it is over', async () => {
    await watch('visitor')
    const [down, home] = [await lost(), await lost()]
    for (const { id } of [down, home]) await tell(id)
    await call(world, withdrawLostFound, {
      as: 'superAdmin',
      params: { id: down.id },
      body: { reason: 'Ce n’est pas un animal perdu.' },
    })
    await call(world, endOwnReport, {
      params: { token: ownToken(home) },
      body: { outcome: 'RETURNED' },
    })
    expect(await alertsOf(world.users.visitor)).toMatchObject([{ mail: null }])
  })
  it('is not told to somebody who heard of three in a day, until the day is over', async () => {
    await watch('visitor')
    const told: Array<number | null> = []
    for (let nth = 0; nth < 4; nth += 1) told.push(await tell((await lost()).id))
    expect(told).toEqual([1, 1, 1, 0])
    // What was told counts on when the place changes.
    await watch('visitor', { near: 'Loches (37)', radiusKm: '50' })
    expect(await tell((await lost()).id)).toBe(0)
    await pool().query(
      "update lost_found_watches set told_at = array(select at - interval '1 day' from unnest(told_at) at)",
    )
    expect(await tell((await lost()).id)).toBe(1)
  })
  it('of one author is told twice a day, of one commune twenty times', async () => {
    await watch('visitor')
    const author = { email: 'trop@exemple.fr' }
    for (const told of [1, 1, 0]) expect(await tell((await lost(author)).id)).toBe(told)
    for (let nth = 0; nth < 18; nth += 1) await tell((await lost()).id)
    await pool().query('update lost_found_watches set told_at = default')
    expect(await tell((await lost()).id)).toBe(0)
    expect(await tell((await lost({ near: 'Beaulieu-lès-Loches' })).id)).toBe(1)
  })
  it('is told on the site alone to who wants no such e-mails', async () => {
    await watch('visitor')
    await pool().query(
      `insert into notice_choices (user_id, choices) values ($1, '{"emergency":{"email":"NEVER"}}')
       on conflict (user_id) do update set choices = excluded.choices`,
      [world.users.visitor],
    )
    expect(await tell((await lost()).id)).toBe(1)
    expect(await alertsOf(world.users.visitor)).toMatchObject([{ mail: null }])
  })
  it('is asked to be told of by its publication, and a found one is not', async () => {
    const jobs = async (id: string) =>
      (
        await pool().query(
          "select 1 from payload_jobs where task_slug = 'alert-lost-found' and input ->> 'report' = $1",
          [id],
        )
      ).rowCount
    expect(await jobs((await lost()).id)).toBe(1)
    expect(await jobs((await lost({ kind: 'FOUND' })).id)).toBe(0)
  })
})

describe('the shelters of a department', () => {
  it('are told once a morning how many came, who manages animals there alone', async () => {
    const { rows } = await pool().query<{ code: string }>(
      'select location_postal_code as code from shelters where id = $1',
      [world.a.shelter],
    )
    const near = rows[0]?.code ?? ''
    await lost({ near })
    await lost({ near })
    await lost({ near, kind: 'FOUND' })
    const hidden = await lost({ near })
    await pool().query('update lost_found_reports set hidden_at = now() where id = $1', [hidden.id])
    const tomorrow = new Date(Date.now() + 86_400_000)
    const told = await tellShelters(await newReq(), tomorrow)
    expect(told).toBeGreaterThan(0)
    // A second run changes nothing that is seen.
    expect(await tellShelters(await newReq(), tomorrow)).toBe(told)
    const { rows: notices } = await pool().query<{
      title: string
      action_url: string
      who: string
    }>('select title, action_url, user_id as who from notifications where group_key is not null')
    expect(notices).toHaveLength(told)
    expect(notices[0]?.title).toMatch(/^1 animal trouvé et 2 animaux perdus /)
    expect(notices[0]?.action_url).toMatch(/^\/animaux-trouves\?department=/)
    const who = notices.map((each) => each.who)
    expect(who).toContain(world.users.editor)
    expect(who).not.toContain(world.users.volunteer)
    expect(who).not.toContain(world.users.visitor)
  })
})

it('the place is in the copy of its person, and goes with their account', async () => {
  const email = 'guetteuse@exemple.fr'
  const { rows } = await pool().query<{ id: string }>(
    `insert into users (id, name, email, email_verified) values (gen_random_uuid(), 'Guetteuse', $1, now()) returning id`,
    [email],
  )
  const user = rows[0]?.id ?? ''
  await setWatch(await newReq(), user, { near: 'Loches (37)', radiusKm: 10 })
  const row = await lost()
  expect(JSON.stringify(await copyPerson(await newReq(), email))).toContain(
    '"commune_name":"Loches"',
  )
  const erased = await call(world, erasePersonData, {
    as: 'superAdmin',
    body: { email, confirmation: email },
  })
  expect(erased.status).toBe(200)
  expect(await readWatch(await newReq(), user)).toBeNull()
  expect(await tell(row.id)).toBe(0)
})

it('the distance of SQL is that of the program', async () => {
  await watch('visitor', { near: 'Tours (37)', radiusKm: '50' })
  const tours = findPlace('Tours (37)') ?? { lat: 0, lng: 0 }
  const metres = distanceBetween(blurred(tours), blurred(lochesOf()))
  expect(Math.round(metres / 1000)).toBeGreaterThan(25)
  const row = await lost()
  for (const [radius, told] of [
    [Math.ceil(metres / 1000), 1],
    [Math.floor(metres / 1000), 0],
  ] as const) {
    await pool().query('update lost_found_watches set radius_km = $1', [radius])
    await pool().query('delete from lost_found_alerts')
    await pool().query('update lost_found_watches set told_at = default')
    expect(await tell(row.id)).toBe(told)
    await pool().query('delete from notifications')
  }
})
