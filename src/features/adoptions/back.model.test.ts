import { describe, expect, it } from 'vitest'

import {
  backOf,
  backRefusalWords,
  previousStatus,
  refuseBack,
  wasTold,
  type BackFacts,
} from './back.model'
import {
  openKey,
  OPEN_STATUSES,
  type RequestStatus,
  type TimelineEntry,
  type TimelineKind,
} from './model'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString()

const entry = (
  kind: TimelineKind,
  hours: number,
  from: RequestStatus | null = null,
  to: RequestStatus | null = null,
): TimelineEntry => ({ at: ago(hours), kind, from, to, text: null, author: null })

const facts = (more: Partial<BackFacts> = {}): BackFacts => ({
  status: 'MEETING',
  species: 'CAT',
  closedBy: null,
  statusSince: ago(1),
  timeline: [],
  animalIsAtShelter: true,
  isLastAdoption: false,
  certificate: null,
  ...more,
})
const messages = {
  name: 'Zoé',
  animal: 'Nala',
  shelter: 'Les Vents',
  meetingAt: null,
  timezone: 'Europe/Paris',
  meetingPlace: null,
  deliveredAt: null,
  needsCertificate: true,
}

describe('the last step, taken back', () => {
  it('goes one step, never to the end nor before the beginning', () => {
    const places = OPEN_STATUSES.map((status) => previousStatus(facts({ status })))
    expect(places).toEqual([null, 'PENDING', 'IN_REVIEW', 'MEETING', 'APPROVED'])
    expect(refuseBack(facts({ status: 'PENDING' }), NOW)).toBe('first')
    expect(refuseBack(facts(), NOW)).toBeNull()
  })

  it('leaves a certificate that is signed where it is', () => {
    const certificate = (signedAt: string | null) => ({ deliveredAt: ago(2), signedAt })
    const at = (signedAt: string | null) =>
      refuseBack(facts({ status: 'CERTIFICATE', certificate: certificate(signedAt) }), NOW)
    expect([at(null), at(ago(1))]).toEqual([null, 'signed'])
  })

  it('undoes an adoption for a day, by the request that made it', () => {
    const done = facts({ status: 'COMPLETED', isLastAdoption: true, statusSince: ago(24) })
    expect([refuseBack(done, NOW), previousStatus(done)]).toEqual([null, 'CERTIFICATE'])
    expect(previousStatus({ ...done, species: 'HAMSTER' })).toBe('APPROVED')
    expect(refuseBack({ ...done, statusSince: ago(25) }, NOW)).toBe('adoptionOver')
    expect(refuseBack({ ...done, isLastAdoption: false }, NOW)).toBe('adoptionOver')
  })

  it('opens a closed request where it was, unless the person closed it', () => {
    const timeline = [entry('MOVED', 3, 'PENDING', 'IN_REVIEW')]
    const closed = facts({
      status: 'REJECTED',
      closedBy: 'STAFF',
      timeline: [...timeline, entry('MOVED', 2, 'IN_REVIEW', 'REJECTED')],
    })
    expect([refuseBack(closed, NOW), previousStatus(closed)]).toEqual([null, 'IN_REVIEW'])
    expect(refuseBack({ ...closed, closedBy: 'APPLICANT' }, NOW)).toBe('theirs')
    expect(refuseBack({ ...closed, statusSince: ago(31 * 24) }, NOW)).toBe('closedLong')
    expect(refuseBack({ ...closed, animalIsAtShelter: false }, NOW)).toBe('animalAway')
    expect(refuseBack({ ...closed, timeline: [] }, NOW)).toBe('unknown')
  })
})

describe('what the person was told', () => {
  const moved = entry('MOVED', 5, 'PENDING', 'IN_REVIEW')

  it('is the message of the step, and no letter of later', () => {
    expect(wasTold([moved, entry('MESSAGE', 5)], 'IN_REVIEW')).toBe(true)
    expect(wasTold([moved, entry('NOTE', 5), entry('LETTER', 5)], 'IN_REVIEW')).toBe(true)
    expect(wasTold([moved, entry('MESSAGE', 4)], 'IN_REVIEW')).toBe(false)
    expect(wasTold([moved], 'IN_REVIEW')).toBe(false)
  })

  it('is forgotten by the correction, and kept by a step that came and went unsaid', () => {
    const told = [moved, entry('MESSAGE', 5)]
    const corrected = [...told, entry('CORRECTED', 4, 'IN_REVIEW', 'PENDING')]
    expect(wasTold([...corrected, entry('MOVED', 3, 'PENDING', 'IN_REVIEW')], 'IN_REVIEW')).toBe(
      false,
    )
    const slip = [
      ...told,
      entry('MOVED', 3, 'IN_REVIEW', 'MEETING'),
      entry('CORRECTED', 2, 'MEETING', 'IN_REVIEW'),
    ]
    expect(wasTold(slip, 'IN_REVIEW')).toBe(true)
  })

  it('is corrected without a promise, and only when something was said', () => {
    const timeline = [entry('MOVED', 5, 'IN_REVIEW', 'MEETING')]
    expect(backOf(facts({ timeline }), messages, NOW)).toMatchObject({
      to: 'IN_REVIEW',
      isAllowed: true,
      message: null,
    })
    const meetingAt = '2026-11-24T09:00:00.000Z'
    const { message } = backOf(facts({ timeline }), { ...messages, meetingAt }, NOW) ?? {}
    expect(message?.text).toContain('mardi 24 novembre 2026 à 10:00 n’est donc pas maintenue')
    expect(message?.text).toContain('«\u00a0À l’étude\u00a0»')
  })
})

describe('the edges of going back', () => {
  it('need a signature to hold a certificate back, not a certificate', () => {
    expect(refuseBack(facts({ status: 'CERTIFICATE', certificate: null }), NOW)).toBeNull()
  })

  it('ask neither where the animal is nor since when, while a request is open', () => {
    const old = { statusSince: ago(90 * 24), animalIsAtShelter: false }
    for (const status of ['IN_REVIEW', 'MEETING', 'APPROVED'] as const) {
      expect(refuseBack(facts({ ...old, status }), NOW)).toBeNull()
    }
  })

  it('open a closed request for thirty days, the last instant counted', () => {
    const timeline = [entry('MOVED', 2, 'IN_REVIEW', 'REJECTED')]
    const at = (statusSince: string) =>
      refuseBack(facts({ status: 'REJECTED', closedBy: 'STAFF', timeline, statusSince }), NOW)
    expect(at(ago(30 * 24))).toBeNull()
    expect(at(new Date(NOW.getTime() - 30 * 24 * 3_600_000 - 1).toISOString())).toBe('closedLong')
  })

  it.each<[string, TimelineEntry]>([
    ['a note', entry('NOTE', 1)],
    ['an earlier move written late', entry('MOVED', 1, 'PENDING', 'IN_REVIEW')],
    ['a line that is no move', entry('RETURNED', 1, 'APPROVED', 'REJECTED')],
  ])('read where a closed request was past %s', (_, last) => {
    const timeline = [entry('MOVED', 2, 'MEETING', 'REJECTED'), last]
    expect(previousStatus(facts({ status: 'REJECTED', timeline }))).toBe('MEETING')
  })

  it.each([
    ['first', /première étape/],
    ['signed', /est signé/],
    ['adoptionOver', /Nala revient/],
    ['theirs', /a retiré sa demande/],
    ['closedLong', /30 jours/],
    ['animalAway', /^Nala n’est plus au refuge/],
    ['unknown', /ne sait plus/],
  ] as const)('are said for %s', (refusal, sentence) => {
    expect(backRefusalWords(refusal, 'Nala')).toMatch(sentence)
  })
})

describe('a step that nobody was told of', () => {
  const moved = entry('MOVED', 5, 'PENDING', 'IN_REVIEW')
  const later = (ms: number): TimelineEntry => ({
    ...entry('MESSAGE', 5),
    at: new Date(Date.parse(moved.at) + ms).toISOString(),
  })

  it.each<[string, TimelineEntry[], boolean]>([
    ['a message within the second', [moved, later(999)], true],
    ['a message one second later', [moved, later(1000)], false],
    ['a message before the step', [entry('MESSAGE', 6), moved], false],
    ['a note of the same moment', [moved, entry('NOTE', 5)], false],
    ['the message of another step', [entry('MOVED', 5, 'IN_REVIEW', 'MEETING'), later(0)], false],
    ['a line that is no step', [entry('CREATED', 5, null, 'IN_REVIEW'), later(0)], false],
    [
      'a correction that came back to it, with its message',
      [entry('CORRECTED', 5, 'MEETING', 'IN_REVIEW'), later(0)],
      true,
    ],
  ])('has %s: told %s', (_, timeline, told) => {
    expect(wasTold(timeline, 'IN_REVIEW')).toBe(told)
  })
})

describe('what the team reads of the step to take back', () => {
  it('is nothing for a first step, nor once it is over', () => {
    const closing = entry('MOVED', 2, 'IN_REVIEW', 'REJECTED')
    const closed = facts({ status: 'REJECTED', closedBy: 'STAFF', timeline: [closing] })
    expect(backOf(facts({ status: 'PENDING' }), messages, NOW)).toBeNull()
    expect(backOf(facts({ status: 'COMPLETED' }), messages, NOW)).toBeNull()
    expect(backOf({ ...closed, closedBy: 'APPLICANT' }, messages, NOW)).toBeNull()
    expect(backOf({ ...closed, statusSince: ago(31 * 24) }, messages, NOW)).toBeNull()
    expect(backOf({ ...closed, timeline: [] }, messages, NOW)).toBeNull()
    expect(backOf(closed, messages, NOW)).toMatchObject({ to: 'IN_REVIEW', isAllowed: true })
  })

  it('is what holds it back, or nothing when it is free', () => {
    expect(backOf(facts(), messages, NOW)).toMatchObject({ isAllowed: true, whyNot: null })
    const certificate = { deliveredAt: ago(2), signedAt: ago(1) }
    const signed = backOf(facts({ status: 'CERTIFICATE', certificate }), messages, NOW)
    expect(signed).toMatchObject({ to: 'APPROVED', isAllowed: false })
    expect(signed?.whyNot).toMatch(/est signé/)
  })

  it('has a message where the person was told, and cancels a meeting only from its step', () => {
    const meetingAt = '2026-11-24T09:00:00.000Z'
    const approved = facts({ status: 'APPROVED' })
    expect(backOf(approved, { ...messages, meetingAt }, NOW)?.message).toBeNull()
    const timeline = [entry('MOVED', 5, 'MEETING', 'APPROVED'), entry('MESSAGE', 5)]
    const told = backOf({ ...approved, timeline }, { ...messages, meetingAt }, NOW)?.message
    expect(told?.subject).toContain('Nala')
    expect(told?.text).not.toContain('maintenue')
    const meeting = [entry('MOVED', 5, 'IN_REVIEW', 'MEETING'), entry('MESSAGE', 5)]
    const unfixed = backOf(facts({ timeline: meeting }), messages, NOW)?.message
    expect(unfixed?.text).not.toContain('maintenue')
    expect(unfixed?.text.split('\n\n')).toHaveLength(4)
  })
})

it('knows one person by e-mail, or by telephone with and without its prefix', () => {
  expect(openKey('a', { email: ' Zoe@Exemple.fr ', phone: '06' })).toBe('a:zoe@exemple.fr')
  const number = openKey('a', { phone: '06 39 98 12 34' })
  expect(number).toBe('a:tel:639981234')
  expect(openKey('a', { email: '', phone: '+33 6 39 98 12 34' })).toBe(number)
  expect(openKey('a', { email: '  ', phone: '06 39 98 12 34' })).toBe(number)
  expect(openKey('a', { phone: '—' })).toBeNull()
})
