import { describe, expect, it } from 'vitest'

import {
  eventGaps,
  eventTime,
  isOver,
  NEWS_STATUS_LABELS,
  refuseMoment,
  refuseStep,
  statusSentence,
  type NewsStatus,
} from './model'

const STATES = Object.keys(NEWS_STATUS_LABELS) as NewsStatus[]

describe('refuseStep', () => {
  it('allows the steps of the decisions, and no other', () => {
    const allowed = STATES.flatMap((from) =>
      STATES.filter((to) => from !== to && refuseStep({ from, to }) === null).map(
        (to) => `${from} ${to}`,
      ),
    )
    expect(allowed.sort()).toEqual([
      'ARCHIVED DRAFT',
      'DRAFT ARCHIVED',
      'DRAFT PUBLISHED',
      'DRAFT SCHEDULED',
      'PUBLISHED ARCHIVED',
      'SCHEDULED ARCHIVED',
      'SCHEDULED DRAFT',
    ])
  })
  it('lets the clock alone publish what is planned', () => {
    const steps = STATES.filter(
      (from) => refuseStep({ from, to: 'PUBLISHED', byClock: true }) === null,
    )
    expect(steps.sort()).toEqual(['DRAFT', 'PUBLISHED', 'SCHEDULED'])
  })
  it.each(STATES)('lets %s stay what it is', (state) => {
    expect(refuseStep({ from: state, to: state })).toBeNull()
  })
})

it('plans for later only', () => {
  const now = new Date('2026-10-25T00:30:00Z')
  expect(refuseMoment('2026-10-25T00:30:00.001Z', now)).toBeNull()
  expect(refuseMoment('2026-10-25T00:30:00Z', now)).toContain('à venir')
  // The same clock time in Paris, an hour apart: the second 02:30 is still to come.
  expect(refuseMoment('2026-10-25T01:30:00Z', now)).toBeNull()
  expect(refuseMoment(null, now)).toContain('Choisissez')
})

describe('an event', () => {
  it.each([
    [{}, null],
    [{ startsAt: '2027-01-02T10:00:00Z' }, null],
    [{ startsAt: '2027-01-02T10:00:00Z', endsAt: '2027-01-02T10:00:00Z' }, null],
    [{ startsAt: '2027-01-02T10:00:00Z', endsAt: '2027-01-02T09:59:00Z' }, 'endsAt'],
    [{ endsAt: '2027-01-02T10:00:00Z' }, 'startsAt'],
    [{ place: 'Rennes' }, 'startsAt'],
  ])('%o is wrong at %s', (event, path) => {
    expect(eventGaps(event)[0]?.path ?? null).toBe(path)
  })

  it('without an end lasts until midnight of Paris', () => {
    const event = { startsAt: '2026-07-14T08:00:00Z', endsAt: null }
    expect(isOver(event, new Date('2026-07-14T21:59:00Z'))).toBe(false)
    expect(isOver(event, new Date('2026-07-14T22:00:00Z'))).toBe(true)
    const short = { ...event, endsAt: '2026-07-14T09:00:00Z' }
    expect(isOver(short, new Date('2026-07-14T09:00:00Z'))).toBe(false)
    expect(isOver(short, new Date('2026-07-14T09:00:01Z'))).toBe(true)
  })

  it('is told in hours of Paris', () => {
    const startsAt = '2026-12-12T09:00:00Z'
    expect(eventTime({ startsAt, endsAt: null })).toBe('samedi 12 décembre 2026 à 10:00')
    expect(eventTime({ startsAt, endsAt: '2026-12-12T16:30:00Z' })).toBe(
      'samedi 12 décembre 2026 de 10:00 à 17:30',
    )
    expect(eventTime({ startsAt, endsAt: '2026-12-13T16:30:00Z' })).toBe(
      'du samedi 12 décembre 2026 à 10:00 au dimanche 13 décembre 2026 à 17:30',
    )
  })
})

it('tells the team when a planned article appears', () => {
  expect(statusSentence({ status: 'SCHEDULED', scheduledAt: '2027-03-28T01:00:00Z' })).toBe(
    'Il paraîtra tout seul le dimanche 28 mars 2027 à 03:00 (heure de Paris).',
  )
})
