import { describe, expect, it } from 'vitest'

import { reportAbuse } from '@/features/abuse/api'
import { createLostFoundReport } from '@/features/lost-found/api'
import { ownToken } from '@/features/lost-found/links'
import { publishOwnReport, updateOwnReport } from '@/features/lost-found/own-api'
import { confirmPlaceRoute, suggestPlaceRoute } from '@/features/places/api'
import { SUGGESTION_LINK } from '@/features/places/model'
import { answerSupplyRequest, createSupplyRequestRoute } from '@/features/supply-requests/api'
import { acceptSupplyResponse } from '@/features/supply-requests/desk/api'
import { personalToken } from '@/platform/access/personal-link'
import { parisDay } from '@/platform/time/model'

import { ANONYMOUS } from './abuse'
import type { Who } from './access/world'
import { call, type Answer } from './in-process'
import { AGAIN, beginLostAnswers, count, FIRST, LOST, SECOND, send, THIRD } from './lost-answers'
import { GIFT } from './supplies'
import { one, payload, world } from './volunteers'

beginLostAnswers([
  ...['lost_found_reports', 'places', 'abuse_reports', 'supply_responses', 'supply_progress'],
  ...['supply_requests', 'emails'],
])

const mails = async (address: string) =>
  (await one('select count(*)::int as n from emails where lower("to") = $1', [address])).n
const emailOf = async (who: 'visitor' | 'volunteer') =>
  String((await one('select email from users where id = $1', [world.users[who]])).email)
const form = (body: object) => new URLSearchParams(body as Record<string, string>)
describe('a report whose answer was lost', () => {
  const REPORT = {
    kind: 'LOST',
    species: 'CAT',
    day: parisDay(new Date()),
    near: 'Loches (37)',
    contactName: 'Jeanne',
    email: 'jeanne@exemple.fr',
  }
  const report = send(createLostFoundReport, REPORT)

  it('is there once, as it is sent last, and its author is asked once', async () => {
    const lost = await report(LOST, 'anonymous')
    const again = await report({ ...AGAIN, name: 'Nala' }, 'anonymous')
    expect(again.json).toEqual(lost.json)
    const third = { name: 'Nalou', saveKey: THIRD, lostKeys: `${FIRST},${SECOND}` }
    expect((await report(third, 'anonymous')).json).toEqual(lost.json)
    expect(await one('select name from lost_found_reports')).toEqual({ name: 'Nalou' })
    expect([await count('lost_found_reports'), await mails(REPORT.email)]).toEqual([1, 1])
    // What was answered is over: the same words are another report.
    await report({ saveKey: 'd'.repeat(32) }, 'anonymous')
    expect(await count('lost_found_reports')).toBe(2)
  })

  it('gives nothing to whoever sends its key with another address, or is another person', async () => {
    const { json } = await report(LOST, 'anonymous')
    const other = await report({ ...AGAIN, email: 'autre@exemple.fr' }, 'anonymous')
    const own = await report({ ...LOST, email: await emailOf('visitor') })
    const stranger = await report({ ...AGAIN, email: await emailOf('visitor') }, 'volunteer')
    expect(new Set([json.id, other.json.id, own.json.id, stranger.json.id]).size).toBe(4)
    expect(stranger.json.isPublished).toBe(false)
  })

  it('stays as its author published it meanwhile', async () => {
    const { json } = await report(LOST, 'anonymous')
    const id = String(json.id)
    const row = await payload.findByID({ collection: 'lost-found-reports', id })
    await call(world, publishOwnReport, { params: { token: ownToken(row) }, body: {} })
    const again = await report({ ...AGAIN, name: 'Nala' }, 'anonymous')
    expect(again.json).toMatchObject({ id, isPublished: true })
    expect(again.json.next).toBe(`/animaux-perdus/${id}?fait=ecrit`)
    expect(await one('select name from lost_found_reports')).toEqual({ name: null })
  })

  it('of a signed-in person is published once, and not over what they completed since', async () => {
    const email = await emailOf('visitor')
    const lost = await report({ ...LOST, email })
    const again = await report({ ...AGAIN, email, name: 'Nala' })
    expect([again.json.id, again.json.isPublished]).toEqual([lost.json.id, true])
    expect(await mails(email)).toBe(1)
    const { kind: _k, contactName: _c, email: _e, ...details } = REPORT
    const params = { token: String(lost.json.token) }
    await call(world, updateOwnReport, { params, body: { ...details, name: 'Nalou' } })
    await report({ ...AGAIN, email, name: 'Nala' })
    expect(await one('select name from lost_found_reports where id = $1', [lost.json.id])).toEqual({
      name: 'Nalou',
    })
  })

  it('is the same while it is sent, and without JavaScript as long as its words are', async () => {
    const email = await emailOf('visitor')
    const both = await Promise.all([report({ ...LOST, email }), report({ ...AGAIN, email })])
    expect(new Set(both.map(({ json }) => json.id)).size).toBe(1)
    const plain = (more: object = {}) =>
      call(world, createLostFoundReport, { body: form({ ...REPORT, ...LOST, ...more }) })
    const [one1, two, other] = [await plain(), await plain(), await plain({ name: 'Un autre' })]
    expect(one1.status).toBe(303)
    expect(two.headers.get('location')).toBe(one1.headers.get('location'))
    expect(other.headers.get('location')).not.toBe(one1.headers.get('location'))
  })
})

describe('a place whose answer was lost', () => {
  const email = 'adresse@exemple.fr'
  const PLACE = {
    name: 'Clinique des Lilas',
    kind: 'CLINIC',
    near: 'Rennes (35)',
    placeWords: '12 rue des Lilas',
    phone: '02 61 91 00 00',
    contactName: 'Jeanne',
    email,
  }
  const suggest = send(suggestPlaceRoute, PLACE)
  const row = () => one('select id, name, slug from places order by created_at limit 1')

  it('is suggested once, as it is sent last, until its author has sent it', async () => {
    await suggest(LOST, 'anonymous')
    const { id, slug } = await row()
    await suggest({ ...AGAIN, name: 'Clinique des Roses' }, 'anonymous')
    expect(await row()).toEqual({ id, slug, name: 'Clinique des Roses' })
    await call(world, confirmPlaceRoute, {
      body: { token: personalToken(SUGGESTION_LINK, String(id)) },
    })
    const late = { saveKey: THIRD, lostKeys: `${FIRST},${SECOND}` }
    const { json } = await suggest({ ...late, name: 'Autre' }, 'anonymous')
    expect(json.next).toContain('fait=envoye')
    expect((await row()).name).toBe('Clinique des Roses')
    expect([await count('places'), await mails(email)]).toEqual([1, 1])
    await suggest({ ...AGAIN, email: 'autre@exemple.fr' }, 'anonymous')
    expect(await count('places')).toBe(2)
  })

  it('of a signed-in person reaches the desk once', async () => {
    const own = { email: await emailOf('visitor') }
    await suggest({ ...LOST, ...own })
    await suggest({ ...AGAIN, ...own, name: 'Clinique des Roses' })
    expect([await count('places'), (await row()).name]).toEqual([1, 'Clinique des Roses'])
    await suggest({ ...AGAIN, email: await emailOf('volunteer') }, 'volunteer')
    expect(await count('places')).toBe(2)
  })
})

describe('what a shelter asks for, when the answer was lost', () => {
  const body = () => ({ title: 'Croquettes', shelterId: world.a.shelter, quantityRequested: 20 })
  const ask = async (more: object, as: Who = 'moderator') =>
    call(world, createSupplyRequestRoute, { as, body: { ...body(), ...more } })
  const idOf = ({ json }: Answer) => (json.data as { id: string }).id

  it('is asked for once, as it is sent last', async () => {
    const id = idOf(await ask(LOST))
    const again = await ask({ saveKey: SECOND, lostKeys: [FIRST], title: 'Croquettes pour chiots' })
    expect([again.status, idOf(again)]).toEqual([200, id])
    expect(again.json.data).toMatchObject({ title: 'Croquettes pour chiots' })
    await payload.update({ collection: 'supply-requests', id, data: { title: 'Collègue' } })
    await ask({ saveKey: SECOND, lostKeys: [FIRST] })
    expect(await one('select title from supply_requests where id = $1', [id])).toEqual({
      title: 'Collègue',
    })
    const other = { shelterId: world.b.shelter, saveKey: SECOND, lostKeys: [FIRST] }
    expect(idOf(await ask(other, 'foreignAdmin'))).not.toBe(id)
  })

  it('and what a person brings is said once, until the team decides', async () => {
    const id = idOf(await ask({}))
    const bring = send(answerSupplyRequest, GIFT, { id })
    const lost = await bring(LOST)
    const again = await bring({ ...AGAIN, quantityDonated: 5 })
    expect([again.status, again.json.next]).toEqual([200, lost.json.next])
    expect(await one('select quantity_donated as q, version from supply_responses')).toEqual({
      q: 5,
      version: 2,
    })
    const answer = idOf(lost)
    const decision = { as: 'moderator' as const, params: { id: answer }, body: { version: 2 } }
    expect((await call(world, acceptSupplyResponse, decision)).status).toBe(200)
    const late = await bring({ saveKey: THIRD, lostKeys: `${FIRST},${SECOND}`, quantityDonated: 9 })
    expect([late.status, idOf(late)]).toEqual([200, answer])
    expect(await one('select secured from supply_progress')).toEqual({ secured: 5 })
    // Another open answer of the same person is refused as ever.
    expect((await bring({ saveKey: THIRD })).status).toBe(409)
  })
})

describe('a report of abuse whose answer was lost', () => {
  const report = send(reportAbuse, ANONYMOUS)

  it('is there once; with other words, or without its key, it is another one', async () => {
    const lost = await report(LOST, 'anonymous')
    const again = await report(AGAIN, 'anonymous')
    expect(again.json.next).toBe(lost.json.next)
    expect(await count('abuse_reports')).toBe(1)
    const words = { description: `${ANONYMOUS.description} Encore ce soir.` }
    const other = await report({ ...AGAIN, ...words }, 'anonymous')
    const stranger = await report({ saveKey: THIRD }, 'anonymous')
    expect(new Set([lost, other, stranger].map(({ json }) => json.next)).size).toBe(3)
  })
})
