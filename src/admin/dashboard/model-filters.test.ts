import { describe, expect, it } from 'vitest'

import {
  daysBefore,
  filterOf,
  isOfPayload,
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
  const weekAgo = '2026-11-14T10:00:00.000Z'

  it.each<[string, Parameters<typeof filterOf>[0], unknown]>([
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
    expect(filterOf(kind, now)).toEqual(filter)
  })

  it('is said of every kind that Payload lists', () => {
    const kinds = WAITING_KINDS.filter(isOfPayload)
    expect(kinds).toEqual(['unpublished', 'oldDrafts', 'noAlt'])
    for (const kind of kinds) {
      const groups = filterOf(kind, now)
      expect(groups.length).toBeGreaterThan(0)
      expect(groups.every((conditions) => conditions.length > 0)).toBe(true)
    }
  })

  it('asks again about drafts after seven days', () => {
    expect(filterOf('oldDrafts', now)[0]?.[2]?.[2]).toBe(daysBefore(now, OLD_DRAFT_DAYS))
  })
})

describe('the way to what waits', () => {
  it.each<[Waiting, string]>([
    ['requests', '/admin/collections/adoption-requests?status=PENDING'],
    ['finishable', '/admin/collections/adoption-requests?status=CERTIFICATE'],
    ['tickets', '/admin/collections/tickets?awaitsTeam=true'],
    ['answers', '/admin/collections/form-submissions?status=NEW&ticket=none'],
    ['incomplete', '/admin/collections/animals?kind=INCOMPLETE'],
    ['noPhoto', '/admin/collections/animals?kind=NO_PHOTO'],
    ['unconfirmed', '/admin/collections/animals?kind=UNCONFIRMED'],
  ])('of %s is our own list, with the part that it opens', (kind, path) => {
    expect(waitingPath(kind, now)).toBe(path)
  })

  it.each(WAITING_KINDS.filter(isOfPayload))(
    'of %s is the list of its collection with the same filter',
    (kind) => {
      const path = waitingPath(kind, now)
      expect(path).toBe(listPath(WAITING[kind].collection, filterOf(kind, now)))
      expect(path.startsWith(`/admin/collections/${WAITING[kind].collection}?where`)).toBe(true)
    },
  )

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
