import { describe, expect, it } from 'vitest'

import { keysOf } from '@/features/animals/model'

import { REQUEST_STATUS_LABELS } from '../model'
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

  it('reads only sentences of ours from an address', () => {
    expect(sentenceOf(DONE, 'retrait')).toBe(DONE.retrait)
    for (const other of ['constructor', '__proto__', '<b>', '', 3, undefined]) {
      expect(sentenceOf(DONE, other)).toBeNull()
    }
  })
})
