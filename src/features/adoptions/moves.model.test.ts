import { describe, expect, it } from 'vitest'

import { CERTIFICATE_DELAY_MS, type MoveRefusal, type RequestStatus } from './model'
import { movesOf, refusalWords, type MoveSituation } from './moves.model'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString()
const signed = { deliveredAt: ago(CERTIFICATE_DELAY_MS), signedAt: ago(0) }

const situation = (more: Partial<MoveSituation> = {}): MoveSituation => ({
  status: 'CERTIFICATE',
  species: 'CAT',
  animalIsAtShelter: true,
  certificate: signed,
  poundEnd: null,
  otherOpen: 0,
  facts: {
    name: 'Zoé',
    animal: 'Nala',
    shelter: 'Les Vents',
    meetingAt: null,
    timezone: 'Europe/Paris',
    meetingPlace: null,
    deliveredAt: null,
    needsCertificate: true,
  },
  ...more,
})
const moveTo = (to: RequestStatus, more: Partial<MoveSituation> = {}) =>
  movesOf(situation(more), NOW).find((move) => move.to === to)

describe('why a step is refused', () => {
  const facts = {
    from: 'PENDING',
    to: 'COMPLETED',
    certificate: null,
    poundEnd: null,
    animal: 'Nala',
    timezone: 'Europe/Paris',
  } as const
  const words = (refusal: MoveRefusal, more: Partial<Parameters<typeof refusalWords>[1]> = {}) =>
    refusalWords(refusal, { ...facts, ...more }, NOW)

  it.each<[MoveRefusal, RegExp]>([
    ['illegal', /«\u00a0Nouvelle\u00a0».*«\u00a0Adoption faite\u00a0»/],
    ['forbidden', /équipe du refuge/],
    ['reasonRequired', /raison du refus/],
    ['animalAway', /^Nala n’est pas au refuge/],
    ['poundDelay', /propriétaire a encore du temps.*Nala/],
    ['certificateMissing', /pas encore remis/],
    ['certificateUnsigned', /pas encore signé/],
    ['tooEarly', /7 jours n’est pas passé$/],
  ])('is said for %s', (refusal, sentence) => {
    expect(words(refusal)).toMatch(sentence)
  })

  it('names the last day of an owner, not the day after it', () => {
    // The first instant at which the animal is free is a midnight in Paris.
    const poundEnd = new Date('2026-11-24T23:00:00.000Z')
    expect(words('poundDelay', { poundEnd })).toContain('jusqu’au 24 novembre 2026')
    // In Tahiti the same day ends eleven hours later.
    const west = { poundEnd: new Date('2026-11-25T10:00:00.000Z') }
    expect(words('poundDelay', west)).toContain('jusqu’au 24 novembre 2026')
  })

  it('counts what is left of the seven days', () => {
    const deliveredAt = ago(CERTIFICATE_DELAY_MS - 26 * 3_600_000)
    expect(words('tooEarly', { certificate: { deliveredAt, signedAt: null } })).toMatch(
      /encore 1\u00a0j 2\u00a0h, jusqu’au lundi 23 novembre 2026 à 15:00$/,
    )
    const there = { certificate: { deliveredAt, signedAt: null }, timezone: 'Indian/Reunion' }
    expect(words('tooEarly', there)).toMatch(/jusqu’au lundi 23 novembre 2026 à 18:00$/)
  })
})

describe('what the team can do next', () => {
  it('is each step that follows, with its own words', () => {
    const moves = movesOf(situation({ status: 'PENDING' }), NOW)
    expect(moves.map(({ to }) => to)).toEqual(['IN_REVIEW', 'REJECTED', 'WITHDRAWN'])
    expect(new Set(moves.map(({ label }) => label)).size).toBe(3)
    for (const { label, message } of moves) {
      expect(label).toMatch(/^\p{Lu}/u)
      expect(message?.subject).toContain('Nala')
    }
    expect(movesOf(situation({ status: 'COMPLETED' }), NOW)).toEqual([])
  })

  it('is allowed without a word, or refused with the reason of it', () => {
    expect(moveTo('COMPLETED')).toMatchObject({ isAllowed: true, whyNot: null, refusal: null })
    const away = moveTo('COMPLETED', { animalIsAtShelter: false })
    expect(away).toMatchObject({ isAllowed: false, refusal: 'animalAway' })
    expect(away?.whyNot).toMatch(/^Nala n’est pas au refuge/)
    const poundEnd = new Date('2026-11-24T23:00:00.000Z')
    expect(moveTo('COMPLETED', { poundEnd })?.refusal).toBe('poundDelay')
    expect(moveTo('COMPLETED', { certificate: null })?.refusal).toBe('certificateMissing')
  })

  it('asks a reason of a refusal alone, and offers an hour with a meeting alone', () => {
    const asked = (['IN_REVIEW', 'PENDING'] as const).flatMap((status) =>
      movesOf(situation({ status }), NOW).map((move) => [
        move.to,
        move.isAllowed,
        move.needsReason,
        move.takesMeeting,
      ]),
    )
    expect(asked).toEqual([
      ['MEETING', true, false, true],
      ['REJECTED', true, true, false],
      ['WITHDRAWN', true, false, false],
      ['IN_REVIEW', true, false, false],
      ['REJECTED', true, true, false],
      ['WITHDRAWN', true, false, false],
    ])
  })

  it('counts the seven days of a certificate from now', () => {
    const text = moveTo('CERTIFICATE', { status: 'APPROVED', certificate: null })?.message?.text
    expect(text).toMatch(/^Bonjour Zoé,/)
    expect(text).toContain('à partir du dimanche 29 novembre 2026 à 13:00')
  })

  it('writes to the other families when an adoption leaves some, without a name', () => {
    const others = (to: RequestStatus, otherOpen: number) =>
      moveTo(to, { otherOpen })?.othersMessage
    expect(others('COMPLETED', 0)).toBeNull()
    expect(others('REJECTED', 2)).toBeNull()
    const message = others('COMPLETED', 1)
    expect(message?.subject).toContain('Nala')
    expect(message?.text).toMatch(/^Bonjour,\n/)
  })
})
