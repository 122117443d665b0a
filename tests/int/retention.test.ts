import { randomUUID } from 'node:crypto'

import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { forgetOldRequests } from '@/features/adoptions/commands/forget-old'
import { keptSince } from '@/features/forms/answers.model'
import { forgetOldConsents } from '@/features/privacy/consents/tasks'
import { forgetOldTickets } from '@/features/tickets/retention'

import { recordConsent } from '@/platform/consents/record'
import { storage } from '@/platform/storage'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { teamOf, type Team } from './adoptions'
import { consentsTo } from './consents'

const asProgram = { overrideAccess: true, depth: 0 } as const
const DAY_MS = 86_400_000

let payload: Payload
let world: World
let team: Team
let req: PayloadRequest

/** Two years ago, and so many days more. */
const before = (days: number): string =>
  new Date(keptSince(Date.now()).getTime() - days * DAY_MS).toISOString()

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  team = teamOf(payload, world)
  req = await createLocalReq({}, payload)
})

const PERSONAL = /Tartempion|tartempion|06 39|35000|samedi/

it('takes people out of the tickets that ended two years ago, and of no other', async () => {
  let number = 0
  const open = async (status: 'OPEN' | 'CLOSED' | 'RESOLVED', lastActivityAt: string) => {
    number += 1
    const { id } = await payload.create({
      collection: 'tickets',
      ...asProgram,
      data: {
        shelter: world.a.shelter,
        number,
        type: 'CONTACT',
        priority: 'NORMAL',
        status,
        title: 'Visite de Mme Tartempion',
        description: 'Puis-je venir samedi\u00a0?',
        requester: {
          name: 'Mme Tartempion',
          email: 'tartempion@exemple.fr',
          user: world.users.visitor,
        },
        lastActivityAt,
      },
    })
    await payload.create({
      collection: 'ticket-comments',
      ...asProgram,
      data: {
        shelter: world.a.shelter,
        ticket: id,
        content: 'Oui, samedi',
        authorName: 'Mme Tartempion',
      },
    })
    return id
  }
  const old = [await open('CLOSED', before(1)), await open('RESOLVED', before(1))]
  const kept = [await open('CLOSED', before(-1)), await open('OPEN', before(400))]
  const wordsOf = async (id: string) => {
    const ticket = await payload.findByID({ collection: 'tickets', id, ...asProgram })
    const where = { ticket: { equals: id } }
    const comments = await payload.find({ collection: 'ticket-comments', where, ...asProgram })
    return JSON.stringify([ticket, comments.docs])
  }
  expect(await forgetOldTickets(req)).toBe(2)
  for (const id of old) {
    const words = await wordsOf(id)
    expect(words).not.toMatch(PERSONAL)
    expect(words).not.toContain(world.users.visitor)
  }
  for (const id of kept) expect(await wordsOf(id)).toMatch(/Tartempion.*Oui, samedi/)
  expect(await forgetOldTickets(req)).toBe(0)
})

it('takes people out of the requests that led nowhere two years ago, and of no other', async () => {
  const make = async (end: 'REJECTED' | 'WITHDRAWN' | null, since: string) => {
    const id = await team.open(await team.animal(), {
      name: 'Mme Tartempion',
      phone: '06 39 98 00 00',
      note: 'Libre samedi',
    })
    if (end) {
      const { status } = await team.move(id, 'PENDING', end, { reason: 'Absente samedi' })
      expect(status).toBe(200)
    }
    await team.pool.query('update adoption_requests set status_since = $2 where id = $1', [
      id,
      since,
    ])
    return id
  }
  const old = [await make('REJECTED', before(1)), await make('WITHDRAWN', before(1))]
  const kept = [await make('REJECTED', before(-1)), await make(null, before(400))]
  const lines = (row: { timeline?: unknown }) => row.timeline as Array<Record<string, unknown>>
  const told = lines(await team.stored(old[0] ?? '')).map(({ kind, at }) => [kind, at])
  expect(await forgetOldRequests(req)).toBe(2)
  for (const id of old) expect(JSON.stringify(await team.stored(id))).not.toMatch(PERSONAL)
  const [first, second] = await Promise.all(old.map((id) => team.stored(id)))
  expect(first?.status).toBe('REJECTED')
  // Its steps, in their order, and the colleague who took them.
  expect(lines(first ?? {}).map(({ kind, at }) => [kind, at])).toEqual(told)
  expect(lines(first ?? {})[0]).toMatchObject({ author: { id: world.users.moderator }, text: null })
  // Two people without a name are not taken for one.
  expect(first?.applicant.email).not.toBe(second?.applicant.email)
  for (const id of kept) expect(JSON.stringify(await team.stored(id))).toMatch(/Tartempion/)
  expect(await forgetOldRequests(req)).toBe(0)
})

it('takes the name and the files of a certificate with its request that led nowhere, and of no other', async () => {
  const certified = async (status: string, name = 'Mme Tartempion') => {
    const animal = await team.animal()
    const id = await team.open(animal, { name })
    await team.pool.query(
      `update adoption_requests set status = $2::enum_adoption_requests_status, status_since = $3
       where id = $1`,
      [id, status, before(1)],
    )
    const key = `private/certificates/${randomUUID()}.pdf`
    const keys = [key, key.replace('.pdf', '-signe.pdf')]
    for (const each of keys) await storage.write(each, Buffer.from('Mme Tartempion'))
    await team.pool.query(
      `insert into certificates (id, shelter_id, request_id, animal_id, animal_name, species,
         applicant_name, delivered_at, signature_name, sha256, file_key, signed_file_key)
       values (gen_random_uuid(), $1, $2, $3, 'Filou', 'CAT', 'Mme Tartempion', now(),
         'Mme Tartempion', 'empreinte', $4, $5)`,
      [world.a.shelter, id, animal, ...keys],
    )
    return { id, keys }
  }
  const left = async ({ id, keys }: { id: string; keys: string[] }) => {
    const { rows } = await team.pool.query(
      'select applicant_name, signature_name, sha256 from certificates where request_id = $1',
      [id],
    )
    return { row: rows[0], files: await Promise.all(keys.map((key) => storage.exists(key))) }
  }
  const refused = await certified('REJECTED')
  const done = await certified('COMPLETED')
  // Anonymised before this was done: its certificate still had the name.
  const late = await certified('WITHDRAWN')
  await team.pool.query(
    `update adoption_requests set applicant_email = id::text || '@anonyme.invalid' where id = $1`,
    [late.id],
  )
  expect(await forgetOldRequests(req)).toBe(2)
  const name = 'Personne anonymisée'
  for (const each of [refused, late]) {
    expect(await left(each)).toEqual({
      row: { applicant_name: name, signature_name: name, sha256: 'empreinte' },
      files: [false, false],
    })
  }
  expect(await left(done)).toMatchObject({
    row: { applicant_name: 'Mme Tartempion' },
    files: [true, true],
  })
  expect(await forgetOldRequests(req)).toBe(0)
})

it('goes on until nothing old is left, on the same day', async () => {
  await team.pool.query(
    `insert into tickets (id, shelter_id, number, type, priority, status, title, last_activity_at)
     select gen_random_uuid(), $1, 800000 + n, 'CONTACT', 'NORMAL', 'CLOSED', 'Ancien', $2
     from generate_series(1, 1001) as n`,
    [world.a.shelter, before(1)],
  )
  expect(await forgetOldTickets(req)).toBe(1001)
})

it('keeps the proof of a consent for as long as what it allowed, and no longer', async () => {
  const request = await team.open(await team.animal(), { name: 'Mme Tartempion' })
  const sourceIds = [request, world.a.shelter, randomUUID()]
  const [kept = '', joined = '', gone = ''] = sourceIds
  const said = { text: 'J’accepte', email: ' Tartempion@Exemple.fr ' } as const
  await recordConsent(req, {
    ...said,
    kind: 'ADOPTION_REQUEST',
    source: 'adoption-requests',
    sourceId: kept,
  })
  await recordConsent(req, { ...said, kind: 'JOIN_REQUEST', source: 'shelters', sourceId: joined })
  await recordConsent(req, {
    ...said,
    kind: 'FORM_ANSWER',
    source: 'form-submissions',
    sourceId: gone,
  })
  const left = async () => Promise.all(sourceIds.map((id) => consentsTo(payload, id)))
  expect((await left()).map((rows) => rows.map(({ email }) => email))).toEqual([
    ['tartempion@exemple.fr'],
    ['tartempion@exemple.fr'],
    ['tartempion@exemple.fr'],
  ])
  expect(await forgetOldConsents(req)).toBe(1)
  expect((await left()).map(({ length }) => length)).toEqual([1, 1, 0])
  await team.move(kept, 'PENDING', 'REJECTED', { reason: 'Absente' })
  await team.pool.query('update adoption_requests set status_since = $2 where id = $1', [
    kept,
    before(1),
  ])
  await forgetOldRequests(req)
  expect(await forgetOldConsents(req)).toBe(1)
  expect((await left()).map(({ length }) => length)).toEqual([0, 1, 0])
  const [row] = await consentsTo(payload, joined)
  const change = { collection: 'consents', id: row?.id ?? '', ...asProgram } as const
  await expect(payload.update({ ...change, data: { email: 'autre@exemple.fr' } })).rejects.toThrow(
    'ne se modifie pas',
  )
  await expect(payload.delete(change)).rejects.toThrow('ne se supprime pas')
})
