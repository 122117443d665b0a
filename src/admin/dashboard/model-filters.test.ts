import { describe, expect, it } from 'vitest'

import {
  CONFIRM_AFTER_DAYS,
  daysBefore,
  filterOf,
  listPath,
  monthsBefore,
  OLD_DRAFT_DAYS,
  WAITING,
  WAITING_KINDS,
  waitingPath,
  whereOf,
  type Waiting,
} from './model'

const now = new Date('2026-11-21T10:00:00Z')
/** The query of an address, as a person would write it. */
const asked = (path: string) => [...new URL(path, 'https://exemple.fr').searchParams]

describe('which rows wait', () => {
  const atShelter = ['status', 'equals', 'AT_SHELTER']
  const visible = ['isVisible', 'equals', 'true']
  const sixtyDaysAgo = '2026-09-22T10:00:00.000Z'
  const weekAgo = '2026-11-14T10:00:00.000Z'

  it.each<[string, Waiting, unknown]>([
    [
      'tickets on which the team has the turn',
      'tickets',
      [
        [
          ['awaitsTeam', 'equals', 'true'],
          ['status', 'in', 'OPEN,IN_PROGRESS'],
        ],
      ],
    ],
    ['requests that nobody answered', 'requests', [[['status', 'equals', 'PENDING']]]],
    [
      'adoptions whose certificate is signed',
      'finishable',
      [[['status', 'equals', 'CERTIFICATE']]],
    ],
    ['answers that nobody opened', 'answers', [[['status', 'equals', 'NEW']]]],
    ['the animals named, as incomplete', 'incomplete', [[['id', 'in', 'a,b']]]],
    [
      'animals of the shelter without a photo',
      'noPhoto',
      [[atShelter, ['photos', 'exists', 'false']]],
    ],
    [
      'shown animals confirmed too long ago, or never and not new',
      'unconfirmed',
      [
        [atShelter, visible, ['lastConfirmedAt', 'less_than', sixtyDaysAgo]],
        [
          atShelter,
          visible,
          ['lastConfirmedAt', 'exists', 'false'],
          ['createdAt', 'less_than', sixtyDaysAgo],
        ],
      ],
    ],
    [
      'published pages with a newer draft',
      'unpublished',
      [
        [
          ['_status', 'equals', 'draft'],
          ['status', 'equals', 'PUBLISHED'],
        ],
      ],
    ],
    [
      'drafts that nobody touched for a week',
      'oldDrafts',
      [
        [
          ['_status', 'equals', 'draft'],
          ['status', 'equals', 'DRAFT'],
          ['updatedAt', 'less_than', weekAgo],
        ],
      ],
    ],
    [
      'images that say nothing and are not decorative',
      'noAlt',
      [
        [
          ['alt', 'exists', 'false'],
          ['decorative', 'not_equals', 'true'],
        ],
        [
          ['alt', 'equals', ''],
          ['decorative', 'not_equals', 'true'],
        ],
      ],
    ],
  ])('%s', (_, kind, filter) => {
    expect(filterOf(kind, now, ['a', 'b'])).toEqual(filter)
  })

  it('is said of every kind, and no animal is incomplete unless it is named', () => {
    for (const kind of WAITING_KINDS) {
      const groups = filterOf(kind, now)
      expect(groups.length).toBeGreaterThan(0)
      expect(groups.every((conditions) => conditions.length > 0)).toBe(true)
    }
    expect(filterOf('incomplete', now)).toEqual([[['id', 'in', '']]])
  })

  it('asks again about animals after sixty days, and about drafts after seven', () => {
    expect(filterOf('unconfirmed', now)[0]?.[2]?.[2]).toBe(daysBefore(now, CONFIRM_AFTER_DAYS))
    expect(filterOf('oldDrafts', now)[0]?.[2]?.[2]).toBe(daysBefore(now, OLD_DRAFT_DAYS))
  })
})

describe('the way to what waits', () => {
  it.each<[Waiting, string]>([
    ['requests', '/admin/collections/adoption-requests?status=PENDING'],
    ['finishable', '/admin/collections/adoption-requests?status=CERTIFICATE'],
    ['tickets', '/admin/collections/tickets?awaitsTeam=true'],
    ['answers', '/admin/collections/form-submissions?status=NEW&ticket=none'],
  ])('of %s is our own list, with the part that it opens', (kind, path) => {
    expect(waitingPath(kind, now)).toBe(path)
  })

  it.each(WAITING_KINDS.filter((kind) => WAITING[kind].search === undefined))(
    'of %s is the list of its collection with the same filter',
    (kind) => {
      const path = waitingPath(kind, now, ['a', 'b'])
      expect(path).toBe(listPath(WAITING[kind].collection, filterOf(kind, now, ['a', 'b'])))
      expect(path.startsWith(`/admin/collections/${WAITING[kind].collection}?where`)).toBe(true)
    },
  )

  it('names the animals to complete, and none when none is given', () => {
    expect(asked(waitingPath('incomplete', now, ['a', 'b']))).toEqual([
      ['where[or][0][and][0][id][in]', 'a,b'],
    ])
    expect(asked(waitingPath('incomplete', now))).toEqual([['where[or][0][and][0][id][in]', '']])
  })

  it('counts the groups of conditions from nought, one beside the other', () => {
    expect(asked(waitingPath('noAlt', now))).toEqual([
      ['where[or][0][and][0][alt][exists]', 'false'],
      ['where[or][0][and][1][decorative][not_equals]', 'true'],
      ['where[or][1][and][0][alt][equals]', ''],
      ['where[or][1][and][1][decorative][not_equals]', 'true'],
    ])
  })

  it('has no question mark without a filter', () => {
    expect(listPath('pages')).toBe('/admin/collections/pages')
    expect(listPath('pages', [[]])).toBe('/admin/collections/pages')
  })
})

it('a filter of nothing asks the interface for nothing', () => {
  expect(whereOf([])).toEqual({ or: [] })
  expect(whereOf([[], [['status', 'equals', 'NEW']]])).toEqual({
    or: [{ and: [] }, { and: [{ status: { equals: 'NEW' } }] }],
  })
})

describe('a month earlier', () => {
  it.each([
    ['2026-11-21T10:00:00Z', 0, '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00:00Z', 1, '2026-10-21T10:00:00.000Z'],
    ['2026-01-15T23:59:59Z', 1, '2025-12-15T23:59:59.000Z'],
    ['2026-03-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-03-31T10:00:00Z', 1, '2028-02-29T10:00:00.000Z'],
    ['2026-12-31T10:00:00Z', 1, '2026-11-30T10:00:00.000Z'],
    ['2026-07-31T10:00:00Z', 12, '2025-07-31T10:00:00.000Z'],
  ])('%s, %i months before, is %s', (from, months, then) => {
    expect(monthsBefore(new Date(from), months)).toBe(then)
  })
  it('leaves the day it started from as it was', () => {
    const from = new Date('2026-03-31T10:00:00Z')
    monthsBefore(from, 1)
    expect(from.toISOString()).toBe('2026-03-31T10:00:00.000Z')
  })
})
