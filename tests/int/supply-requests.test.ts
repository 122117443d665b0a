import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  answerSupplyRequest,
  listSupplyRequests,
  readSupplyRequest,
  updateSupplyRequestRoute,
  withdrawSupplyResponse,
} from '@/features/supply-requests/api'
import { answerPath } from '@/features/supply-requests/model'
import { listShelterRequests, searchRequests } from '@/features/supply-requests/queries'
import { readSlip } from '@/features/supply-requests/responses'
import { addDays, parisDay } from '@/platform/time/model'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { call } from './in-process'
import { GIFT, supplyDesk } from './supplies'

let payload: Payload
let world: World
const { clear, create, answer, step, sums, answerRow, mailsTo, newReq, one } = supplyDesk(
  () => payload,
  () => world,
)
const TODAY = parisDay(new Date())
const ALL = { radiusKm: 25, sort: 'urgent', page: 1, limit: 10 } as const
const idOf = (made: { json: Record<string, unknown> }) => (made.json.data as { id: string }).id
const made = async (more: object = {}) => idOf(await create(more))

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})
beforeEach(clear)

describe('a request', () => {
  it('has the defaults of the documents', async () => {
    const { status, json } = await create({ quantityRequested: undefined, quantityUnit: undefined })
    expect(status).toBe(200)
    expect(json.data).toMatchObject({
      category: 'OTHER',
      urgency: 'NORMAL',
      deliveryMode: 'DEPOT_AT_SHELTER',
      isActive: true,
      quantityRequested: null,
      quantitySecured: 0,
      responses: 0,
    })
  })
  it('says what is wrong on its field, in the words of the documents', async () => {
    const empty = await create({ title: ' ', shelterId: '', quantityRequested: 1.5 })
    expect(empty.status).toBe(400)
    expect(empty.json.fields).toMatchObject({
      title: 'Le titre de la demande est requis',
      shelterId: 'Le refuge est requis',
      quantityRequested: 'La quantité demandée doit être un nombre entier positif',
    })
    for (const quantityRequested of [0, -3, 'douze']) {
      const { json } = await create({ quantityRequested })
      expect(json.fields?.quantityRequested).toBe(
        'La quantité demandée doit être un nombre entier positif',
      )
    }
    const past = await create({ deliveryDate: addDays(TODAY, -1) })
    expect([past.status, past.json.fields?.deliveryDate]).toEqual([422, 'Cette date est passée'])
  })
  it('takes a picture of its own library alone', async () => {
    const { filename } = await payload.findByID({ collection: 'media', id: world.a.media })
    const imageUrl = `/api/cms/media/file/${filename}`
    const own = await create({ imageUrl })
    expect((own.json.data as { imageUrl: string }).imageUrl).toBe(imageUrl)
    const other = await payload.findByID({ collection: 'media', id: world.b.media })
    const foreign = await create({ imageUrl: `/api/cms/media/file/${other.filename}` })
    expect([foreign.status, foreign.json.fields?.imageUrl]).toEqual([
      422,
      'Choisissez une image de la bibliothèque du refuge',
    ])
  })
  it('changes what is sent, and nothing else; who follows it stays with the team', async () => {
    const id = await made({
      userName: 'Claire',
      userPhone: '06 39 98 00 02',
      description: 'Sèches',
    })
    const change = { as: 'moderator' as const, params: { id }, body: { urgency: 'URGENT' } }
    const { json } = await call(world, updateSupplyRequestRoute, change)
    expect(json.data).toMatchObject({
      urgency: 'URGENT',
      description: 'Sèches',
      userName: 'Claire',
    })
    const read = await call(world, readSupplyRequest, { params: { id } })
    expect(JSON.stringify(read.json)).not.toMatch(/Claire|userPhone|98 00 02/)
  })
})

describe('the public list', () => {
  it('has 10 a page, 100 at most, urgent ones first, and only what is open', async () => {
    const normal = await made()
    const urgent = await made({ urgency: 'URGENT', category: 'FOOD', title: 'Lait maternisé' })
    await made({ isActive: false })
    const { json } = await call(world, listSupplyRequests, {})
    expect((json.data as Array<{ id: string }>).map(({ id }) => id)).toEqual([urgent, normal])
    expect(json.pagination).toMatchObject({ page: 1, limit: 10, total: 2 })
    for (const query of ['?limit=101', '?limit=0', '?page=0', '?urgency=LATER', '?x=1']) {
      expect((await call(world, listSupplyRequests, { query })).status, query).toBe(400)
    }
    const found = async (more: object) => (await searchRequests({ ...ALL, ...more })).total
    expect(await found({ category: 'FOOD' })).toBe(1)
    expect(await found({ search: 'lait MATERNISE' })).toBe(1)
    expect(await found({ search: '100%' })).toBe(0)
    expect(await found({ near: 'Rennes' })).toBe(2)
    expect(await found({ near: 'Marseille' })).toBe(0)
    expect(await found({ urgency: 'URGENT', shelter: world.b.shelter })).toBe(0)
  })
  it('shows nothing of a suspended shelter', async () => {
    const of = { shelterId: world.suspended.shelter }
    const id = idOf(await create(of, 'superAdmin'))
    expect((await searchRequests(ALL)).total).toBe(0)
    expect((await call(world, readSupplyRequest, { params: { id } })).status).toBe(404)
    expect((await answer(id)).status).toBe(404)
    expect(await listShelterRequests(world.suspended.shelter, 10)).toEqual([])
  })
})

describe('what somebody brings', () => {
  it('goes from their hands to the shelter, and the sums follow', async () => {
    const request = await made({ userName: 'Claire', userPhone: '06 39 98 00 02' })
    const sent = await answer(request)
    expect(sent.status).toBe(200)
    const id = idOf(sent)
    expect(sent.json.next).toBe(`/mon-espace/dons-en-nature/${id}?fait=envoye`)
    expect(await sums(request)).toEqual({ secured: 0, waiting: 1, answers: 1 })
    const slip = async () => readSlip(await newReq(), world.users.visitor, id)
    expect(await slip()).toMatchObject({ status: 'PENDING', contact: null, contactPhone: null })
    expect((await step('accept', id, 1)).status).toBe(200)
    expect(await slip()).toMatchObject({ status: 'ACCEPTED', contactPhone: '06 39 98 00 02' })
    expect(await sums(request)).toEqual({ secured: 2, waiting: 0, answers: 1 })
    expect((await step('accept', id, 1)).status).toBe(409)
    expect((await step('done', id, 2)).status).toBe(200)
    expect(await sums(request)).toMatchObject({ secured: 2 })
    expect((await step('reject', id, 3, { reason: 'Finalement non, désolés' })).status).toBe(409)
    expect((await step('undo', id, 3)).status).toBe(200)
    expect((await step('undo', id, 4)).status).toBe(200)
    expect(await sums(request)).toEqual({ secured: 0, waiting: 1, answers: 1 })
    expect((await step('undo', id, 5)).status).toBe(409)
    const { email } = await payload.findByID({ collection: 'users', id: world.users.visitor })
    const subjects = (await mailsTo(email)).map(({ subject }) => subject)
    expect(subjects).toEqual(
      expect.arrayContaining([
        'Merci, le refuge attend ce que vous apportez',
        'Bien reçu, merci\u00a0!',
      ]),
    )
    const notices = await one<{ count: number }>(
      `select count(*)::int as count from notifications where type = 'FORM_SUBMITTED'`,
    )
    expect(notices.count).toBeGreaterThan(0)
  })
  it('is refused with its reason, which the person reads', async () => {
    const id = idOf(await answer(await made()))
    expect((await step('reject', id, 1, { reason: 'non' })).status).toBe(400)
    expect((await step('reject', id, 1, { reason: 'Nous en avons trop cette année' })).status).toBe(
      200,
    )
    expect(await readSlip(await newReq(), world.users.visitor, id)).toMatchObject({
      status: 'REJECTED',
      rejectedReason: 'Nous en avons trop cette année',
    })
  })
  it('says what is wrong on its field, in the words of the documents', async () => {
    const request = await made()
    const sent = await answer(request, { quantityDonated: 0, name: ' ', phone: '' })
    expect(sent.status).toBe(400)
    expect(sent.json.fields).toEqual({
      quantityDonated: 'La quantité donnée doit être un nombre entier positif',
      name: 'Le pseudo est requis',
      phone: 'Le téléphone est requis',
    })
    const wrong = await answer(request, { phone: 'demain' })
    expect(wrong.json.fields?.phone).toMatch(/numéro de téléphone/)
  })
  it('comes back to a plain form with what was typed', async () => {
    const id = await made()
    const post = (fields: Record<string, string>) =>
      call(world, answerSupplyRequest, {
        as: 'visitor',
        params: { id },
        body: new URLSearchParams(fields),
      })
    const wrong = await post({ quantityDonated: '0', name: 'Jo', phone: '06 12 34 56 78' })
    expect([wrong.status, wrong.headers.get('location')]).toEqual([
      303,
      `${answerPath(id)}?corriger=oui`,
    ])
    expect(wrong.headers.get('set-cookie')).toContain('patte-reponse-')
    const right = await post({ quantityDonated: '3', name: 'Jo', phone: '0612345678', message: '' })
    expect(right.status).toBe(303)
    expect(right.headers.get('location')).toMatch(/^\/mon-espace\/dons-en-nature\/.+fait=envoye$/)
  })
  it('need not say how much; it is awaited all the same, and adds nothing to the sums', async () => {
    const request = await made({ quantityRequested: 3 })
    const { quantityDonated: _, ...gift } = GIFT
    const sent = await call(world, answerSupplyRequest, {
      as: 'visitor',
      params: { id: request },
      body: gift,
    })
    expect(sent.status).toBe(200)
    const id = idOf(sent)
    expect((await step('accept', id, 1)).status).toBe(200)
    const slip = await readSlip(await newReq(), world.users.visitor, id)
    expect(slip).toMatchObject({ quantityDonated: null, status: 'ACCEPTED' })
    const read = await call(world, readSupplyRequest, { params: { id: request } })
    expect(read.json.data).toMatchObject({ quantitySecured: 0, responses: 1 })
    const told = `select distinct title from notifications where title like '%à préciser'`
    expect(await one(told)).toEqual({
      title: 'Mamie Jo vous apporte\u00a0: quantité à préciser',
    })
    // An empty field of a plain form says nothing either.
    const plain = await call(world, answerSupplyRequest, {
      as: 'volunteer',
      params: { id: request },
      body: new URLSearchParams({ ...gift, quantityDonated: '' }),
    })
    expect(plain.headers.get('location')).toMatch(/fait=envoye$/)
  })
  it('is one at a time for a person; more than is missing is welcome; full is closed', async () => {
    const request = await made({ quantityRequested: 3 })
    const id = idOf(await answer(request, { quantityDonated: 5 }))
    expect((await answer(request)).status).toBe(409)
    await step('accept', id, 1)
    const full = await answer(request, {}, 'volunteer')
    expect([full.status, full.json.error]).toEqual([
      422,
      'Tout est réuni, merci\u00a0! Le refuge ne cherche plus rien pour cette demande',
    ])
    expect((await searchRequests(ALL)).total).toBe(0)
    expect((await call(world, readSupplyRequest, { params: { id: request } })).status).toBe(200)
  })
  it('is withdrawn by its giver alone, who loses nothing by pressing twice', async () => {
    const request = await made()
    const id = idOf(await answer(request))
    const withdraw = (as: 'visitor' | 'volunteer' | 'moderator') =>
      call(world, withdrawSupplyResponse, { as, params: { id }, body: {} })
    expect((await withdraw('moderator')).status).toBe(404)
    await step('accept', id, 1)
    expect((await withdraw('visitor')).status).toBe(200)
    expect((await withdraw('visitor')).status).toBe(200)
    expect(await answerRow(id)).toMatchObject({ phone: null, is_archived: true })
    expect(await sums(request)).toEqual({ secured: 0, waiting: 0, answers: 0 })
    expect((await step('done', id, 3)).status).toBe(409)
    expect((await answer(request, GIFT)).status).toBe(200)
  })
})
