import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { SPECIES_LABELS, keysOf } from '@/features/animals/model'

import {
  CERTIFICATE_DELAY_MS,
  CERTIFICATE_SPECIES,
  countdownWords,
  durationWords,
  hasDelivered,
  isOpen,
  needsCertificate,
  nextStatuses,
  readyAt,
  refuseMove,
  REQUEST_STATUS_LABELS,
  type MoveFacts,
} from './model'

const STATUSES = keysOf(REQUEST_STATUS_LABELS)
const SPECIES = keysOf(SPECIES_LABELS)
const NOW = new Date('2026-11-21T12:00:00.000Z')
const before = (ms: number) => new Date(NOW.getTime() - ms).toISOString()

/** The edges of the decisions, written out by hand. */
const LEGAL = new Set([
  'PENDING>IN_REVIEW',
  'IN_REVIEW>MEETING',
  'MEETING>APPROVED',
  'APPROVED>CERTIFICATE',
  'CERTIFICATE>COMPLETED',
  ...['PENDING', 'IN_REVIEW', 'MEETING', 'APPROVED', 'CERTIFICATE'].flatMap((open) => [
    `${open}>REJECTED`,
    `${open}>WITHDRAWN`,
  ]),
])

const facts = (more: Partial<MoveFacts>): MoveFacts => ({
  from: 'CERTIFICATE',
  to: 'COMPLETED',
  party: 'staff',
  species: 'DOG',
  animalIsAtShelter: true,
  certificate: { deliveredAt: before(CERTIFICATE_DELAY_MS), signedAt: before(0) },
  ...more,
})

const anyFacts = fc.record({
  from: fc.constantFrom(...STATUSES),
  to: fc.constantFrom(...STATUSES),
  party: fc.constantFrom('staff' as const, 'applicant' as const),
  species: fc.constantFrom(...SPECIES),
  animalIsAtShelter: fc.boolean(),
  reason: fc.constantFrom(undefined, null, '', '  ', 'Logement trop petit'),
  certificate: fc.option(
    fc.record({
      deliveredAt: fc.integer({ min: 0, max: 2 * CERTIFICATE_DELAY_MS }).map(before),
      signedAt: fc.constantFrom(null, NOW.toISOString()),
    }),
  ),
})

describe('the steps of a request', () => {
  it('has no edge but those of the decisions', () => {
    fc.assert(
      fc.property(anyFacts, (each) => {
        const edge = `${each.from}>${each.to}`
        const short = edge === 'APPROVED>COMPLETED' && !needsCertificate(each.species)
        const long = edge === 'APPROVED>CERTIFICATE' && !needsCertificate(each.species)
        const legal = (LEGAL.has(edge) || short) && !long
        const refusal = refuseMove(each, NOW)
        if (legal) expect(refusal).not.toBe('illegal')
        else expect(refusal).toBe('illegal')
      }),
      { numRuns: 2000 },
    )
  })

  it('lets an animal leave only with what the law asks, whatever else is given', () => {
    fc.assert(
      fc.property(anyFacts, (each) => {
        if (each.to !== 'COMPLETED' || refuseMove(each, NOW) !== null) return
        expect(each.party).toBe('staff')
        expect(each.animalIsAtShelter).toBe(true)
        if (!needsCertificate(each.species)) return
        expect(each.certificate?.signedAt).toBeTruthy()
        const age = NOW.getTime() - Date.parse(each.certificate?.deliveredAt ?? '')
        expect(age).toBeGreaterThanOrEqual(CERTIFICATE_DELAY_MS)
      }),
      { numRuns: 5000 },
    )
  })

  it('leaves no closed request and always lets an open one end', () => {
    for (const status of STATUSES) {
      for (const species of SPECIES) {
        const next = nextStatuses(status, species)
        if (!isOpen(status)) expect(next).toEqual([])
        else expect(next.slice(1)).toEqual(['REJECTED', 'WITHDRAWN'])
      }
    }
  })

  it('lets the person who asked do nothing but withdraw', () => {
    expect(refuseMove(facts({ party: 'applicant' }), NOW)).toBe('forbidden')
    expect(refuseMove(facts({ party: 'applicant', to: 'WITHDRAWN' }), NOW)).toBeNull()
  })

  it('wants a reason for a refusal', () => {
    expect(refuseMove(facts({ to: 'REJECTED', reason: ' ' }), NOW)).toBe('reasonRequired')
    expect(refuseMove(facts({ to: 'REJECTED', reason: 'Absences' }), NOW)).toBeNull()
  })
})

describe('an animal that is not free yet', () => {
  it('holds only the adoption back', () => {
    const away = { animalIsAtShelter: false, from: 'MEETING', to: 'APPROVED' } as const
    expect(refuseMove(facts(away), NOW)).toBeNull()
    expect(refuseMove(facts({ ...away, to: 'REJECTED', reason: 'Absences' }), NOW)).toBeNull()
    expect(refuseMove(facts({ animalIsAtShelter: false }), NOW)).toBe('animalAway')
  })

  it.each([
    [1, 'poundDelay'],
    [0, null],
    [-1, null],
  ])('is still its owner’s while %i ms of the pound are left: %s', (left, refusal) => {
    const poundEnd = new Date(NOW.getTime() + left)
    expect(refuseMove(facts({ poundEnd }), NOW)).toBe(refusal)
  })
})

describe('a certificate', () => {
  it('is in force from its step on, and stays so once the request is closed', () => {
    expect(STATUSES.filter(hasDelivered)).toEqual([
      'CERTIFICATE',
      'COMPLETED',
      'REJECTED',
      'WITHDRAWN',
    ])
  })
})

describe('the seven days', () => {
  it('refuses a minute before 7 × 24 h and allows the instant itself', () => {
    const certificate = (age: number) => ({ deliveredAt: before(age), signedAt: before(0) })
    const at = (age: number) => refuseMove(facts({ certificate: certificate(age) }), NOW)
    expect(at(CERTIFICATE_DELAY_MS - 60_000)).toBe('tooEarly')
    expect(at(CERTIFICATE_DELAY_MS - 1)).toBe('tooEarly')
    expect(at(CERTIFICATE_DELAY_MS)).toBeNull()
  })

  it('is 168 hours also over the night on which clocks change', () => {
    expect(readyAt('2026-10-22T10:00:00.000Z').toISOString()).toBe('2026-10-29T10:00:00.000Z')
  })

  it('needs the signature, and the certificate itself', () => {
    const deliveredAt = before(CERTIFICATE_DELAY_MS)
    expect(refuseMove(facts({ certificate: { deliveredAt, signedAt: null } }), NOW)).toBe(
      'certificateUnsigned',
    )
    expect(refuseMove(facts({ certificate: null }), NOW)).toBe('certificateMissing')
    expect(CERTIFICATE_SPECIES).toEqual(['DOG', 'CAT', 'FERRET', 'RABBIT', 'HORSE', 'DONKEY'])
  })

  it('lets a guinea pig leave without one, from the shelter only', () => {
    const pig = { species: 'GUINEA_PIG', from: 'APPROVED', certificate: null } as const
    expect(refuseMove(facts(pig), NOW)).toBeNull()
    expect(refuseMove(facts({ ...pig, animalIsAtShelter: false }), NOW)).toBe('animalAway')
  })

  it.each([
    [0, '0 min'],
    [1, '1 min'],
    [12 * 60_000, '12 min'],
    [4 * 3_600_000 + 12 * 60_000, '4 h 12 min'],
    [4 * 3_600_000, '4 h'],
    [76 * 3_600_000, '3 j 4 h'],
    [48 * 3_600_000, '2 j'],
  ])('says %i ms as « %s »', (ms, words) => {
    expect(durationWords(ms).replaceAll('\u00a0', ' ')).toBe(words)
  })

  it('counts down, then says that the time has passed', () => {
    expect(countdownWords(before(CERTIFICATE_DELAY_MS - 1), NOW)).toContain('encore 1')
    expect(countdownWords(before(CERTIFICATE_DELAY_MS), NOW)).toBe('le délai de 7 jours est passé')
  })
})
