import { describe, expect, it } from 'vitest'

import { PARIS } from '@/platform/time/model'

import {
  articleCount,
  besideEvents,
  distinctNews,
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
  it.each<[NewsStatus, NewsStatus, RegExp]>([
    ['SCHEDULED', 'PUBLISHED', /heure/],
    ['PUBLISHED', 'DRAFT', /archivez/],
    ['PUBLISHED', 'SCHEDULED', /archivez/],
    ['ARCHIVED', 'PUBLISHED', /Archivé.*Publié/],
    ['ARCHIVED', 'SCHEDULED', /Archivé.*Programmé/],
  ])('from %s to %s says what to do, or which step it is', (from, to, words) => {
    expect(refuseStep({ from, to })).toMatch(words)
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
  for (const nothing of [null, undefined, '']) {
    expect(refuseMoment(nothing, now)).toContain('Choisissez')
    expect(refuseMoment(nothing, now)).not.toContain('à venir')
  }
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
    expect(eventGaps(event).map((gap) => gap.path)).toEqual(path === null ? [] : [path])
  })

  it('without an end lasts until midnight of Paris', () => {
    const event = { startsAt: '2026-07-14T08:00:00Z', endsAt: null, zone: PARIS }
    expect(isOver(event, new Date('2026-07-14T21:59:00Z'))).toBe(false)
    expect(isOver(event, new Date('2026-07-14T22:00:00Z'))).toBe(true)
    const midnight = { ...event, startsAt: '2026-07-13T22:00:00Z' }
    expect(isOver(midnight, new Date('2026-07-14T10:00:00Z'))).toBe(false)
    const short = { ...event, endsAt: '2026-07-14T09:00:00Z' }
    expect(isOver(short, new Date('2026-07-14T09:00:00Z'))).toBe(false)
    expect(isOver(short, new Date('2026-07-14T09:00:01Z'))).toBe(true)
  })

  it('is told in hours of Paris', () => {
    const startsAt = '2026-12-12T09:00:00Z'
    const publishedAt = '2026-11-20T09:00:00Z'
    const told = (endsAt: string | null, published = publishedAt) =>
      eventTime({ startsAt, endsAt, publishedAt: published, zone: PARIS })
    const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null
    expect(plain(told(null).sentence)).toBe('Samedi 12 décembre, 10 h')
    expect(plain(told(startsAt).sentence)).toBe('Samedi 12 décembre, 10 h')
    const day = told('2026-12-12T16:30:00Z')
    expect(day.sentence).toBe('Samedi\u00a012 décembre, 10\u00a0h\u00a0– 17\u00a0h\u00a030')
    expect(plain(day.hours)).toBe('10 h – 17 h 30')
    const two = told('2026-12-13T16:30:00Z')
    expect(plain(two.sentence)).toBe(
      'Du samedi 12 décembre, 10 h, au dimanche 13 décembre, 17 h 30',
    )
    expect(two.hours).toBeNull()
  })

  it('lasts and is told by the clocks of its shelter', () => {
    const event = { startsAt: '2026-07-14T19:00:00Z', endsAt: null, zone: 'Pacific/Tahiti' }
    // Nine in the morning there, and still the same day when Paris has the next one.
    expect(isOver(event, new Date('2026-07-15T09:59:00Z'))).toBe(false)
    expect(isOver(event, new Date('2026-07-15T10:00:00Z'))).toBe(true)
    const { sentence } = eventTime({ ...event, publishedAt: '2026-06-01T10:00:00Z' })
    expect(sentence.replaceAll('\u00a0', ' ')).toBe('Mardi 14 juillet, 9 h')
    const late = { ...event, startsAt: '2026-07-15T05:00:00Z' }
    expect(eventTime({ ...late, publishedAt: '2026-06-01T10:00:00Z' }).day).toBe(
      'Mardi\u00a014 juillet',
    )
  })

  it('tells its year when the article is of another, by the calendar of Paris', () => {
    const startsAt = '2027-01-02T10:00:00Z'
    const said = (publishedAt: string) =>
      eventTime({ startsAt, endsAt: null, publishedAt, zone: PARIS }).day
    expect(said('2026-12-31T22:59:00Z')).toBe('Samedi\u00a02 janvier 2027')
    expect(said('2026-12-31T23:00:00Z')).toBe('Samedi\u00a02 janvier')
  })
})

it('lists of the platform have one article of each shelter, and no title twice', () => {
  const rows = [
    { shelter: 'a', title: 'Portes ouvertes' },
    { shelter: 'a', title: 'Collecte' },
    { shelter: 'b', title: 'Portes ouvertes' },
    { shelter: 'b', title: 'Travaux' },
  ]
  expect(distinctNews(rows)).toEqual([rows[0], rows[3]])
})

it('what the list of events shows is not told again by the list of articles', () => {
  const articles = ['1', '2', '3', '4'].map((id) => ({ id }))
  expect(besideEvents(articles, [{ id: '1' }, { id: '3' }], 2)).toEqual([{ id: '2' }, { id: '4' }])
  expect(besideEvents(articles, [], 2)).toEqual([{ id: '1' }, { id: '2' }])
})

it('tells the team when a planned article appears', () => {
  expect(statusSentence({ status: 'SCHEDULED', scheduledAt: '2027-03-28T01:00:00Z' })).toBe(
    'Il paraîtra tout seul le dimanche 28 mars 2027 à 03:00 (heure de Paris).',
  )
  expect(statusSentence({ status: 'SCHEDULED' })).toBe('Il paraîtra tout seul.')
})

it('tells the team where an article stands', () => {
  const publishedAt = '2026-11-21T09:00:00Z'
  const since = 'Sur le site depuis le samedi 21 novembre 2026 à 10:00.'
  const waiting = 'Un brouillon plus récent attend d’être publié.'
  expect(statusSentence({ status: 'PUBLISHED', publishedAt })).toBe(since)
  expect(statusSentence({ status: 'PUBLISHED', publishedAt, hasDraft: true })).toBe(
    `${since} ${waiting}`,
  )
  expect(statusSentence({ status: 'PUBLISHED', hasDraft: true })).toBe(waiting)
  expect(statusSentence({ status: 'PUBLISHED' })).toBe('')
  // A date of before says nothing of a draft, nor of what was taken off the site.
  expect(statusSentence({ status: 'DRAFT', publishedAt, hasDraft: true })).toContain('Pas encore')
  expect(statusSentence({ status: 'ARCHIVED', publishedAt })).toContain('Retiré du site')
})

it.each([
  [0, '0 article'],
  [1, '1 article'],
  [2, '2 articles'],
])('%i is counted as « %s »', (count, words) => {
  expect(articleCount(count)).toBe(words)
})
