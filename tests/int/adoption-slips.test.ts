import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { readAdoptionCertificate, signAdoptionCertificate } from '@/features/adoptions/api'
import {
  correctCertificateDate,
  printAdoptionLetter,
  readAnimalUndo,
  takeBackAdoptionStep,
  undoAnimalStatus,
} from '@/features/adoptions/back-api'
import { sendAdoptionLink } from '@/features/adoptions/link-api'
import { CERTIFICATE_DELAY_MS, type RequestStatus } from '@/features/adoptions/model'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, type Who, type World } from './access/world'
import { teamOf, type Team } from './adoptions'
import { auditLines } from './audit-lines'
import { call } from './in-process'

let payload: Payload
let world: World
let team: Team
const asProgram = { overrideAccess: true, depth: 0 } as const
const params = (requestId: string) => ({ shelterId: world.a.shelter, requestId })
const back = (requestId: string, from: RequestStatus, more: object = {}, as: Who = 'moderator') =>
  call(world, takeBackAdoptionStep, { as, params: params(requestId), body: { from, ...more } })
const animalOf = (id: string) => payload.findByID({ collection: 'animals', id, ...asProgram })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  team = teamOf(payload, world)
})

describe('a step taken back', () => {
  it('corrects what the family was told, once, and gives the animal back its mark', async () => {
    const animal = await team.animal()
    const id = await team.open(animal, { email: 'erreur@exemple.fr' })
    await team.bring(id, 'APPROVED')
    expect((await animalOf(animal)).isReserved).toBe(true)
    expect((await team.detail(id)).back).toMatchObject({ to: 'MEETING', isAllowed: true })
    expect((await back(id, 'MEETING')).status).toBe(409)
    const { status } = await back(id, 'APPROVED', { reason: 'Mauvaise fiche' })
    expect([status, (await team.stored(id)).status]).toEqual([200, 'MEETING'])
    expect((await animalOf(animal)).isReserved).toBe(false)
    const mails = await team.mailsTo('erreur@exemple.fr')
    expect(mails.at(-1)?.subject).toContain('Une correction')
    expect(JSON.stringify(mails)).not.toContain('Mauvaise fiche')
    const { timeline } = await team.detail(id)
    const corrected = { from: 'APPROVED', to: 'MEETING', text: 'Mauvaise fiche' }
    expect(timeline.find(({ kind }) => kind === 'CORRECTED')).toMatchObject(corrected)
    expect((await auditLines(id)).at(-1)).toMatchObject({
      by: world.users.moderator,
      before: { status: 'APPROVED' },
      after: { status: 'MEETING' },
    })
  })

  it('says nothing to a family that was told nothing, whatever is sent', async () => {
    const id = await team.open(await team.animal(), { email: 'muet@exemple.fr' })
    await team.move(id, 'PENDING', 'IN_REVIEW', { message: null })
    const message = { subject: 'Une promesse', text: 'À demain' }
    expect((await back(id, 'IN_REVIEW', { message })).status).toBe(200)
    // Its arrival alone.
    expect(await team.mailsTo('muet@exemple.fr')).toHaveLength(1)
    expect((await back(id, 'PENDING')).status).toBe(422)
  })

  it('opens a refused request again, unless the person asked anew or withdrew', async () => {
    const animal = await team.animal()
    const email = 'encore@exemple.fr'
    const id = await team.open(animal, { email })
    await team.move(id, 'PENDING', 'REJECTED', { reason: 'non' })
    expect((await back(id, 'REJECTED')).status).toBe(200)
    expect(await team.stored(id)).toMatchObject({ status: 'PENDING', closedBy: null, reason: null })
    await team.move(id, 'PENDING', 'REJECTED', { reason: 'non' })
    const other = await team.open(animal, { email })
    const refused = await back(id, 'REJECTED')
    expect([refused.status, refused.json.requestId]).toEqual([409, other])
  })

  it('undoes an adoption of the day: the animal is at the shelter, without a return', async () => {
    const animal = await team.animal({ species: 'HAMSTER', returnReason: null })
    const id = await team.open(animal)
    await team.bring(id, 'APPROVED')
    await team.move(id, 'APPROVED', 'COMPLETED')
    expect((await back(id, 'COMPLETED')).status).toBe(200)
    expect(await animalOf(animal)).toMatchObject({
      status: 'AT_SHELTER',
      isAdopted: false,
      isReserved: true,
      adoptedAt: null,
      returnReason: null,
    })
    expect((await team.move(id, 'APPROVED', 'COMPLETED')).status).toBe(200)
  })

  it.each([
    ['PENDING', 'REJECTED'],
    ['PENDING', 'WITHDRAWN'],
    ['MEETING', 'APPROVED'],
    ['APPROVED', 'CERTIFICATE'],
  ] as const)('and every decision is in the log: %s, %s', async (from, to) => {
    const id = await team.open(await team.animal())
    await team.bring(id, from)
    await team.move(id, from, to, { reason: 'une raison' })
    expect((await auditLines(id)).at(-1)).toMatchObject({
      action: 'UPDATE',
      entity: 'adoption-requests',
      by: world.users.moderator,
      before: { status: from },
      after: { status: to },
    })
  })

  it('is the work of those who follow adoptions', async () => {
    const id = await team.open(await team.animal())
    await team.move(id, 'PENDING', 'IN_REVIEW')
    const statuses = async (who: Who) => (await back(id, 'IN_REVIEW', {}, who)).status
    expect([await statuses('anonymous'), await statuses('editor')]).toEqual([401, 403])
    expect(await statuses('foreignAdmin')).toBe(404)
  })
})

describe('a certificate that was given on paper', () => {
  it('counts its seven days from the true date, and is signed since then', async () => {
    const id = await team.open(await team.animal(), { email: 'papier@exemple.fr' })
    await team.bring(id, 'APPROVED')
    const give = (deliveredAt: string) =>
      team.move(id, 'APPROVED', 'CERTIFICATE', { deliveredAt, message: null })
    expect((await give(daysAgo(-1))).json.fields).toHaveProperty('deliveredAt')
    expect((await give(daysAgo(8))).status).toBe(200)
    // Arrival, study, meeting, approval: nobody is written to of what is in hand.
    expect(await team.mailsTo('papier@exemple.fr')).toHaveLength(4)
    const sign = { signatureName: 'Zoé', signedAt: daysAgo(7.5) }
    const as = 'moderator'
    const signed = await call(world, signAdoptionCertificate, {
      as,
      params: params(id),
      body: sign,
    })
    expect(signed.status).toBe(200)
    expect((await team.move(id, 'CERTIFICATE', 'COMPLETED')).status).toBe(200)
  })

  it('gets its true date while nobody has signed it; the log keeps both', async () => {
    const id = await team.open(await team.animal())
    await team.bring(id, 'CERTIFICATE')
    const correct = (deliveredAt: string) =>
      call(world, correctCertificateDate, {
        as: 'moderator',
        params: params(id),
        body: { deliveredAt, reason: 'Remis à la visite' },
      })
    expect((await correct(daysAgo(-1))).status).toBe(422)
    const deliveredAt = daysAgo(3)
    expect((await correct(deliveredAt)).status).toBe(200)
    const { certificateDetail, timeline } = await team.detail(id)
    expect(certificateDetail).toMatchObject({
      deliveredAt,
      readyAt: new Date(Date.parse(deliveredAt) + CERTIFICATE_DELAY_MS).toISOString(),
    })
    expect(timeline.at(-1)).toMatchObject({ kind: 'CERTIFICATE_DATED' })
    const line = (await auditLines(certificateDetail?.id ?? '')).at(-1)
    expect([line?.action, line?.after]).toMatchObject(['UPDATE', { deliveredAt }])
    const file = await call(world, readAdoptionCertificate, { as: 'moderator', params: params(id) })
    expect(file.status).toBe(200)
    // Taken back and delivered again: the one certificate, with its new date.
    expect((await back(id, 'CERTIFICATE')).status).toBe(200)
    expect((await team.detail(id)).certificate).toBeNull()
    const again = { deliveredAt: daysAgo(2), message: null }
    expect((await team.move(id, 'APPROVED', 'CERTIFICATE', again)).status).toBe(200)
    const body = { signatureName: 'Zoé' }
    await call(world, signAdoptionCertificate, { as: 'moderator', params: params(id), body })
    expect((await correct(daysAgo(5))).status).toBe(409)
    expect((await back(id, 'CERTIFICATE')).status).toBe(422)
  })
})

describe('somebody who called and has no e-mail', () => {
  const phone = '06 39 98 12 34'

  it('is written down by telephone, once', async () => {
    const animal = await team.animal()
    const none = await team.ask(animal, { email: '' })
    expect([none.status, none.json.fields]).toMatchObject([
      400,
      { email: expect.any(String) as string },
    ])
    expect((await team.ask(animal, { email: '', phone: '06 39' })).status).toBe(400)
    const id = await team.open(animal, { email: '', phone })
    expect(await team.stored(id)).toMatchObject({ applicant: { email: null, phone } })
    const same = await team.ask(animal, { email: '', phone: '+33 6 39 98 12 34' })
    expect([same.status, same.json.requestId]).toEqual([409, id])
    const known = await team.ask(animal, { email: 'zoe-appel@exemple.fr', phone })
    expect([known.status, known.json.requestId]).toEqual([409, id])
    const twin = await team.open(await team.animal(), { email: '', phone })
    expect((await team.detail(twin)).duplicates.map(({ same: by }) => by)).toContainEqual(['phone'])
  })

  it('gets the plan of the animal, and is offered those of its species alone', async () => {
    const plan = (species: 'CAT' | 'DOG') =>
      payload.create({
        collection: 'plans',
        ...asProgram,
        data: {
          shelter: world.a.shelter,
          title: `Formule ${species}`,
          type: 'ADOPTION',
          species,
          priceCents: 12_000,
          ageMinMonths: 0,
          isActive: true,
        },
      })
    const [cat] = [await plan('CAT'), await plan('DOG')]
    const id = await team.open(await team.animal(), { email: '', phone: '06 39 98 00 11' })
    const { plan: chosen, plans } = await team.detail(id)
    expect(chosen?.id).toBe(cat?.id)
    expect(plans.map(({ title }) => title)).toEqual(['Formule CAT'])
  })

  it('goes the whole way, with letters to be handed over', async () => {
    const id = await team.open(await team.animal(), { email: '', phone: '06 39 98 56 78' })
    await team.bring(id, 'APPROVED')
    const mail = await team.move(id, 'APPROVED', 'CERTIFICATE')
    expect([mail.status, mail.json.error]).toEqual([
      422,
      expect.stringContaining('en main propre') as string,
    ])
    const given = { deliveredAt: daysAgo(8) }
    expect((await team.move(id, 'APPROVED', 'CERTIFICATE', given)).status).toBe(200)
    const body = { signatureName: 'Zoé', signedAt: daysAgo(7) }
    await call(world, signAdoptionCertificate, { as: 'moderator', params: params(id), body })
    const meetingAt = new Date(Date.now() + 86_400_000).toISOString()
    expect((await team.change(id, { meetingAt })).status).toBe(200)
    expect((await team.change(id, { meetingAt: null })).status).toBe(200)
    const link = await call(world, sendAdoptionLink, { as: 'moderator', params: params(id) })
    expect(link.status).toBe(422)
    expect((await team.move(id, 'CERTIFICATE', 'COMPLETED')).status).toBe(200)
    const { timeline } = await team.detail(id)
    const letters = timeline.filter(({ kind }) => kind === 'LETTER')
    expect(letters).toHaveLength(5)
    expect(timeline.some(({ kind }) => kind === 'MESSAGE')).toBe(false)
    const place = timeline.findIndex(({ kind }) => kind === 'LETTER')
    const print = (line: number) =>
      call(world, printAdoptionLetter, {
        as: 'moderator',
        params: params(id),
        query: `?line=${line}`,
      })
    const printed = await print(place)
    expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await print(0)).status).toBe(404)
  })
})

describe('a wrong tap on the status of an animal', () => {
  const at = (animal: string) => ({ shelterId: world.a.shelter, animalId: animal })
  const undo = (animal: string, as: Who = 'editor') =>
    call(world, undoAnimalStatus, { as, params: at(animal) })
  const asked = async (animal: string) =>
    (await call(world, readAnimalUndo, { as: 'editor', params: at(animal) })).json.data

  it('is undone without a return in its history, and the log keeps both', async () => {
    const animal = await team.animal({ species: 'HAMSTER', sex: 'FEMALE', isReserved: true })
    expect((await undo(animal)).status).toBe(409)
    await cms(world, 'editor', 'PATCH', `animals/${animal}`, { body: { status: 'ADOPTED' } })
    expect(await asked(animal)).toMatchObject({ fromWord: 'Adoptée', toWord: 'Au refuge' })
    const strangers = [await undo(animal, 'volunteer'), await undo(animal, 'foreignAdmin')]
    expect(strangers.map(({ status }) => status)).toEqual([404, 404])
    expect((await undo(animal)).status).toBe(200)
    expect(await animalOf(animal)).toMatchObject({
      status: 'AT_SHELTER',
      isReserved: true,
      adoptedAt: null,
      returnReason: null,
    })
    const lines = (await auditLines(animal)).slice(-2)
    expect(lines.map(({ after }) => after.status)).toEqual(['ADOPTED', 'AT_SHELTER'])
    expect(lines.at(-1)?.note).toBe('Changement de statut annulé')
    expect(await asked(animal)).toBeNull()
  })

  it('brings an archived cat back, and leads to the request that adopted it', async () => {
    const cat = await team.animal()
    await cms(world, 'editor', 'PATCH', `animals/${cat}`, { body: { status: 'ARCHIVED' } })
    expect((await undo(cat)).status).toBe(200)
    expect((await animalOf(cat)).status).toBe('AT_SHELTER')
    const hamster = await team.animal({ species: 'HAMSTER' })
    const id = await team.open(hamster)
    await team.bring(id, 'APPROVED')
    await team.move(id, 'APPROVED', 'COMPLETED')
    const refused = await undo(hamster)
    expect([refused.status, refused.json.requestId]).toEqual([409, id])
  })
})
