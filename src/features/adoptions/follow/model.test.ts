import { describe, expect, it } from 'vitest'

import { keysOf } from '@/features/animals/model'

import { REQUEST_STATUS_LABELS, type ClosedBy, type RequestStatus } from '../model'
import { DONE, followSentence, followSteps, sentenceOf } from './model'

describe('the steps that an applicant sees', () => {
  it('are done before the current one, and next after it', () => {
    expect(followSteps('MEETING', true).map(({ state }) => state)).toEqual([
      'done',
      'done',
      'current',
      'next',
      'next',
      'next',
    ])
    expect(followSteps('COMPLETED', false)).toHaveLength(5)
    expect(followSteps('COMPLETED', true).every(({ state }) => state === 'done')).toBe(true)
  })

  it('have one sentence each', () => {
    const facts = { animal: 'Nala', shelter: 'Le refuge', closedBy: null, hasMeeting: false }
    for (const status of keysOf(REQUEST_STATUS_LABELS)) {
      expect(followSentence(status, facts)).toMatch(/[.!]$|moment\.$/)
    }
    expect(followSentence('REJECTED', { ...facts, closedBy: 'OTHER_FAMILY' })).toContain('autre')
  })

  it.each<[RequestStatus, ClosedBy | null, boolean, RegExp]>([
    ['PENDING', null, false, /a reçu votre demande/],
    ['IN_REVIEW', null, false, /étudie votre demande/],
    ['MEETING', null, false, /choisissez un moment/],
    ['MEETING', null, true, /est fixée/],
    ['APPROVED', null, false, /accepté/],
    ['CERTIFICATE', null, false, /sept jours/],
    ['COMPLETED', null, false, /fait partie de la famille/],
    ['WITHDRAWN', 'APPLICANT', false, /est retirée/],
    ['REJECTED', 'OTHER_FAMILY', false, /autre famille/],
    ['REJECTED', 'ANIMAL_LEFT', false, /n’est plus proposé/],
    ['REJECTED', 'STAFF', false, /n’a pas pu donner suite/],
    ['REJECTED', null, false, /n’a pas pu donner suite/],
  ])('says of %s, closed by %s, with a meeting: %s', (status, closedBy, hasMeeting, sentence) => {
    const facts = { animal: 'Nala', shelter: 'Le refuge', closedBy, hasMeeting }
    expect(followSentence(status, facts)).toMatch(sentence)
  })

  it('reads only sentences of ours from an address', () => {
    expect(sentenceOf(DONE, 'retrait')).toBe(DONE.retrait)
    for (const other of ['constructor', '__proto__', '<b>', '', 3, undefined, ['retrait']]) {
      expect(sentenceOf(DONE, other)).toBeNull()
    }
  })
})
