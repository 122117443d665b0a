import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import {
  addAdoptionNote,
  listAdoptionRequests,
  listMeetingSlots,
  readAdoptionCertificate,
  sendAdoptionMessage,
  signAdoptionCertificate,
} from '@/features/adoptions/api'
import { readComingMeetings } from '@/admin/dashboard/read-meetings'
import { listAdoptionMeetings } from '@/features/adoptions/calendar-api'
import { sendAdoptionLink } from '@/features/adoptions/link-api'
import type { MeetingCalendar, RequestCard } from '@/features/adoptions/view'
import { serve } from '@/platform/http/serve'
import { env } from '@/platform/env'

import { getTestPayload } from '../support/payload'
import { makeWorld, ROLES, type World } from './access/world'
import { teamOf, type Team } from './adoptions'
import { call } from './in-process'

let payload: Payload
let world: World
let team: Team
const shelterId = () => world.a.shelter
const params = (requestId: string) => ({ shelterId: shelterId(), requestId })
const sign = (requestId: string, body: object = { signatureName: 'Zoé Lévêque' }) =>
  call(world, signAdoptionCertificate, { as: 'moderator', params: params(requestId), body })

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  team = teamOf(payload, world)
})

describe('who may', () => {
  it.each(ROLES)('%s', async (who) => {
    const id = await team.open(await team.animal())
    const own = ['moderator', 'admin', 'superAdmin'].includes(who)
    const other = who === 'anonymous' ? 401 : ['editor', 'volunteer'].includes(who) ? 403 : 404
    const wanted = own ? 200 : other
    const as = who
    expect((await team.read(id, as)).status).toBe(wanted)
    const list = { as, params: { shelterId: shelterId() } }
    expect((await call(world, listAdoptionRequests, list)).status).toBe(wanted)
    expect((await call(world, listAdoptionMeetings, list)).status).toBe(wanted)
    const one = { as, params: params(id) }
    expect((await call(world, listMeetingSlots, one)).status).toBe(wanted)
    const note = { ...one, body: { text: 'Une note' } }
    expect((await call(world, addAdoptionNote, note)).status).toBe(wanted)
    const message = { ...one, body: { subject: 'Bonjour', text: 'Quand venez-vous\u00a0?' } }
    expect((await call(world, sendAdoptionMessage, message)).status).toBe(wanted)
    expect((await call(world, sendAdoptionLink, one)).status).toBe(wanted)
    expect((await team.change(id, { meetingPlace: 'Au refuge' }, as)).status).toBe(wanted)
    expect((await team.move(id, 'PENDING', 'IN_REVIEW', {}, as)).status).toBe(wanted)
    const asked = await team.ask(await team.animal(), {}, as)
    expect(asked.status).toBe(own ? 201 : other)
  })

  it('is 404 for a request of another shelter, under its own shelter or ours', async () => {
    const id = await team.open(await team.animal())
    const b = world.b.shelter
    expect((await team.read(id, 'foreignAdmin', b)).status).toBe(404)
    expect((await team.move(id, 'PENDING', 'IN_REVIEW', {}, 'foreignAdmin', b)).status).toBe(404)
    expect((await team.read(id, 'superAdmin', b)).status).toBe(404)
    expect((await team.stored(id)).status).toBe('PENDING')
    expect((await team.ask(world.b.animals.public)).status).toBe(404)
    const stranger = await team.change(id, { assignee: world.users.foreignAdmin })
    expect(stranger.status).toBe(422)
  })
})

describe('certificates', () => {
  const file = async (requestId: string, query = '', as: 'moderator' | 'editor' = 'moderator') => {
    const url = `${env.publicUrl}/certificate.pdf${query}`
    const cookie = `payload-token=${world.tokens[as]}`
    const request = new Request(url, { headers: { cookie } })
    return serve(readAdoptionCertificate, request, params(requestId))
  }

  it('are private files whose bytes have the fingerprint that is kept', async () => {
    const id = await team.open(await team.animal())
    await team.bring(id, 'CERTIFICATE')
    const { certificateDetail } = await team.detail(id)
    const answer = await file(id)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const bytes = await answer.arrayBuffer()
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
    expect(digest).toBe(certificateDetail?.sha256)
    expect((await file(id, '?signed=1')).status).toBe(404)
    expect((await file(id, '', 'editor')).status).toBe(403)
    await sign(id)
    expect((await file(id, '?signed=1')).status).toBe(200)
  })

  it('take a signed paper by its bytes, and nothing else', async () => {
    const id = await team.open(await team.animal())
    await team.bring(id, 'CERTIFICATE')
    const send = async (name: string, content: string) => {
      const form = new FormData()
      form.set('file', new File([content], name, { type: 'application/pdf' }))
      form.set('signatureName', 'Zoé Lévêque')
      const request = new Request(`${env.publicUrl}/signature`, {
        method: 'POST',
        headers: { origin: env.publicUrl, cookie: `payload-token=${world.tokens.moderator}` },
        body: form,
      })
      return (await serve(signAdoptionCertificate, request, params(id))).status
    }
    expect(await send('signe.pdf', '<svg onload="alert(1)"/>')).toBe(422)
    expect(await send('signe.pdf', '')).toBe(400)
    expect(await send('signe.pdf', '%PDF-1.7 un papier')).toBe(200)
    expect((await team.detail(id)).certificateDetail).toMatchObject({
      hasSignedPaper: true,
      signatureName: 'Zoé Lévêque',
    })
  })

  it('cannot be signed before they were delivered, nor tomorrow', async () => {
    const id = await team.open(await team.animal())
    await team.bring(id, 'CERTIFICATE')
    for (const signedAt of ['2020-01-01T10:00:00.000Z', '2099-01-01T10:00:00.000Z']) {
      expect((await sign(id, { signatureName: 'Zoé', signedAt })).status).toBe(422)
    }
  })

  it('are never changed nor deleted, by the program either', async () => {
    const id = await team.open(await team.animal())
    await team.bring(id, 'CERTIFICATE')
    await sign(id)
    const { certificateDetail } = await team.detail(id)
    const row = { collection: 'certificates', id: certificateDetail?.id ?? '' } as const
    const past = '2020-01-01T00:00:00.000Z'
    const change = payload.update({ ...row, data: { deliveredAt: past }, overrideAccess: true })
    await expect(change).rejects.toThrow('déjà signé')
    await expect(payload.delete({ ...row, overrideAccess: true })).rejects.toThrow()
  })
})

describe('the list', () => {
  it('filters, counts every state, searches without accents and pages', async () => {
    const animal = await team.animal({ name: 'Éclipse', species: 'FERRET' })
    const ids = [
      await team.open(animal, { name: 'Hélène Crépin' }),
      await team.open(animal, { name: 'Marc' }),
      await team.open(animal, { name: 'Nina' }),
    ]
    await team.bring(ids[1] as string, 'IN_REVIEW')
    const list = async (query: string) =>
      (await call(world, listAdoptionRequests, {
        as: 'moderator',
        params: { shelterId: shelterId() },
        query,
      })) as { status: number; json: Record<string, unknown> }
    const names = (answer: { json: Record<string, unknown> }) =>
      (answer.json.data as RequestCard[]).map(({ applicant }) => applicant.name)

    expect(names(await list('?search=helene%20crepin'))).toEqual(['Hélène Crépin'])
    const ours = await list('?species=FERRET&sortBy=name&sortOrder=asc')
    expect(names(ours)).toEqual(['Hélène Crépin', 'Marc', 'Nina'])
    expect(ours.json.counts).toMatchObject({ PENDING: 2, IN_REVIEW: 1, REJECTED: 0 })
    const pending = await list('?species=FERRET&status=PENDING&limit=1&page=2')
    expect(pending.json.pagination).toEqual({ page: 2, limit: 1, total: 2, pages: 2 })
    expect(pending.json.counts).toMatchObject({ IN_REVIEW: 1 })
    expect(names(await list('?search=%25'))).toEqual([])
    await team.change(ids[2] as string, { assignee: world.users.moderator })
    expect(names(await list('?assignee=me'))).toContain('Nina')
    for (const wrong of ['?status=X', '?limit=101', '?sortBy=reason', '?nope=1', '?page=0']) {
      expect((await list(wrong)).status).toBe(400)
    }
  })

  it('hints at the same person, in this shelter only', async () => {
    const animal = await team.animal()
    const first = await team.open(animal, { name: 'Ana', email: 'ana@exemple.fr' })
    const phone = { name: 'A. B.', phone: '+33 6 39 98 00 42' }
    const second = await team.open(await team.animal(), { ...phone, email: 'ana@exemple.fr' })
    const third = await team.open(await team.animal(), { name: 'Bob', phone: '06 39 98 00 42' })
    const hints = (await team.detail(second)).duplicates
    expect(hints.map(({ requestId, same }) => [requestId, same])).toEqual([
      [third, ['phone']],
      [first, ['email']],
    ])
  })
})

describe('the calendar of meetings', () => {
  const calendar = async (query: string, as: 'moderator' | 'foreignAdmin' = 'moderator') => {
    const answer = await call(world, listAdoptionMeetings, {
      as,
      params: { shelterId: as === 'moderator' ? shelterId() : world.b.shelter },
      query,
    })
    return { status: answer.status, json: answer.json as unknown as MeetingCalendar }
  }
  const meet = async (name: string, at: string | null, more = '') => {
    const id = await team.open(await team.animal({ name: `Chat ${name}` }), { name })
    await team.bring(id, 'MEETING')
    await team.pool.query('update adoption_requests set meeting_at = $2 where id = $1', [id, at])
    if (more) await team.change(id, { meetingPlace: more })
    return id
  }

  it('tells the meetings of its own shelter, by its clocks, and where others are', async () => {
    // The clocks change in the night before Sunday 30 March 2031: that day has 23 hours.
    const ids = [
      await meet('Lundi', '2031-03-23T23:00:00Z', 'Au parc'),
      await meet('Dimanche', '2031-03-30T21:59:00Z'),
      await meet('Lundi suivant', '2031-03-30T22:00:00Z'),
    ]
    await meet('Avant', '2031-03-23T22:59:00Z')
    await meet('Sans date', null)
    const closed = await meet('Retirée', '2031-04-20T10:00:00Z')
    await team.move(closed, 'MEETING', 'WITHDRAWN')

    const { json } = await calendar('?from=2031-03-24&to=2031-03-30')
    expect(json.data.map(({ id, applicant, place }) => [id, applicant, place])).toEqual([
      [ids[0], 'Lundi', 'Au parc'],
      [ids[1], 'Dimanche', 'Au refuge'],
    ])
    expect(json.data[0]).toMatchObject({ status: 'MEETING', animal: { name: 'Chat Lundi' } })
    expect(json).toMatchObject({ total: 2, timezone: 'Europe/Paris', to: '2031-03-30' })
    expect(json.days.map(({ day }) => day)).toHaveLength(7)
    expect([json.previous, json.next]).toEqual([
      '2031-03-23T22:59:00.000Z',
      '2031-03-30T22:00:00.000Z',
    ])
    expect(json.unset).toBeGreaterThan(0)
    const later = (await calendar('?from=2031-04-07&to=2031-04-13&search=lundi')).json
    expect([later.total, later.next, later.unset]).toEqual([0, null, 0])
    expect((await calendar('?from=2031-04-20')).json.data[0]?.status).toBe('WITHDRAWN')

    const stranger = (await calendar('?from=2031-03-24&to=2031-04-27', 'foreignAdmin')).json
    expect([stranger.data, stranger.previous, stranger.next]).toEqual([[], null, null])

    const ahead = (shelter: string) =>
      readComingMeetings(payload, shelter, new Date('2031-03-24T06:00:00Z'))
    expect(await ahead(shelterId())).toMatchObject({
      count: 2,
      first: [
        { id: ids[1], applicant: 'Dimanche', animal: 'Chat Dimanche' },
        { id: ids[2], applicant: 'Lundi suivant' },
      ],
    })
    expect(await ahead(world.b.shelter)).toBeNull()
  })

  it('is of this week when nothing is asked, and of five weeks at most', async () => {
    const { json } = await calendar('')
    expect(new Date(`${json.from}T00:00:00Z`).getUTCDay()).toBe(1)
    expect(json.days.map(({ day }) => day).at(-1)).toBe(json.to)
    expect((await calendar('?from=2031-03-24&to=2031-04-27')).json.days).toHaveLength(35)
    for (const wrong of [
      '?from=2031-03-24&to=2031-04-28',
      '?from=2031-03-24&to=2031-03-23',
      '?from=2031-02-30',
      '?from=9999-12-30',
      '?to=2031-03-24',
      '?from=lundi',
      '?status=MEETING',
    ]) {
      expect((await calendar(wrong)).status, wrong).toBe(400)
    }
  })
})

describe('somebody who called and has no e-mail', () => {
  it('is given an e-mail address later, once, that nobody else has here', async () => {
    const animal = await team.animal()
    const id = await team.open(animal, { email: '', phone: '06 39 98 77 01' })
    const wrong = await team.change(id, { email: 'zoe@' })
    expect([wrong.status, wrong.json.fields]).toEqual([400, { email: 'Email invalide' }])
    const other = await team.open(animal, { email: 'prise@exemple.fr' })
    const taken = await team.change(id, { email: 'Prise@exemple.fr' })
    expect([taken.status, taken.json.requestId]).toEqual([409, other])
    expect(await team.stored(id)).toMatchObject({ applicant: { email: null } })
    expect((await team.change(id, { email: 'Zoe-Plus-Tard@exemple.fr' })).status).toBe(200)
    const { applicant, timeline } = await team.detail(id)
    expect(applicant).toMatchObject({ email: 'zoe-plus-tard@exemple.fr', phone: '06 39 98 77 01' })
    expect(timeline.map(({ kind }) => kind)).toContain('EMAIL_ADDED')
    expect(JSON.stringify(timeline)).not.toContain('zoe-plus-tard')
    const link = await call(world, sendAdoptionLink, { as: 'moderator', params: params(id) })
    expect(link.status).toBe(200)
    // Whoever has the link acts as the applicant: it goes to no second address.
    expect((await team.change(id, { email: 'autre@exemple.fr' })).status).toBe(422)
    const again = await team.ask(animal, { email: 'zoe-plus-tard@exemple.fr' })
    expect([again.status, again.json.requestId]).toEqual([409, id])
    const closed = await team.open(await team.animal(), { email: '', phone: '06 39 98 77 02' })
    expect((await team.move(closed, 'PENDING', 'REJECTED', { reason: 'Essai' })).status).toBe(200)
    expect((await team.change(closed, { email: 'tard@exemple.fr' })).status).toBe(422)
  })
})
