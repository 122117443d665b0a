import { describe, expect, it } from 'vitest'

import {
  dayProblem,
  eventTitle,
  followPath,
  followTitle,
  isKeptFrom,
  mayMove,
  STATUS_LABELS,
  statusSentence,
  stepDetail,
  type Status,
} from './model'

const NOW = new Date('2026-11-25T12:00:00Z')

describe('the way of a report', () => {
  it('only goes forward, and may be forwarded several times', () => {
    const all = Object.keys(STATUS_LABELS) as Status[]
    const moves = all.flatMap((from) =>
      all.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`),
    )
    expect(moves).toEqual([
      'RECEIVED FORWARDED',
      'RECEIVED CLOSED',
      'FORWARDED FORWARDED',
      'FORWARDED CLOSED',
    ])
  })

  it('is told differently at each of its steps', () => {
    const sentences = (Object.keys(STATUS_LABELS) as Status[]).map(statusSentence)
    expect(new Set(sentences.filter(Boolean)).size).toBe(sentences.length)
  })

  it('is told in words', () => {
    const none = { authority: null, outcome: null }
    expect(eventTitle({ ...none, kind: 'FORWARDED', authority: 'TOWN_HALL' })).toBe(
      'Transmis\u00a0: la mairie',
    )
    expect(eventTitle({ ...none, kind: 'CLOSED', outcome: 'HELPED' })).toBe(
      'Clos\u00a0: les animaux sont en sécurité',
    )
    expect(eventTitle({ ...none, kind: 'NOTE' })).toBe('Précision de la personne qui signale')
    expect(eventTitle({ ...none, kind: 'MESSAGE' })).toBe('Message à la personne qui signale')
  })

  it('names neither an authority nor an animal where somebody else may look', () => {
    const titles = (['FORWARDED', 'CLOSED', 'MESSAGE', 'NOTE'] as const).map((kind) =>
      followTitle({ kind }),
    )
    expect(titles.join()).not.toMatch(/police|gendarm|direction|mairie|association|anim/i)
    expect(stepDetail({ authority: 'POLICE', outcome: null })).toBe('La police ou la gendarmerie')
    expect(stepDetail({ authority: null, outcome: null })).toBe('')
  })

  it('has an address that says nothing of it', () => {
    expect(followPath('x')).not.toMatch(/maltrait|signal|abus/)
  })
})

describe('the day on which something was seen', () => {
  it.each([
    ['2026-11-25', null],
    ['2026-11-26', null],
    ['2026-11-27', 'Cette date n’est pas encore venue'],
    ['2020-01-01', null],
    // Ten years of 365 days ago.
    ['2016-11-27', null],
    ['2016-11-26', 'Cette date est trop ancienne'],
  ])('%s', (day, sentence) => {
    expect(dayProblem(day, NOW)).toBe(sentence)
  })
})

it('a report is kept from the team of a shelter that it is about, and from nobody else', () => {
  expect(isKeptFrom(['a'], ['a'])).toBe(true)
  expect(isKeptFrom(['a', 'b'], ['c', 'b'])).toBe(true)
  expect(isKeptFrom(['a'], ['b'])).toBe(false)
  expect(isKeptFrom([], ['a'])).toBe(false)
  expect(isKeptFrom(['a'], [])).toBe(false)
})
