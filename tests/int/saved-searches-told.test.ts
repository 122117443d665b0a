import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { termsOf } from '@/features/animals/arrivals/model'
import { arrivalsAfter, openMatcher, readWanted } from '@/features/animals/arrivals/queries'
import { listNewcomers } from '@/features/animals/queries'
import { listPublicAnimals } from '@/features/animals/list/search'
import { CATALOGUE_DEFAULTS } from '@/features/animals/list/defaults.model'
import {
  changeSearchRoute,
  pauseSearchRoute,
  resumeSearchRoute,
} from '@/features/saved-searches/api'
import { inAll, type Cadence } from '@/features/saved-searches/model'

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
const { pool, confirmed, come, tell, mails } = desk
const ZOE = 'zoe@exemple.fr'
const subjects = async (to = ZOE) => (await mails(to)).map(({ subject }) => subject)
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const change = (token: string, cadence: Cadence) =>
  call(world, changeSearchRoute, { body: { token, cadence } })

beforeEach(() => desk.clean())

describe('a new animal', () => {
  it('is told once to the searches that it answers, with a way out', async () => {
    const token = await confirmed(ZOE, 'species=CAT&near=Rennes')
    await confirmed('chien@exemple.fr', 'species=DOG')
    expect(await tell()).toMatchObject({ told: 0 })
    const animal = await come('Mirza')
    expect(await tell()).toMatchObject({ arrivals: 1, compared: 2, matched: 1, told: 1 })
    expect(await tell()).toMatchObject({ told: 0 })
    expect(await tell('NOW', later(60))).toMatchObject({ told: 0 })
    expect(await subjects('chien@exemple.fr')).toEqual([])
    const [mail, ...others] = await mails(ZOE)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(
      'Mirza vient d’arriver\u00a0: Chat, à moins de 50\u00a0km de Rennes (35)',
    )
    for (const part of [
      `/animaux/${animal.id}`,
      `/alertes/${token}`,
      '/animaux?species=CAT&near=Rennes+%2835%29',
    ])
      expect(mail?.text).toContain(part)
  })
  it('stands first in the feeds from the day when it is shown, not when it was written', async () => {
    const hidden = await come('Caramel', { isVisible: false })
    const shown = await come('Tigrou')
    await tell()
    await payload.update({
      collection: 'animals',
      id: hidden.id,
      overrideAccess: true,
      data: { isVisible: true },
    })
    const first = async (shelter: string | null) =>
      (await listNewcomers(shelter, 2)).map(({ href }) => href.split('/').at(-1))
    for (const shelter of [world.a.shelter, null]) {
      expect(await first(shelter)).toEqual([hidden.id, shown.id])
    }
    await tell()
    expect(await first(world.a.shelter)).toEqual([hidden.id, shown.id])
    const [latest] = await listNewcomers(world.a.shelter, 1)
    expect(Date.parse(latest?.listedAt ?? '')).toBeGreaterThan(Date.parse(shown.createdAt))
  })
  it('that was hidden is told once it is shown, and not again after it was hidden', async () => {
    await confirmed(ZOE, 'species=CAT')
    const { id } = await come('Cachou', { isVisible: false })
    await tell()
    expect(await subjects()).toEqual([])
    const set = (isVisible: boolean) =>
      payload.update({ collection: 'animals', id, overrideAccess: true, data: { isVisible } })
    await set(true)
    await tell()
    await set(false)
    await tell('NOW', later(40))
    await set(true)
    await tell('NOW', later(80))
    expect(await subjects()).toEqual(['Cachou vient d’arriver\u00a0: Chat'])
  })
  it('that left before the mail is not named', async () => {
    await confirmed(ZOE, 'species=CAT', 'DAILY')
    const { id } = await come('Parti')
    await come('Resté')
    await tell('NOW')
    await payload.update({
      collection: 'animals',
      id,
      overrideAccess: true,
      data: { isVisible: false },
    })
    await tell('DAILY')
    expect(await subjects()).toEqual(['Resté vient d’arriver\u00a0: Chat'])
  })
  it('is one of ten that are named, the others counted', async () => {
    await confirmed(ZOE, 'species=CAT', 'DAILY')
    for (let nth = 1; nth <= 13; nth += 1) await come(`Portée ${nth}`)
    expect(await tell('DAILY')).toMatchObject({ told: 1 })
    const [mail] = await mails(ZOE)
    expect(mail?.subject).toBe('13 nouveaux animaux\u00a0: Chat')
    expect(mail?.text.match(/Portée \d+\u00a0:/g)).toHaveLength(10)
    expect(mail?.text).toContain('Portée 13')
    expect(mail?.text).toContain('Et 3 autres.')
  })
})

describe('how often', () => {
  it('at once is one mail in half an hour, and loses nothing', async () => {
    await confirmed(ZOE, 'species=CAT')
    await come('Un')
    await tell()
    await come('Deux')
    await tell('NOW', later(5))
    await come('Trois')
    await tell('NOW', later(10))
    expect(await subjects()).toEqual(['Un vient d’arriver\u00a0: Chat'])
    await tell('NOW', later(31))
    const [, mail] = await mails(ZOE)
    expect(mail?.subject).toBe('2 nouveaux animaux\u00a0: Chat')
    await tell('NOW', later(90))
    expect(await mails(ZOE)).toHaveLength(2)
  })
  it('may change at any time: neither twice nor never', async () => {
    const token = await confirmed(ZOE, 'species=CAT', 'DAILY')
    await tell('DAILY')
    await come('Matin')
    // Others that are told at once make their cadence go on meanwhile.
    await confirmed('vite@exemple.fr', 'species=CAT')
    await tell('NOW')
    await change(token, 'NOW')
    await tell('NOW')
    expect(await subjects()).toEqual(['Matin vient d’arriver\u00a0: Chat'])
    await change(token, 'WEEKLY')
    await come('Soir')
    await tell('DAILY')
    await tell('NOW', later(60))
    expect(await mails(ZOE)).toHaveLength(1)
    await tell('WEEKLY')
    await tell('WEEKLY')
    await change(token, 'DAILY')
    await tell('DAILY')
    expect(await subjects()).toEqual([
      'Matin vient d’arriver\u00a0: Chat',
      'Soir vient d’arriver\u00a0: Chat',
    ])
  })
  it('in pause is never; what came meanwhile is on the list alone', async () => {
    const token = await confirmed(ZOE, 'species=CAT')
    await call(world, pauseSearchRoute, { body: { token } })
    await come('Pendant')
    await tell()
    await call(world, resumeSearchRoute, { body: { token } })
    await come('Après')
    await tell()
    expect(await subjects()).toEqual(['Après vient d’arriver\u00a0: Chat'])
  })
  it('survives a crash in its middle', async () => {
    await confirmed(ZOE, 'species=CAT')
    await confirmed('b@exemple.fr', 'species=CAT')
    await come('Panne')
    // The second mail cannot be written: its transaction is undone, and nothing of it is noted.
    await pool().query(`
      create function broken() returns trigger language plpgsql as
        $$ begin if new."to" = 'b@exemple.fr' then raise 'panne'; end if; return new; end $$;
      create trigger broken before insert on emails for each row execute function broken();`)
    await expect(tell()).rejects.toThrow()
    expect(await mails()).toEqual([])
    await pool().query('drop trigger broken on emails; drop function broken;')
    await tell()
    await tell('NOW', later(60))
    expect((await mails()).map(({ to }) => to).sort()).toEqual(['b@exemple.fr', ZOE])
  })
})

describe('who answers a search', () => {
  it('is who is on its list', async () => {
    await come('Rex', {
      species: 'DOG',
      sex: 'MALE',
      weight: 30,
      breed: 'Labrador',
      isSos: true,
      sociabilityCats: 'GOOD',
    } as never)
    await come('Vieux', { birthDate: '2010-01-01', energyLevel: 'LOW', needsGarden: true } as never)
    await come('Lapin', { species: 'RABBIT', weight: 3, sociabilityKids: 'POOR' } as never)
    await tell()
    const arrivals = await arrivalsAfter(payload, { after: 0, upTo: 1_000_000, most: 1000 })
    expect(arrivals.length).toBeGreaterThan(3)
    const matcher = await openMatcher(payload, arrivals, new Date())
    for (const query of [
      '',
      'species=DOG',
      'species=CAT&sex=FEMALE',
      'ageBand=SENIOR',
      'size=LARGE',
      'size=MEDIUM&species=RABBIT',
      'minWeight=2&maxWeight=10',
      'breed=labrador',
      'breed=labardor',
      'search=rex',
      'search=chien rennes',
      'search=zzyzx',
      'goodWithCats=YES',
      'goodWithKids=NO',
      'goodWithDogs=UNKNOWN',
      'energyLevel=LOW&needsGarden=true',
      'canLiveApartment=false',
      'canBeSponsored=true',
      'canBeSponsored=false&isSos=true',
      'isReserved=false&isAdopted=false&fosterWanted=false',
      'department=35',
      'department=75',
      'near=Rennes&radiusKm=1',
      'near=Brest&radiusKm=100',
      'near=Brest&radiusKm=300&species=DOG',
      `shelterId=${world.a.shelter}`,
      `shelterId=${world.b.shelter}&species=CAT`,
    ]) {
      const wanted = readWanted(query)
      const terms = termsOf(wanted)
      await matcher.learn(terms)
      const places = inAll(terms.map(matcher.answering), { least: 0, total: arrivals.length })
      const list = await listPublicAnimals({ ...CATALOGUE_DEFAULTS, ...set(wanted), limit: 100 })
      expect([query, places.map((place) => arrivals[place]?.animalId).sort()]).toEqual([
        query,
        list?.animals.map(({ id }) => id).sort(),
      ])
    }
  })
})

/** Without what is not there. */
const set = <T extends object>(wanted: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(wanted).filter(([, value]) => value !== undefined),
  ) as Partial<T>
