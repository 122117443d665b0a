import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  confirmPlaceRoute,
  mapPlacesRoute,
  reportPlaceError,
  suggestPlaceRoute,
} from '@/features/places/api'
import {
  listDeskPlaces,
  publishDeskPlace,
  rejectDeskPlace,
  settleDeskPlace,
  updateDeskPlace,
} from '@/features/places/desk/api'
import { readDraft } from '@/features/places/desk/read-draft'
import { findEmergencies } from '@/features/places/emergency'
import { SUGGESTION_LINK } from '@/features/places/model'
import { findPublicPlace, searchPlaces } from '@/features/places/queries'
import { NO_FILTERS } from '@/features/places/schema'
import type { Place } from '@/payload-types'
import type { Route } from '@/platform/http/route'
import { personalToken } from '@/platform/access/personal-link'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World
let count = 0
const pool = () => payload.db.pool

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await pool().query('delete from places')
})
afterAll(() => pool().query('delete from places'))

const suggestion = (more: object = {}) => {
  count += 1
  return {
    name: `Clinique ${count}`,
    kind: 'CLINIC',
    near: 'Rennes (35)',
    placeWords: '12 rue des Lilas',
    phone: '02 61 91 00 00',
    lundi: '9h-12h, 14h-18h',
    contactName: 'Jeanne',
    email: `adresse-${count}@exemple.fr`,
    ...more,
  }
}
const placeNamed = async (name: string): Promise<Place> => {
  const { docs } = await payload.find({
    collection: 'places',
    depth: 0,
    where: { name: { equals: name } },
  })
  if (!docs[0]) throw new Error(`No place is called ${name}`)
  return docs[0]
}
const suggest = async (more: object = {}): Promise<Place> => {
  const body = suggestion(more)
  const { status, json } = await call(world, suggestPlaceRoute, { body })
  expect(json).toMatchObject({ success: true })
  expect(status).toBe(200)
  return placeNamed(body.name)
}
const tokenOf = ({ id }: Place) => personalToken(SUGGESTION_LINK, id)
const confirm = (place: Place) =>
  call(world, confirmPlaceRoute, { body: { token: tokenOf(place) } })
const desk = (route: Route, id: string, as: Who = 'superAdmin', body?: object) =>
  call(world, route, { as, params: { placeId: id }, body: body ?? {} })
const online = async (more: object = {}): Promise<Place> => {
  const place = await suggest(more)
  await confirm(place)
  expect((await desk(publishDeskPlace, place.id)).status).toBe(200)
  return placeNamed(place.name)
}

describe('a suggestion', () => {
  it('waits for its author, then for the desk, and is read by nobody meanwhile', async () => {
    const place = await suggest()
    expect(place).toMatchObject({ status: 'PENDING', timezone: 'Europe/Paris', department: '35' })
    expect((await desk(publishDeskPlace, place.id)).status).toBe(404)
    expect(await findPublicPlace(place.slug)).toBeNull()
    expect((await confirm(place)).status).toBe(200)
    expect((await confirm(place)).status).toBe(409)
    expect(await findPublicPlace(place.slug)).toBeNull()
    const answers = await Promise.all([
      desk(publishDeskPlace, place.id),
      desk(rejectDeskPlace, place.id, 'superAdmin', { reason: 'Nous ne la trouvons pas' }),
      desk(publishDeskPlace, place.id),
    ])
    expect(
      answers.map(({ status }) => status).filter((status) => status === 409).length,
    ).toBeGreaterThan(0)
  })
  it('is at the desk at once from an account with its own address', async () => {
    const { docs } = await payload.find({
      collection: 'users',
      where: { id: { equals: world.users.visitor } },
    })
    await pool().query('update users set email_verified = now() where id = $1', [
      world.users.visitor,
    ])
    const body = suggestion({ email: docs[0]?.email })
    await call(world, suggestPlaceRoute, { as: 'visitor', body })
    const place = await placeNamed(body.name)
    expect(place.confirmedAt).toBeTruthy()
    expect(place.createdBy).toBe(world.users.visitor)
  })
  it.each([
    [{ near: 'Nulle-Part' }, 422, 'near'],
    [{ lat: 43.3, lng: 5.4 }, 422, 'near'],
    [{ kind: 'CASINO' }, 400, 'kind'],
    [{ phone: 'javascript:alert(1)' }, 400, 'phone'],
    [{ site: 'javascript:alert(1)' }, 400, 'site'],
    [{ lundi: '9h-' }, 400, 'lundi'],
    [{ exceptions: 'du 01/01/2026 au 31/12/2999 : fermé' }, 400, 'exceptions'],
    [{ kind: 'SHOP', takesEmergencies: true }, 400, 'takesEmergencies'],
    [{ text: 'x'.repeat(1501) }, 400, 'text'],
    [{ website: 'https://spam.example' }, 400, 'website'],
  ])('is refused on the right field: %o', async (wrong, status, field) => {
    const answer = await call(world, suggestPlaceRoute, { body: suggestion(wrong) })
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.json.fields ?? {})).toContain(field)
  })
  it('may not say what it becomes', async () => {
    const answer = await call(world, suggestPlaceRoute, {
      body: suggestion({ status: 'PUBLISHED' }),
    })
    expect(answer.status).toBe(400)
  })
  it('keeps typed words without JavaScript', async () => {
    const body = new URLSearchParams(Object.entries(suggestion({ kind: '' })))
    const answer = await call(world, suggestPlaceRoute, { body })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toContain('/adresses/proposer')
  })
  it('is not opened by another token', async () => {
    const place = await suggest()
    const token = personalToken('lost-found', place.id)
    expect((await call(world, confirmPlaceRoute, { body: { token } })).status).toBe(404)
  })
})

describe('the desk', () => {
  it.each(['visitor', 'admin', 'foreignAdmin'] as const)('is closed to %s', async (as) => {
    const place = await suggest()
    await confirm(place)
    expect((await desk(publishDeskPlace, place.id, as)).status).toBe(403)
    expect((await call(world, listDeskPlaces, { as })).status).toBe(403)
    const body = { ...suggestion(), contactName: undefined, email: undefined, version: 1 }
    expect((await desk(updateDeskPlace, place.id, as, body)).status).toBe(403)
  })
  it('lists what waits, corrects it, and writes back what it read', async () => {
    const place = await online({ name: 'Dispensaire du Faubourg', kind: 'DISPENSARY' })
    const req = await createLocalReq({}, payload)
    const read = await readDraft(req, place.id)
    const answer = await desk(updateDeskPlace, place.id, 'superAdmin', read?.draft)
    expect(answer.json).toMatchObject({ success: true })
    const after = await placeNamed(place.name)
    expect(after.openingHours).toEqual(place.openingHours)
    expect(after.slug).toBe(place.slug)
    const list = await call(world, listDeskPlaces, {
      as: 'superAdmin',
      query: '?part=all&search=faubourg',
    })
    expect(list.json.data).toMatchObject([{ name: place.name, status: 'PUBLISHED' }])
  })
  it('hears of errors, and settles them once', async () => {
    const place = await online()
    const send = () =>
      call(world, reportPlaceError, {
        params: { id: place.id },
        body: { what: 'PHONE', words: '<b>Faux</b>' },
      })
    expect((await send()).status).toBe(200)
    const list = await call(world, listDeskPlaces, { as: 'superAdmin', query: '?part=errors' })
    expect(list.json.data).toMatchObject([{ id: place.id, errors: [{ what: 'PHONE' }] }])
    // One that came after they were read is read first.
    const unread = await desk(settleDeskPlace, place.id, 'superAdmin', { seen: 0 })
    expect(unread.status).toBe(409)
    expect((await desk(settleDeskPlace, place.id, 'superAdmin', { seen: 1 })).status).toBe(200)
    expect((await desk(settleDeskPlace, place.id)).status).toBe(409)
    expect((await send()).status).toBe(200)
    await desk(rejectDeskPlace, place.id, 'superAdmin', { reason: 'Le lieu a fermé.' })
    expect(await findPublicPlace(place.slug)).toBeNull()
    expect((await send()).status).toBe(404)
    const after = await call(world, listDeskPlaces, { as: 'superAdmin', query: '?part=errors' })
    expect(after.json.data).toEqual([])
  })
  it('takes nothing offline that somebody else has just published, and takes a refusal back', async () => {
    const place = await online()
    const late = { status: 'PENDING', reason: 'Nous ne la trouvons pas' }
    expect((await desk(rejectDeskPlace, place.id, 'superAdmin', late)).status).toBe(409)
    expect(await findPublicPlace(place.slug)).not.toBeNull()
    const seen = { status: 'PUBLISHED', reason: 'Le lieu a fermé.' }
    expect((await desk(rejectDeskPlace, place.id, 'superAdmin', seen)).status).toBe(200)
    expect((await desk(publishDeskPlace, place.id)).status).toBe(409)
    const back = await desk(publishDeskPlace, place.id, 'superAdmin', { status: 'REJECTED' })
    expect(back.status).toBe(200)
    expect(await findPublicPlace(place.slug)).not.toBeNull()
  })
})

describe('the lists', () => {
  it('find what is near, open and accepted, on the clocks of each place', async () => {
    await online({
      name: 'Toujours ouvert',
      isAlwaysOpen: true,
      takesEmergencies: true,
      near: 'Saint-Denis (974)',
    })
    const closed = {
      name: 'Jamais ouvert',
      lundi: '',
      takesEmergencies: true,
      near: 'Saint-Denis (974)',
    }
    await online({ ...closed, acceptsDOG: true })
    const names = async (more: object) =>
      (
        await searchPlaces('care', { ...NO_FILTERS, near: 'Saint-Denis (974)', ...more })
      ).places.map(({ name }) => name)
    expect((await names({})).sort()).toEqual(['Jamais ouvert', 'Toujours ouvert'])
    expect(await names({ open: true })).toEqual(['Toujours ouvert'])
    expect(await names({ animal: 'CAT' })).toEqual(['Toujours ouvert'])
    expect((await names({ animal: 'DOG' })).length).toBe(2)
    expect(await names({ near: 'Lille (59)' })).toEqual([])
    const near = await findEmergencies({ near: 'Saint-Denis (974)' })
    expect(near.places.map(({ name }) => name)).toEqual(['Toujours ouvert', 'Jamais ouvert'])
    expect((await findEmergencies({ department: '974' })).places).toHaveLength(2)
    expect((await findEmergencies({})).places).toEqual([])
    const map = await call(world, mapPlacesRoute, { query: '?face=care&near=Saint-Denis%20(974)' })
    expect(map.json.data).toHaveLength(2)
  })
  it('refuse filters without end', async () => {
    for (const query of ['?face=care&radiusKm=99999', '?face=casino', '?face=care&rien=1']) {
      expect((await call(world, mapPlacesRoute, { query })).status).toBe(400)
    }
  })
})
