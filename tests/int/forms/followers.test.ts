import { beforeAll, describe, expect, it } from 'vitest'

import { countAsked } from '@/admin/dashboard/read-asked'
import { submissionRoute } from '@/features/forms/submissions/api'
import { readDraft } from '@/platform/http/form-draft'
import { notify } from '@/features/notifications/commands'
import * as tickets from '@/features/tickets/commands'

import { call } from '../in-process'
import {
  answersOf,
  goodAnswers,
  mailsTo,
  makeForm,
  oldStamp,
  openFixture,
  send,
  type Fixture,
} from './fixture'

let fixture: Fixture

beforeAll(async () => {
  fixture = await openFixture()
})

describe('who takes over', () => {
  const adoption = () =>
    makeForm(fixture, undefined, { type: 'ADOPTION', title: 'Adopter', ticketType: 'ADOPTION' })

  it('gives the address of the follow-up, and may tell both sides itself', async () => {
    const form = await adoption()
    const animalId = fixture.world.a.animals.public
    const answers = { ...goodAnswers, adresse_email: 'told@exemple.fr' }
    const seen: unknown[] = []
    const followers = {
      adoption: (_req: unknown, given: { animalId: string | null }) => {
        seen.push(given.animalId)
        return Promise.resolve({ trackingPath: '/suivi/adoption/x', told: true })
      },
      ticket: () => Promise.resolve({ trackingPath: '/suivi/ticket/x' }),
    }
    const adopted = await send(fixture, form, { animalId, answers, followers })
    expect(adopted.json.trackingPath).toBe('/suivi/adoption/x')
    expect(seen).toEqual([animalId])
    expect(await mailsTo(fixture, 'told@exemple.fr')).toEqual([])
    const asked = await send(fixture, form, { answers, followers })
    expect(asked.json.trackingPath).toBe('/suivi/ticket/x')
    expect((await mailsTo(fixture, 'told@exemple.fr'))[0]?.text).toContain('/suivi/ticket/x')
  })

  it('keeps to itself what belongs to an address, but for whoever proved that it is theirs', async () => {
    const form = await adoption()
    const animalId = fixture.world.a.animals.public
    const followers = {
      adoption: (_req: unknown, { isOwnAddress }: { isOwnAddress: boolean }) => {
        const trackingPath = `/suivi/adoption/${String(isOwnAddress)}`
        return Promise.resolve({ trackingPath, isMailOnly: true, told: true })
      },
    }
    const answers = { ...goodAnswers, adresse_email: 'secret@exemple.fr' }
    const { json } = await send(fixture, form, { animalId, answers, followers })
    expect(json.trackingPath).toBeNull()
    expect(json.next).toMatch(/\/merci$/)
  })

  it('of the same thing sent twice, the second learns the same address', async () => {
    const form = await makeForm(fixture, undefined, { ticketType: 'CONTACT' })
    const answers = { ...goodAnswers, adresse_email: 'same@exemple.fr' }
    const headers = { 'x-forwarded-for': '10.9.9.7' }
    const { followUpOf, openFromSubmission } = tickets
    const followers = { ticket: openFromSubmission, followUpOf }
    const first = await send(fixture, form, { answers, headers, followers })
    const again = await send(fixture, form, { answers, headers, followers })
    expect(first.json.trackingPath).toMatch(/^\/suivi\/ticket\//)
    expect(again.json.trackingPath).toBe(first.json.trackingPath)
    const [row] = await answersOf(fixture, form)
    const { docs } = await fixture.payload.find({
      collection: 'tickets',
      overrideAccess: true,
      depth: 0,
      where: { submission: { equals: row?.id } },
    })
    // What was answered is nowhere but in the answer, which is erased in its time.
    expect(docs.map(({ description }) => description)).toEqual([
      'Réponse au formulaire «\u00a0Nous écrire\u00a0».',
    ])
  })

  it('and its ticket are one task, whichever is treated', async () => {
    const form = await makeForm(fixture, undefined, { ticketType: 'CONTACT' })
    const answers = { ...goodAnswers, adresse_email: 'task@exemple.fr' }
    const waiting = () => countAsked(fixture.payload, fixture.world.a.shelter, new Date())
    const before = await waiting()
    await send(fixture, form, { answers, followers: { ticket: tickets.openFromSubmission } })
    const after = await waiting()
    expect(after.tickets.count - before.tickets.count).toBe(1)
    expect(after.answers.count).toBe(before.answers.count)
    const [row] = await answersOf(fixture, form)
    const submissionId = row?.id ?? ''
    const asProgram = { overrideAccess: true, depth: 0 } as const
    const ticketOf = async () => {
      const where = { submission: { equals: submissionId } }
      const { docs } = await fixture.payload.find({ collection: 'tickets', ...asProgram, where })
      return docs[0]
    }
    const write = (status: 'READ' | 'DONE') =>
      fixture.payload.update({
        collection: 'form-submissions',
        id: submissionId,
        ...asProgram,
        data: { status },
      })
    await write('DONE')
    expect(await ticketOf()).toMatchObject({ status: 'RESOLVED', awaitsTeam: false })
    await write('READ')
    const opened = await ticketOf()
    expect(opened).toMatchObject({ status: 'IN_PROGRESS', awaitsTeam: true })
    await fixture.payload.update({
      collection: 'tickets',
      id: opened?.id ?? '',
      ...asProgram,
      data: { status: 'CLOSED' },
    })
    expect((await answersOf(fixture, form))[0]?.status).toBe('DONE')
    // Who asked was told of the answer alone: no mail says that something is solved.
    expect(await mailsTo(fixture, 'task@exemple.fr')).toHaveLength(1)
  })

  it('knows of an earlier request: the answer goes, the message with the link stays', async () => {
    const form = await adoption()
    const answers = { ...goodAnswers, adresse_email: 'again@exemple.fr' }
    const answer = await send(fixture, form, {
      answers,
      animalId: fixture.world.a.animals.public,
      followers: {
        adoption: async (req) => {
          const content = { title: 'Le lien', paragraphs: ['Le voici.'] }
          const to = [{ email: 'again@exemple.fr' }]
          await notify(req, { type: 'ADOPTION_REQUEST', to, subject: 'Le lien', content })
          return { existing: true }
        },
      },
    })
    expect([answer.status, answer.json.error]).toEqual([
      409,
      'Vous avez déjà une demande en cours pour Nala. Nous venons de vous renvoyer le lien pour la suivre.',
    ])
    expect(await answersOf(fixture, form)).toEqual([])
    const mails = await mailsTo(fixture, 'again@exemple.fr')
    expect(mails.map(({ subject }) => subject)).toEqual(['Le lien'])
  })

  it('undoes everything when it fails', async () => {
    const form = await adoption()
    const answers = { ...goodAnswers, adresse_email: 'failed@exemple.fr' }
    const ticket = () => Promise.reject(new Error('nothing goes'))
    const answer = await send(fixture, form, { answers, followers: { ticket } })
    expect(answer.status).toBe(500)
    expect(await answersOf(fixture, form)).toEqual([])
    expect(await mailsTo(fixture, 'failed@exemple.fr')).toEqual([])
  })
})

describe('without JavaScript', () => {
  const post = (form: { id: string }, fields: Record<string, string>) =>
    call(fixture.world, submissionRoute({}), {
      params: { id: form.id },
      headers: { accept: 'text/html,*/*;q=0.8' },
      body: new URLSearchParams({ stamp: oldStamp(form.id), ...fields }),
    })

  it('leads to the thanks', async () => {
    const form = await makeForm(fixture)
    const answer = await post(form, {
      consent: 'on',
      r_votre_nom: 'Léa',
      r_adresse_email: 'plain@exemple.fr',
      r_votre_message: 'Bonjour',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(
      new RegExp(`^/shelter/alpha/formulaires/${form.id}/merci\\?suivi=`),
    )
    expect(await answersOf(fixture, form)).toHaveLength(1)
  })
  it('leads back to the form, with what was typed and what is wrong', async () => {
    const form = await makeForm(fixture)
    const answer = await post(form, {
      r_votre_nom: 'Léa',
      r_adresse_email: 'x',
      r_votre_message: 'Bonjour',
    })
    const path = `/shelter/alpha/formulaires/${form.id}/corriger`
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?erreur=champs`])
    const jar = new Map(
      answer.headers.getSetCookie().map((each) => {
        expect(each).toContain(`Path=${path};`)
        return (each.split(';')[0] ?? '').split('=') as [string, string]
      }),
    )
    expect(readDraft((name) => jar.get(name))).toEqual({
      answers: { votre_nom: 'Léa', adresse_email: 'x', votre_message: 'Bonjour' },
      errors: {
        adresse_email: 'Email invalide',
        consent: 'Votre accord est nécessaire pour envoyer vos réponses',
      },
    })
  })
})
