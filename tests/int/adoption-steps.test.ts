import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import {
  deliverAdoptionCertificate,
  returnAdoptedAnimal,
  signAdoptionCertificate,
} from '@/features/adoptions/api'
import {
  CERTIFICATE_DELAY_MS,
  nextStatuses,
  REQUEST_STATUS_LABELS,
} from '@/features/adoptions/model'
import { keysOf } from '@/features/animals/model'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
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

const statusOf = async (id: string) =>
  (await payload.findByID({ collection: 'animals', id, overrideAccess: true, depth: 0 })).status

describe('the way to an adoption', () => {
  it('goes through every step, tells the applicant at each, and adopts the animal', async () => {
    const animal = await team.animal()
    const id = await team.open(animal, { email: 'elle@exemple.fr', name: 'Zoé Lévêque' })
    const other = await team.open(animal, { email: 'autre@exemple.fr', name: 'Paul' })
    await team.bring(id, 'CERTIFICATE')
    expect((await team.detail(id)).animal.status).toBe('AT_SHELTER')

    const early = await team.move(id, 'CERTIFICATE', 'COMPLETED')
    expect(early.status).toBe(422)
    expect(early.json.error).toContain('encore')
    expect((await sign(id)).status).toBe(200)

    await team.deliveredAgo(id, CERTIFICATE_DELAY_MS - 60_000)
    expect((await team.move(id, 'CERTIFICATE', 'COMPLETED')).status).toBe(422)
    expect(await statusOf(animal)).toBe('AT_SHELTER')

    await team.deliveredAgo(id, CERTIFICATE_DELAY_MS)
    expect((await team.move(id, 'CERTIFICATE', 'COMPLETED')).status).toBe(200)
    expect(await statusOf(animal)).toBe('ADOPTED')
    expect(await team.stored(other)).toMatchObject({
      status: 'REJECTED',
      closedBy: 'OTHER_FAMILY',
      openKey: null,
    })
    const told = await team.mailsTo('autre@exemple.fr')
    expect(told.at(-1)?.subject).toContain('a trouvé sa famille')
    // Arrival, study, meeting, approval, certificate, adoption.
    expect(await team.mailsTo('elle@exemple.fr')).toHaveLength(6)
    const { timeline } = await team.detail(id)
    expect(timeline.filter(({ kind }) => kind === 'MOVED').map(({ to }) => to)).toEqual([
      'IN_REVIEW',
      'MEETING',
      'APPROVED',
      'CERTIFICATE',
      'COMPLETED',
    ])
  })

  it('refuses a completion without the signature, seven days or not', async () => {
    const id = await team.open(await team.animal())
    await team.bring(id, 'CERTIFICATE')
    await team.deliveredAgo(id, 30 * 24 * 3_600_000)
    const { status, json } = await team.move(id, 'CERTIFICATE', 'COMPLETED')
    expect([status, json.error]).toEqual([422, 'Le certificat d’engagement n’est pas encore signé'])
  })

  it('refuses every edge that is not one of the decisions', async () => {
    const id = await team.open(await team.animal())
    const all = keysOf(REQUEST_STATUS_LABELS)
    for (const from of all) {
      await team.pool.query('update adoption_requests set status = $2 where id = $1', [id, from])
      for (const to of all) {
        if (nextStatuses(from, 'CAT').includes(to)) continue
        const { status } = await team.move(id, from, to, { reason: 'une raison', message: null })
        expect([from, to, status]).toEqual([from, to, 422])
      }
    }
  })

  it('wants a reason for a refusal, and never sends it', async () => {
    const id = await team.open(await team.animal(), { email: 'refus@exemple.fr' })
    const bare = await team.move(id, 'PENDING', 'REJECTED')
    expect([bare.status, bare.json.fields]).toMatchObject([
      422,
      { reason: expect.any(String) as string },
    ])
    const secret = 'Jardin non clos, chien fugueur'
    expect((await team.move(id, 'PENDING', 'REJECTED', { reason: secret })).status).toBe(200)
    const mails = await team.mailsTo('refus@exemple.fr')
    expect(mails.at(-1)?.text).toContain('Après réflexion')
    expect(JSON.stringify(mails)).not.toContain(secret)
    expect((await team.detail(id)).reason).toBe(secret)
  })

  it('lets a guinea pig leave without a certificate', async () => {
    const animal = await team.animal({ species: 'GUINEA_PIG' })
    const id = await team.open(animal)
    await team.bring(id, 'APPROVED')
    expect((await team.move(id, 'APPROVED', 'CERTIFICATE')).status).toBe(422)
    expect((await team.move(id, 'APPROVED', 'COMPLETED')).status).toBe(200)
    expect(await statusOf(animal)).toBe('ADOPTED')
  })

  it('marks the animal as reserved while a request is accepted', async () => {
    const animal = await team.animal()
    const read = () => payload.findByID({ collection: 'animals', id: animal, overrideAccess: true })
    const id = await team.open(animal)
    await team.bring(id, 'APPROVED')
    expect((await read()).isReserved).toBe(true)
    await team.move(id, 'APPROVED', 'WITHDRAWN')
    expect((await read()).isReserved).toBe(false)
  })

  it('writes to the other families what the team chose, or nothing', async () => {
    const animal = await team.animal({ species: 'HAMSTER' })
    const id = await team.open(animal)
    const other = await team.open(animal, { email: 'silence@exemple.fr' })
    await team.bring(id, 'APPROVED')
    await team.move(id, 'APPROVED', 'COMPLETED', { othersMessage: null })
    expect((await team.stored(other)).status).toBe('REJECTED')
    // Its arrival alone.
    expect(await team.mailsTo('silence@exemple.fr')).toHaveLength(1)
  })

  it('sets a meeting with the step of the meeting alone', async () => {
    const id = await team.open(await team.animal())
    const meetingAt = new Date(Date.now() + 86_400_000).toISOString()
    expect((await team.move(id, 'PENDING', 'IN_REVIEW', { meetingAt })).status).toBe(422)
    await team.bring(id, 'IN_REVIEW')
    expect((await team.move(id, 'IN_REVIEW', 'MEETING', { meetingAt })).status).toBe(200)
  })

  it('comes back: the animal is at the shelter again, with the reason', async () => {
    const animal = await team.animal({ species: 'HAMSTER' })
    const id = await team.open(animal)
    await team.bring(id, 'APPROVED')
    const back = (body: object) =>
      call(world, returnAdoptedAnimal, {
        as: 'moderator',
        params: { shelterId: shelterId(), animalId: animal },
        body,
      })
    expect((await back({ reason: 'Allergie' })).status).toBe(409)
    await team.move(id, 'APPROVED', 'COMPLETED')
    expect((await team.detail(id)).canReturn).toBe(true)
    expect((await back({ reason: ' ' })).status).toBe(400)
    expect((await back({ reason: 'Allergie' })).status).toBe(200)
    expect(await statusOf(animal)).toBe('AT_SHELTER')
    expect((await team.detail(id)).timeline.at(-1)).toMatchObject({ kind: 'RETURNED' })
  })
})

describe('two at once', () => {
  it('one move wins, the other is told who did what', async () => {
    const id = await team.open(await team.animal())
    const answers = await Promise.all([
      team.move(id, 'PENDING', 'IN_REVIEW', {}, 'moderator'),
      team.move(id, 'PENDING', 'WITHDRAWN', {}, 'admin'),
      team.move(id, 'PENDING', 'REJECTED', { reason: 'non' }, 'superAdmin'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const lost = answers.find(({ status }) => status === 409)
    const { status } = await team.stored(id)
    expect(lost?.json).toMatchObject({ current: { status, by: expect.any(String) as string } })
    expect(lost?.json.error).toContain(REQUEST_STATUS_LABELS[status])
  })

  it('the same person asks eight times at once: one request', async () => {
    const animal = await team.animal()
    const email = 'presse@exemple.fr'
    const tries = ['presse@exemple.fr', 'Presse@Exemple.fr', ' presse@exemple.fr ']
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_none, at) =>
        team.ask(animal, { email: tries[at % 3] }, at % 2 ? 'admin' : 'moderator'),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    const { totalDocs } = await payload.count({
      collection: 'adoption-requests',
      overrideAccess: true,
      where: { 'applicant.email': { equals: email } },
    })
    expect(totalDocs).toBe(1)
    expect(await team.mailsTo(email)).toHaveLength(1)
  })

  it('two families are adopted by one animal: one of them', async () => {
    const animal = await team.animal({ species: 'RABBIT' })
    const ids = [await team.open(animal), await team.open(animal)]
    for (const id of ids) {
      await team.bring(id, 'CERTIFICATE')
      await sign(id)
      await team.deliveredAgo(id, CERTIFICATE_DELAY_MS)
    }
    const answers = await Promise.all(ids.map((id) => team.move(id, 'CERTIFICATE', 'COMPLETED')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const states = await Promise.all(ids.map(async (id) => (await team.stored(id)).status))
    expect(states.sort()).toEqual(['COMPLETED', 'REJECTED'])
  })

  it('a new request and an adoption: nobody is left waiting for an adopted animal', async () => {
    const animal = await team.animal({ species: 'HAMSTER' })
    const id = await team.open(animal)
    await team.bring(id, 'APPROVED')
    await Promise.all([
      team.move(id, 'APPROVED', 'COMPLETED'),
      ...Array.from({ length: 4 }, () => team.ask(animal)),
    ])
    expect(await statusOf(animal)).toBe('ADOPTED')
    const { totalDocs } = await payload.count({
      collection: 'adoption-requests',
      overrideAccess: true,
      where: { and: [{ animal: { equals: animal } }, { openKey: { exists: true } }] },
    })
    expect(totalDocs).toBe(0)
  })

  it('a certificate is delivered once and signed once', async () => {
    const id = await team.open(await team.animal())
    await team.bring(id, 'APPROVED')
    const deliver = () =>
      call(world, deliverAdoptionCertificate, { as: 'moderator', params: params(id) })
    const delivered = await Promise.all([deliver(), deliver(), deliver()])
    expect(delivered.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const signed = await Promise.all([sign(id), sign(id)])
    expect(signed.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
