import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { erasePersonData } from '@/features/privacy/api'
import { copyPerson } from '@/features/privacy/commands'
import {
  changeSearchRoute,
  confirmSearchRoute,
  openSearchStop,
  pauseSearchRoute,
  removeSearchRoute,
  saveSearchRoute,
  stopSearchRoute,
} from '@/features/saved-searches/api'
import { forgetUnconfirmed } from '@/features/saved-searches/commands/forget'
import { searchToken } from '@/features/saved-searches/links'
import { MOST_SEARCHES } from '@/features/saved-searches/model'
import { listOwnSearches, readSearch } from '@/features/saved-searches/queries'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { call } from './in-process'
import { searchDesk } from './saved-searches-world'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const desk = searchDesk(
  () => payload,
  () => world,
)
const { pool, newReq, ask, idOf, rowOf, confirmed, mails } = desk

beforeEach(() => desk.clean())

const DOGS = 'species=DOG&near=Rennes'
const KEPT = 'species=DOG&near=Rennes+%2835%29'

describe('asking for an alert', () => {
  it('is answered alike whether the address is known, new or full', async () => {
    await confirmed('connue@exemple.fr', DOGS)
    await pool().query(
      `insert into saved_searches (email, query, terms, cadence, confirmed_at)
       select 'pleine@exemple.fr', 'search=a' || n, '{}', 'DAILY', now() from generate_series(1, $1) n`,
      [MOST_SEARCHES],
    )
    const answers = []
    for (const who of ['connue', 'nouvelle', 'pleine']) {
      const { status, json } = await ask({ email: `${who}@exemple.fr`, query: DOGS })
      answers.push({ status, json })
    }
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, json: { success: true } })
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      ['connue@exemple.fr', 'Votre alerte est déjà en place'],
      ['nouvelle@exemple.fr', 'Confirmez votre alerte'],
      ['pleine@exemple.fr', 'Votre alerte n’a pas été ajoutée'],
    ])
    expect(await rowOf('pleine@exemple.fr')).toHaveLength(MOST_SEARCHES)
    expect(await rowOf('connue@exemple.fr')).toHaveLength(1)
  })
  it('keeps the list as the catalogue writes it, and says nothing of what a stranger wrote', async () => {
    await ask({
      email: 'Zoe@Exemple.fr',
      query: `${DOGS}&search=arnaque.example&page=3&sortBy=waiting&nothing=1`,
    })
    expect(await rowOf('zoe@exemple.fr')).toMatchObject([
      {
        query: 'species=DOG&search=arnaque.example&near=Rennes+%2835%29',
        terms: ['species=DOG', 'search=arnaque.example', 'near=Rennes+%2835%29&radiusKm=50'],
        confirmed_at: null,
      },
    ])
    const [mail] = await mails()
    expect(mail?.text).toContain('Chien, à moins de 50\u00a0km de Rennes (35)')
    expect(mail?.text).not.toContain('arnaque')
  })
  it('says what is wrong on its field, and keeps it without JavaScript', async () => {
    expect(await ask({ email: 'zoe', query: DOGS })).toMatchObject({
      status: 400,
      json: { fields: { email: 'Email invalide' } },
    })
    expect(await ask({ email: 'zoe@exemple.fr', query: 'shelterId=nulle-part' })).toMatchObject({
      status: 422,
      json: { fields: { query: 'Ce refuge n’est plus sur la plateforme.' } },
    })
    expect((await ask({ email: 'zoe@exemple.fr', cadence: 'HOURLY' })).status).toBe(400)
    expect((await ask({ email: 'zoe@exemple.fr', website: 'x' })).status).toBe(400)
    const plain = new URLSearchParams({ email: 'zoe', cadence: 'NOW', query: DOGS })
    const back = await call(world, saveSearchRoute, { body: plain })
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      '/alertes/nouvelle?recherche=species%3DDOG%26near%3DRennes&corriger=oui',
    ])
  })
  it('writes to one address five times a day at most, and says nothing of it', async () => {
    const answers = []
    for (let nth = 0; nth < 7; nth += 1) {
      answers.push((await ask({ email: 'zoe@exemple.fr', query: `minWeight=${nth}` })).status)
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 200])
    expect(await mails()).toHaveLength(5)
  })
})

describe('the link', () => {
  it('confirms by a press alone, once, and is forgotten after two days', async () => {
    await ask({ email: 'zoe@exemple.fr', query: DOGS })
    const token = searchToken(await idOf('zoe@exemple.fr'))
    expect(await readSearch(await newReq(), token)).toMatchObject({ isConfirmed: false })
    const press = () => call(world, confirmSearchRoute, { body: { token } })
    expect(await press()).toMatchObject({
      status: 200,
      json: { next: expect.any(String) as string },
    })
    expect((await press()).status).toBe(200)
    expect(await readSearch(await newReq(), token)).toMatchObject({
      isConfirmed: true,
      words: 'Chien, à moins de 50\u00a0km de Rennes (35)',
      list: `/animaux?${KEPT}`,
    })
    await ask({ email: 'late@exemple.fr', query: DOGS })
    const late = searchToken(await idOf('late@exemple.fr'))
    await pool().query("update saved_searches set created_at = now() - interval '49 hours'")
    await forgetUnconfirmed(await newReq())
    expect((await call(world, confirmSearchRoute, { body: { token: late } })).status).toBe(404)
    expect(await rowOf('zoe@exemple.fr')).toHaveLength(1)
  })
  it('of somebody else, or made up, opens nothing', async () => {
    const token = await confirmed('zoe@exemple.fr', DOGS)
    const [id = ''] = token.split('.')
    for (const wrong of [id, `${id}.x`, searchToken('7f0f2f0c-0000-4000-8000-000000000000')]) {
      for (const route of [confirmSearchRoute, pauseSearchRoute, changeSearchRoute]) {
        const body = { token: wrong, ...(route === changeSearchRoute && { cadence: 'DAILY' }) }
        expect((await call(world, route, { body })).status).toBe(404)
      }
    }
    expect(await readSearch(await newReq(), `${id}.x`)).toBeNull()
  })
  it('is refused for the eleventh', async () => {
    await ask({ email: 'pleine@exemple.fr', query: DOGS })
    const token = searchToken(await idOf('pleine@exemple.fr'))
    await pool().query(
      `insert into saved_searches (email, query, terms, cadence, confirmed_at)
       select 'pleine@exemple.fr', 'search=a' || n, '{}', 'DAILY', now() from generate_series(1, $1) n`,
      [MOST_SEARCHES],
    )
    expect((await call(world, confirmSearchRoute, { body: { token } })).status).toBe(422)
  })
  it('stops by one click of a mail program, and by no reading', async () => {
    const token = await confirmed('zoe@exemple.fr', DOGS)
    const look = await call(world, openSearchStop, { params: { token } })
    expect([look.status, look.headers.get('location')]).toEqual([303, `/alertes/${token}`])
    expect(await rowOf('zoe@exemple.fr')).toHaveLength(1)
    const stop = () =>
      call(world, stopSearchRoute, {
        params: { token },
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
    expect((await stop()).status).toBe(200)
    expect((await stop()).status).toBe(200)
    expect(await rowOf('zoe@exemple.fr')).toEqual([])
    expect(await readSearch(await newReq(), token)).toBe('gone')
    const made = { params: { token: 'x.y' }, body: new URLSearchParams() }
    expect((await call(world, stopSearchRoute, made)).status).toBe(404)
  })
})

describe('an account', () => {
  const visitorOf = async () =>
    payload.findByID({
      collection: 'users',
      id: world.users.visitor,
      overrideAccess: true,
      depth: 0,
    })
  it('needs no second proof for its own address, and has what was asked for before', async () => {
    const visitor = await visitorOf()
    await payload.update({
      collection: 'users',
      id: visitor.id,
      overrideAccess: true,
      data: { emailVerified: new Date().toISOString() },
    })
    await confirmed(visitor.email, 'species=CAT', 'WEEKLY')
    const { json } = await ask({ email: visitor.email, query: DOGS }, 'visitor')
    expect(json.next).toContain('fait=active')
    expect(await mails()).toEqual([])
    const own = await listOwnSearches(await newReq(), await visitorOf())
    expect(own.map(({ words, cadence }) => [words, cadence])).toEqual([
      ['Chien, à moins de 50\u00a0km de Rennes (35)', 'NOW'],
      ['Chat', 'WEEKLY'],
    ])
    expect(await listOwnSearches(await newReq(), { ...visitor, emailVerified: null })).toEqual([])
    const [first] = own
    const gone = await call(world, removeSearchRoute, {
      as: 'visitor',
      body: { token: first?.token, from: 'espace' },
    })
    expect(gone.json.next).toBe('/mon-espace/recherches?fait=supprimee')
    expect(await listOwnSearches(await newReq(), await visitorOf())).toHaveLength(1)
  })
  it('of somebody else proves nothing', async () => {
    const { json } = await ask({ email: 'autre@exemple.fr', query: DOGS }, 'visitor')
    expect(json.next).toContain('fait=envoye')
    expect(await rowOf('autre@exemple.fr')).toMatchObject([{ confirmed_at: null }])
  })
  it('is told of its eleventh at once', async () => {
    const { email } = await visitorOf()
    await pool().query(
      `insert into saved_searches (email, query, terms, cadence, confirmed_at)
       select $2, 'search=a' || n, '{}', 'DAILY', now() from generate_series(1, $1) n`,
      [MOST_SEARCHES, email],
    )
    expect((await ask({ email, query: DOGS }, 'visitor')).status).toBe(422)
  })
})

describe('the data of a person', () => {
  it('holds their searches, and loses them', async () => {
    await confirmed('zoe@exemple.fr', DOGS)
    const copy = JSON.stringify(await copyPerson(await newReq(), 'zoe@exemple.fr'))
    expect(copy).toContain(KEPT)
    const erased = await call(world, erasePersonData, {
      as: 'superAdmin',
      body: { email: 'zoe@exemple.fr', confirmation: 'zoe@exemple.fr' },
    })
    expect(erased.status).toBe(200)
    expect(await rowOf('zoe@exemple.fr')).toEqual([])
  })
})
