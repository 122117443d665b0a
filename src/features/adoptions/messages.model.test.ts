import { describe, expect, it } from 'vitest'

import {
  animalLeftMessage,
  freeTemplates,
  letter,
  messageFor,
  otherFamilyMessage,
  type MessageFacts,
} from './messages.model'
import type { RequestStatus } from './model'

const facts = (more: Partial<MessageFacts> = {}): MessageFacts => ({
  name: 'Zoé',
  animal: 'Nala',
  shelter: 'Les Vents',
  meetingAt: null,
  timezone: 'Europe/Paris',
  meetingPlace: null,
  deliveredAt: null,
  needsCertificate: true,
  ...more,
})
const GREETING = /^Bonjour Zoé,\n\n/
const SIGNATURE = /\n\nL’équipe, Les Vents$/

describe('the message of a step', () => {
  it('is none for a request that only waits', () => {
    expect(messageFor('PENDING', facts())).toBeNull()
  })

  it.each<[RequestStatus, RegExp]>([
    ['IN_REVIEW', /étude/],
    ['MEETING', /rencontrer Nala/],
    ['APPROVED', /acceptée/],
    ['CERTIFICATE', /certificat/],
    ['COMPLETED', /Bienvenue/],
    ['REJECTED', /^Votre demande pour Nala$/],
    ['WITHDRAWN', /retirée/],
  ])('is about the step %s, greets and is signed', (status, subject) => {
    const message = messageFor(status, facts())
    expect(message?.subject).toMatch(subject)
    expect(message?.subject).toContain('Nala')
    expect(message?.text).toMatch(GREETING)
    expect(message?.text).toMatch(SIGNATURE)
  })

  it('gives the hour of a meeting that is fixed, and asks to choose one otherwise', () => {
    const meetingAt = '2026-11-24T09:00:00.000Z'
    const open = messageFor('MEETING', facts())
    expect(open?.text).toContain('Choisissez le moment')
    const fixed = messageFor('MEETING', facts({ meetingAt, meetingPlace: 'au refuge' }))
    expect(fixed?.subject).not.toBe(open?.subject)
    expect(fixed?.text).toContain('le mardi 24 novembre 2026 à 10:00, au refuge.')
    expect(messageFor('MEETING', facts({ meetingAt }))?.text).toContain('à 10:00.')
    // The applicant, the team and the calendar read one hour: that of the shelter.
    const there = facts({ meetingAt, timezone: 'Indian/Reunion' })
    expect(messageFor('MEETING', there)?.text).toContain('le mardi 24 novembre 2026 à 13:00.')
  })

  it('announces a certificate only to whom the law asks for one', () => {
    const text = (needsCertificate: boolean) =>
      messageFor('APPROVED', facts({ needsCertificate }))?.text
    expect(text(true)).toContain('certificat')
    expect(text(false)).not.toContain('certificat')
  })

  it('says from when the animal may leave, seven days after the certificate', () => {
    const deliveredAt = '2026-11-20T09:00:00.000Z'
    const sent = messageFor('CERTIFICATE', facts({ deliveredAt }))?.text
    expect(sent).toContain('à partir du vendredi 27 novembre 2026 à 10:00')
    expect(sent).toContain('page de suivi')
    const handed = messageFor('CERTIFICATE', facts({ deliveredAt, isHandedOver: true }))?.text
    expect(handed).toContain('en main propre')
    expect(handed).toContain('le vendredi 20 novembre 2026 à 10:00')
    expect(handed).not.toContain('page de suivi')
    expect(messageFor('CERTIFICATE', facts())?.text).not.toContain('à partir du')
    const there = facts({ deliveredAt, isHandedOver: true, timezone: 'Indian/Reunion' })
    expect(messageFor('CERTIFICATE', there)?.text).toMatch(
      /le vendredi 20 novembre 2026 à 13:00.*à partir du vendredi 27 novembre 2026 à 13:00/s,
    )
  })
})

describe('the other messages', () => {
  it('greet several people without a name', () => {
    expect(letter(facts({ name: '' }), 'Un.', 'Deux.')).toBe(
      'Bonjour,\n\nUn.\n\nDeux.\n\nL’équipe, Les Vents',
    )
  })

  it('tell the other families that the animal found one', () => {
    const { subject, text } = otherFamilyMessage(facts())
    expect(subject).toContain('Nala')
    expect(text).toMatch(GREETING)
    expect(text).toContain('autre famille')
    expect(text).toMatch(SIGNATURE)
  })

  it('tell a death as one, and nothing of it when the animal only left', () => {
    const died = animalLeftMessage(facts(), true)
    const left = animalLeftMessage(facts(), false)
    expect(died.subject).toMatch(/triste.*Nala/)
    expect(died.text).toContain('nous a quittés')
    expect(left.subject).toMatch(/Nala.*plus à l’adoption/)
    expect(left.text).not.toContain('quittés')
    expect(left.text).toMatch(SIGNATURE)
  })

  it('are ready for a question, a wait, a document and a signature', () => {
    const templates = freeTemplates(facts())
    expect(templates.map(({ key }) => key)).toEqual([
      'question',
      'waiting',
      'documents',
      'reminder',
    ])
    for (const { label, subject, text } of templates) {
      expect([label, subject].every((each) => each.length > 0)).toBe(true)
      expect(text).toMatch(GREETING)
      expect(text).toMatch(SIGNATURE)
    }
  })
})
