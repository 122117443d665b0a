import { createLocalReq, type Payload } from 'payload'
import type { Pool } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'

import { returnAdoptedAnimal } from '@/features/adoptions/api'
import { definition, field } from '@/features/forms/fixtures'
import { matchNow } from '@/features/lost-found/match/command'
import { ownToken } from '@/features/lost-found/links'
import { answerOwnMatch } from '@/features/lost-found/own-api'
import { placeInTree } from '@/features/pages/tree/api'
import { binTeamArticle } from '@/features/news/workspace/api'
import { withPlace, writePlace } from '@/features/places/commands/write'
import { placeColumns } from '@/features/places/place'
import { placeSchema } from '@/features/places/schema'
import { forgetRemoved } from '@/features/wall/tasks'
import { storage } from '@/platform/storage'
import { sweepFiles } from '@/platform/storage/transaction'

import { getTestPayload } from '../support/payload'
import { emptyPage, makeWorld, type World } from './access/world'
import { teamOf } from './adoptions'
import { saveMeanwhile } from './at-that-moment'
import { call } from './in-process'
import { reportDesk } from './lost-found-desk'
import { wallWorld } from './wall-world'

const asProgram = { overrideAccess: true, depth: 0 } as const

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const pool = () => (payload.db as unknown as { pool: Pool }).pool
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
    expect(answer.status).toBe(200)
    const after = await desk.rowOf(found.id)
    expect(after.hiddenAt).not.toBeNull()
    expect(after.status).toBe('OPEN')
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

describe('a page that is moved at that moment', () => {
  const page = async (title: string): Promise<string> =>
    (
      await payload.create({
        collection: 'pages',
        ...asProgram,
        data: {
          title,
          shelter: world.a.shelter,
          status: 'DRAFT',
          sections: emptyPage,
          _status: 'published',
        },
      })
    ).id
  const under = (parent: string) => [
    `update pages set parent_id = '${parent}' where id = $1`,
    `update _pages_v set version_parent_id = '${parent}' where parent_id = $1 and latest`,
  ]

  it('stays there, when a single column is written', async () => {
    const [parent, id] = [await page('Dessus'), await page('Dessous')]
    await saveMeanwhile(payload, {
      id,
      change: under(parent),
      save: () =>
        payload.update({ collection: 'pages', id, ...asProgram, data: { visibleInMenu: false } }),
    })
    const after = await payload.findByID({ collection: 'pages', id, ...asProgram })
    expect(after).toMatchObject({ parent, visibleInMenu: false })
  })

  it('is not put below what it has become the parent of', async () => {
    const [first, second] = [await page('Une'), await page('Deux')]
    const { status } = await saveMeanwhile(payload, {
      id: first,
      change: under(second),
      save: () =>
        call(world, placeInTree, {
          as: 'editor',
          params: { shelterId: 'alpha', pageId: second },
          body: { parentId: first, index: 0 },
        }),
    })
    expect(status).toBe(422)
  })
})
