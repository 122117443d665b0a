import type { Payload, PayloadRequest } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createWalkRoute, submitWalkRoute } from '@/features/walks/api'
import { listDeskWalks, reportWalkProblem } from '@/features/walks/desk/api'
import { createWalkPlain, updateWalkPlain } from '@/features/walks/plain/api'
import { listOwnWalks, readOwnWalk } from '@/features/walks/queries'
import type { OwnWalk } from '@/features/walks/view'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call, type Answer } from './in-process'
import { reportDesk } from './lost-found-desk'

let payload: Payload
let world: World
const desk = reportDesk(
  () => payload,
  () => world,
)
const PAGE = { accept: 'text/html' }
const FORM = {
  name: 'Le tour du lavoir',
  difficulty: 'EASY',
  type: 'STROLL',
  dogRule: 'LEASH',
  distance: '',
  'animal-DOG': 'on',
  'saison-AUTUMN': 'on',
  hasParkingNearby: 'on',
  city: 'Loches',
  postalCode: '37600',
}
const points = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `<trkpt lat="${(47.1 + at / 100_000).toFixed(6)}" lon="0.99"/>`,
  ).join('')
const gpx = (count: number, before = '') =>
  `<?xml version="1.0"?>${before}<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${points(count)}</trkseg></trk></gpx>`
const walkOf = ({ json }: Answer) => json.data as OwnWalk

type More = { as?: Who; file?: string; page?: boolean; walk?: OwnWalk }
function post(fields: Record<string, string>, { as = 'visitor', file, page = false, walk }: More) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('gpx', new Blob([file ?? '']), file ? 'a.gpx' : '')
  const route = walk ? updateWalkPlain : createWalkPlain
  const params: Record<string, string> = walk ? { id: walk.id } : {}
  return call(world, route, { as, body, params, ...(page && { headers: PAGE }) })
}

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await desk.pool().query('update users set email_verified = now()')
})
beforeEach(async () => {
  await desk.pool().query('delete from flags')
  await desk.pool().query('delete from walk_waypoints')
  await desk.pool().query('delete from walks')
})

describe('a walk without a script', () => {
  it('is sent with a file that the server reads, and corrected', async () => {
    const sent = walkOf(await post({ ...FORM, submit: 'oui' }, { file: gpx(4000) }))
    expect(sent).toMatchObject({
      status: 'PENDING',
      distance: 4447,
      overridden: [],
      bestSeasons: ['AUTUMN'],
      hasParkingNearby: true,
      startPoint: { lat: 47.1, lng: 0.99 },
      city: 'Loches',
    })
    expect(sent.track?.length).toBeLessThanOrEqual(1500)
    const { hasParkingNearby: _, ...unticked } = FORM
    const fields = { ...unticked, name: 'Le tour du moulin', version: String(sent.version) }
    const corrected = walkOf(await post({ ...fields, distance: '4447' }, { walk: sent }))
    expect(corrected).toMatchObject({
      name: 'Le tour du moulin',
      hasParkingNearby: false,
      overridden: [],
      track: sent.track,
    })
    expect((await post(fields, { walk: sent })).status).toBe(409)
    const foreign = await post({ ...fields, version: '2' }, { walk: sent, as: 'editor' })
    expect(foreign.status).toBe(404)
  })

  it('is led on by a redirection, or back to what was typed', async () => {
    const start = { ...FORM, start: '47.128, 0.995', distance: '3100' }
    const done = await post({ ...start, submit: 'oui' }, { page: true })
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      '/mon-espace/promenades?fait=envoyee',
    ])
    const draft = await post({ ...start, submit: 'non' }, { page: true })
    expect(draft.headers.get('location')).toMatch(/^\/promenades\/modifier\/.+\?fait=ecrit$/)
    const wrong = await post({ ...FORM, name: '' }, { page: true })
    expect([wrong.status, wrong.headers.get('location')]).toEqual([
      303,
      '/promenades/nouvelle?corriger=oui',
    ])
    expect(wrong.headers.get('set-cookie')).toContain('patte-reponse-0=')
  })

  it.each([
    ['no length', FORM, undefined, 'distance', 'La distance doit être supérieure à 0'],
    ['no start', { ...FORM, distance: '9', submit: 'oui' }, undefined, 'startPoint', 'Placez'],
    ['a start nowhere', { ...FORM, start: 'chez moi' }, undefined, 'start', 'Deux nombres'],
    ['entities', FORM, gpx(3, '<!DOCTYPE gpx [<!ENTITY a "b">]>'), 'gpx', 'Ce fichier contient'],
    ['no GPX', FORM, 'bonjour', 'gpx', 'Ce fichier n’est pas un GPX'],
    ['many points', FORM, gpx(50_001), 'gpx', 'Ce fichier contient plus de 50'],
    ['nesting', FORM, `<gpx>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</gpx>`, 'gpx', 'Ce'],
    ['no name', { ...FORM, name: ' ', distance: '9' }, undefined, 'name', 'Le nom est requis'],
    ['a shelter of others', { ...FORM, distance: '9', shelter: 'b' }, undefined, 'shelter', ''],
  ])('with %s is refused on its field', async (_, fields, file, field, sentence) => {
    const { b } = world
    const sent = 'shelter' in fields ? { ...fields, shelter: b.shelter } : fields
    const { status, json } = await post(sent, { file })
    expect([400, 422]).toContain(status)
    expect(json.fields?.[field]).toContain(sentence)
    const { rows } = await desk.pool().query('select 1 from walks')
    expect(rows).toEqual([])
  })

  it('with a file that is too large is not read', async () => {
    const { status, json } = await post(FORM, { file: 'x'.repeat(3 * 1024 * 1024 + 1) })
    expect([status, json.fields?.gpx]).toEqual([
      413,
      'Ce fichier pèse plus de 3\u00a0Mo. Choisissez une seule promenade.',
    ])
  })
})

describe('the desk', () => {
  it('shows the drafts of the person, and of nobody else', async () => {
    const body = { ...FORM, distance: 3100, startPoint: { lat: 47.128, lng: 0.995 } }
    const json = Object.fromEntries(
      Object.entries(body).filter(([name]) => !/^(animal|saison)-/.test(name)),
    )
    const walk = walkOf(
      await call(world, createWalkRoute, {
        as: 'editor',
        body: { ...json, shelter: world.a.shelter },
      }),
    )
    const draftsOf = async (as: Who) => {
      const { json: list } = await call(world, listDeskWalks, { as, query: '?part=drafts' })
      return (list.data as OwnWalk[]).map(({ id }) => id)
    }
    expect(await draftsOf('editor')).toEqual([walk.id])
    expect(await draftsOf('admin')).toEqual([])
    expect(await draftsOf('superAdmin')).toEqual([])
    const sent = { as: 'editor' as const, params: { id: walk.id }, body: {} }
    expect((await call(world, submitWalkRoute, sent)).status).toBe(200)
    expect(await draftsOf('editor')).toEqual([])
  })
})

describe('problems of a walk', () => {
  it('are told to its author once an hour, and all are there to be read', async () => {
    const sent = walkOf(await post({ ...FORM, submit: 'oui' }, { file: gpx(300) }))
    await desk.pool().query(`update walks set status = 'PUBLISHED', published_at = now()`)
    const user = await payload.findByID({ collection: 'users', id: world.users.visitor })
    const req = { ...(await desk.newReq()), user } as unknown as PayloadRequest
    const before = (await desk.mailsTo(user.email)).length
    const report = (reason: string) =>
      call(world, reportWalkProblem, {
        params: { id: sent.id },
        body: { kind: 'BLOCKED', reason },
      })
    for (const tree of ['premier', 'deuxième', 'troisième']) {
      expect((await report(`Un ${tree} arbre est tombé.`)).status).toBe(200)
    }
    expect((await desk.mailsTo(user.email)).length).toBe(before + 1)
    const [own] = await listOwnWalks(req, user.id)
    expect(own?.problems.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['BLOCKED', 'Un troisième arbre est tombé.'],
      ['BLOCKED', 'Un deuxième arbre est tombé.'],
      ['BLOCKED', 'Un premier arbre est tombé.'],
    ])
    await desk.pool().query(`update flags set told_at = told_at - interval '2 hours'`)
    await report('Un quatrième arbre est tombé.')
    const [last] = (await desk.mailsTo(user.email)).slice(-1)
    expect(last?.text).toContain('Un quatrième arbre est tombé.')
    expect(last?.text).toContain('3 autres problèmes attendent d’être lus')
    expect((await readOwnWalk(req, sent.id)).id).toBe(sent.id)
  })
})
