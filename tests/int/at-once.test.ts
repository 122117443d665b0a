import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { returnAdoptedAnimal } from '@/features/adoptions/api'
import { definition, field } from '@/features/forms/fixtures'
import { matchNow } from '@/features/lost-found/match/command'
import { ownToken } from '@/features/lost-found/links'
import { answerOwnMatch } from '@/features/lost-found/own-api'
import { binTeamArticle } from '@/features/news/workspace/api'
import { erasePersonData } from '@/features/privacy/api'
import { withPlace, writePlace } from '@/features/places/commands/write'
import { placeColumns } from '@/features/places/place'
import { placeSchema } from '@/features/places/schema'
import { forgetRemoved } from '@/features/wall/tasks'
import { storage } from '@/platform/storage'
import { sweepFiles } from '@/platform/storage/transaction'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { teamOf } from './adoptions'
import { saveMeanwhile } from './at-that-moment'
import { call } from './in-process'
import { reportDesk } from './lost-found-desk'
import { gift } from './privacy-person'
import { wallWorld } from './wall-world'

const asProgram = { overrideAccess: true, depth: 0 } as const

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const pool = () => payload.db.pool
const newReq = () => createLocalReq({}, payload)

/** Each begins while another has written and is not done yet: what that one did is there afterwards. */
describe('what another does at that moment stays', () => {
  it('an erasure, when a place is corrected', async () => {
    const columns = placeColumns(
      placeSchema.parse({
        name: 'Cabinet',
        kind: 'VET',
        near: 'Rennes (35)',
        phone: '02 61 91 00 00',
        lundi: '9h-12h',
      }),
    )
    const { id } = await payload.create({
      collection: 'places',
      ...asProgram,
      data: { ...columns, slug: 'cabinet', status: 'PUBLISHED', version: 1, email: 'a@exemple.fr' },
    })
    const req = await newReq()
    await saveMeanwhile(payload, {
      id,
      change: ['update places set email = null where id = $1'],
      save: () => withPlace(req, id, (place) => writePlace(req, place, { name: 'Cabinet Neuf' })),
    })
    expect(await payload.findByID({ collection: 'places', id, ...asProgram })).toMatchObject({
      name: 'Cabinet Neuf',
      email: null,
    })
  })

  it('what the desk hides, when somebody recognises the animal', async () => {
    const desk = reportDesk(
      () => payload,
      () => world,
    )
    const lost = await desk.online()
    const found = await desk.online({ kind: 'FOUND' })
    await matchNow(await desk.newReq(), lost.id)
    const { rows } = await pool().query<{ id: string }>(
      'select id from lost_found_matches where lost_id = $1',
      [lost.id],
    )
    const answer = await saveMeanwhile(payload, {
      id: found.id,
      change: ['update lost_found_reports set hidden_at = now() where id = $1'],
      save: () =>
        call(world, answerOwnMatch, {
          params: { token: ownToken(lost) },
          body: { match: rows[0]?.id, answer: 'YES' },
        }),
    })
    // Nobody can be told any more: neither is taken for found.
    expect(answer.status).toBe(404)
    const after = await desk.rowOf(found.id)
    expect(after.hiddenAt).not.toBeNull()
    expect([after.status, (await desk.rowOf(lost.id)).status]).toEqual(['OPEN', 'OPEN'])
  })

  it('a ticket that is closed, when its answer is treated', async () => {
    const answer = await payload.create({
      collection: 'form-submissions',
      ...asProgram,
      data: {
        shelter: world.a.shelter,
        formTitle: 'Contact',
        formType: 'STANDARD',
        definition: definition(field('Message', 'textarea')),
        answers: { message: 'Bonjour' },
        status: 'NEW',
      },
    })
    const ticket = await payload.create({
      collection: 'tickets',
      ...asProgram,
      data: {
        title: 'Horaires',
        number: 901,
        shelter: world.a.shelter,
        submission: answer.id,
        lastActivityAt: new Date().toISOString(),
        status: 'OPEN',
      } as never,
    })
    await saveMeanwhile(payload, {
      id: ticket.id,
      change: [`update tickets set status = 'CLOSED', priority = 'URGENT' where id = $1`],
      save: () =>
        payload.update({
          collection: 'form-submissions',
          id: answer.id,
          ...asProgram,
          data: { status: 'DONE' },
        }),
    })
    expect(
      await payload.findByID({ collection: 'tickets', id: ticket.id, ...asProgram }),
    ).toMatchObject({ status: 'CLOSED', priority: 'URGENT' })
  })

  it('what is erased of an adoption, when the animal comes back', async () => {
    const team = teamOf(payload, world)
    const animal = await team.animal()
    const request = await team.open(animal)
    await pool().query(`update adoption_requests set status = 'COMPLETED' where id = $1`, [request])
    await pool().query(`update animals set status = 'ADOPTED' where id = $1`, [animal])
    const back = await saveMeanwhile(payload, {
      id: request,
      change: [
        `update adoption_requests set timeline = '[]', applicant_name = 'Effacé' where id = $1`,
      ],
      save: () =>
        call(world, returnAdoptedAnimal, {
          as: 'moderator',
          params: { shelterId: world.a.shelter, animalId: animal },
          body: { reason: 'Il ne s’entendait pas avec le chat.' },
        }),
    })
    expect(back.status).toBe(200)
    const { applicant, timeline } = await team.stored(request)
    expect(applicant?.name).toBe('Effacé')
    expect(timeline).toHaveLength(1)
  })

  it('a receipt that is made, when its donor is erased: it goes with the rest', async () => {
    const team = teamOf(payload, world)
    const email = 'donatrice@exemple.fr'
    const person = { firstName: 'Zoé', lastName: 'Martin', email }
    const { id: donor } = await payload.create({
      collection: 'donors',
      ...asProgram,
      data: person,
    })
    const paid = { type: 'DONATION', status: 'PAID', refundedCents: 0, ...person }
    const { id: donation } = await gift({ payload, world, team }, 'donations', donor, paid)
    const { id } = await payload.create({
      collection: 'payments',
      ...asProgram,
      data: {
        shelter: world.a.shelter,
        kind: 'CHARGE',
        happenedAt: new Date().toISOString(),
        donation,
        donor,
        amountCents: 5000,
        tipCents: 0,
        currency: 'EUR',
        provider: 'simulator',
        providerId: 'ch_at_once',
        entryKey: 'ch_at_once',
      },
    })
    await pool().query(
      `insert into receipt_orders (payment_id, shelter_id, facts, amount_cents)
       values ($1, $2, $3, 5000)`,
      [id, world.a.shelter, { amountCents: 5000, donor: person }],
    )
    const erased = await saveMeanwhile(payload, {
      id,
      change: [
        'update receipt_orders set is_done = true where payment_id = $1',
        `insert into receipts (id, shelter_id, label, year, number, payment_id, facts, amount_cents,
           file_key, sha256, issued_at, donor_key)
         select gen_random_uuid(), shelter_id, '2026-00777', 2026, 777, payment_id, facts, 5000,
           'private/receipts/at-once.pdf', repeat('a', 64), now(), '${email}'
         from receipt_orders where payment_id = $1`,
      ],
      save: () =>
        call(world, erasePersonData, { as: 'superAdmin', body: { email, confirmation: email } }),
    })
    expect(erased.status).toBe(200)
    const { rows } = await pool().query<{ said: string }>(
      `select facts::text || donor_key as said from receipts where payment_id = $1`,
      [id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.said).not.toMatch(/Martin|donatrice/)
  })

  it('a file that takes the place of another, when the picture is deleted', async () => {
    const { media: id } = world.a
    await storage.write('public/media/plus-neuf.webp', new TextEncoder().encode('x'))
    await saveMeanwhile(payload, {
      id,
      change: [`update media set filename = 'plus-neuf.webp' where id = $1`],
      save: () => payload.delete({ collection: 'media', id, ...asProgram }),
    })
    await sweepFiles()
    expect(await storage.read('public/media/plus-neuf.webp')).toBeNull()
  })

  it('an article that its hour publishes, when it goes to the bin', async () => {
    const { draft: id } = world.a.news
    const answer = await saveMeanwhile(payload, {
      id,
      change: [`update news set status = 'PUBLISHED' where id = $1`],
      save: () =>
        call(world, binTeamArticle, {
          as: 'editor',
          params: { shelterId: 'alpha', newsId: id },
        }),
    })
    expect(answer.status).toBe(409)
  })

  it('a post that is put back, when what was removed long ago is erased', async () => {
    const wall = wallWorld(
      () => payload,
      () => world,
    )
    const id = await wall.online('visitor')
    const removed = `update wall_posts set status = 'REMOVED',
      decided_at = now() - interval '91 days' where id = $1`
    await pool().query(removed, [id])
    const req = await newReq()
    await saveMeanwhile(payload, {
      id,
      change: [
        `select pg_advisory_xact_lock(hashtextextended('wall:' || $1, 0))`,
        `update wall_posts set status = 'PUBLISHED', decided_at = now() where id::text = $1`,
      ],
      save: () => forgetRemoved(req),
    })
    expect(await wall.row(id)).toMatchObject({ status: 'PUBLISHED' })
  })
})
