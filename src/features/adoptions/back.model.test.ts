import { describe, expect, it } from 'vitest'

import { backOf, previousStatus, refuseBack, wasTold, type BackFacts } from './back.model'
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

it('knows one person by e-mail, or by telephone with and without its prefix', () => {
  expect(openKey('a', { email: ' Zoe@Exemple.fr ', phone: '06' })).toBe('a:zoe@exemple.fr')
  const number = openKey('a', { phone: '06 39 98 12 34' })
  expect(number).toBe('a:tel:639981234')
  expect(openKey('a', { email: '', phone: '+33 6 39 98 12 34' })).toBe(number)
  expect(openKey('a', { phone: '—' })).toBeNull()
})
