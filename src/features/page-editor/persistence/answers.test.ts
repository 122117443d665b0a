import { describe, expect, it } from 'vitest'

import {
  backupKey,
  conflictOf,
  contentRefusals,
  fieldRefusals,
  holderOf,
  isPageSave,
  newerState,
  saveFailure,
  typedValues,
} from './model'
import { words } from './words'

const said = (body: unknown, status = 500) => saveFailure({ status, body })

describe('the sentence of a refused save', () => {
  it.each<[unknown, string]>([
    [{ error: 'Non' }, 'Non'],
    [{ message: 'Trop long' }, 'Trop long'],
    [{ error: 'Non', message: 'Trop long' }, 'Non'],
    [{ errors: [{ message: 'A' }, { message: 'B' }] }, 'A · B'],
    [{ errors: [{ message: 'A' }, { message: 'A' }, { message: '' }] }, 'A'],
    [
      { errors: [{ message: 'Général', data: { errors: [{ message: 'Sans titre' }] } }] },
      'Sans titre',
    ],
    [{ errors: [null, { message: 'B' }] }, 'B'],
    [{ errors: [{ message: 3 }] }, words.noReason],
    [{ error: 3 }, words.noReason],
    ['texte', words.noReason],
    [null, words.noReason],
  ])('%j says %s', (body, sentence) => {
    expect(said(body)).toBe(words.saveFailed(500, sentence))
  })

  it('is short, and says when there was no network', () => {
    expect(said({ error: 'x'.repeat(1000) })).toBe(words.saveFailed(500, 'x'.repeat(300)))
    expect(said(null, 0)).toBe(words.saveFailed(0, words.noNetwork))
    expect(said({ error: 'Non' }, 0)).toBe(words.saveFailed(0, 'Non'))
  })
})

describe('a refusal of a field', () => {
  it('is inside the content by its path alone', () => {
    const errors = [
      { path: 'sections.0.title', message: 'A' },
      { path: 'sectionsX', message: 'B' },
      { path: 'my.sections.0', message: 'C' },
      { path: 3, message: 'D' },
      { path: 'sections.1', message: 4 },
    ]
    const body = { errors: [{ data: { errors } }, { message: 'sans champ' }, { data: {} }] }
    expect(contentRefusals(body)).toEqual([
      { path: '.0.title', message: 'A' },
      { path: '.1', message: words.noReason },
    ])
    expect(fieldRefusals(body).map(({ message }) => message)).toEqual(['B', 'C', 'D'])
  })
})

describe('a conflict', () => {
  const at = '2026-11-22T10:00:00.000Z'
  it('is a 409 with a date; who did it may be unknown', () => {
    const body = { currentUpdatedAt: at, lastModifiedBy: 3 }
    expect(conflictOf({ status: 409, body })).toEqual({
      currentUpdatedAt: at,
      lastModifiedBy: null,
    })
    expect(conflictOf({ status: 423, body })).toBeNull()
    expect(conflictOf({ status: 409, body: { currentUpdatedAt: 3 } })).toBeNull()
    expect(conflictOf({ status: 409, body: 'texte' })).toBeNull()
  })
  it('is no newer state where there is no date', () => {
    for (const row of [null, undefined, {}, { updatedAt: 3 }]) expect(newerState(row)).toBeNull()
  })
})

describe('who holds a page', () => {
  const now = Date.parse('2026-11-22T10:00:00.000Z')
  const locked = (value: unknown, ago = 0) => ({
    docs: [{ updatedAt: new Date(now - ago).toISOString(), user: { value } }],
  })
  it.each<[unknown, { id: string; name: string | null } | null]>([
    [locked('a', 299_999), { id: 'a', name: null }],
    [locked('a', 300_000), null],
    [locked({ id: 'a', email: 3 }), { id: 'a', name: null }],
    [locked({ id: 3 }), null],
    [locked(null), null],
    [{ docs: [{ updatedAt: new Date(now).toISOString() }] }, null],
    [{ docs: [{ updatedAt: 'jamais', user: { value: 'a' } }] }, null],
    [{ docs: [] }, null],
    [{ docs: 'x' }, null],
    [null, null],
  ])('%j: %j', (list, holder) => {
    expect(holderOf(list, now)).toEqual(holder)
  })
})

describe('what was typed', () => {
  it('leaves out what nobody filled, and what the server writes', () => {
    const server = { id: 1, status: 2, _status: 3, createdAt: 4, updatedAt: 5, deletedAt: 6 }
    expect(
      typedValues({ ...server, mediaRefs: [], animalRefs: [], slug: undefined, title: null }),
    ).toEqual({ title: null })
  })

  it('has a name for each person and page, and for the new page of each shelter', () => {
    const keys = [
      backupKey('u', 'p', 's'),
      backupKey('v', 'p', 's'),
      backupKey('u', 'q', 's'),
      backupKey('u', null, 's'),
      backupKey('u', null, 't'),
      backupKey('u', null, null),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(backupKey('u', 'p', 's')).toBe(backupKey('u', 'p', 't'))
  })
})

it.each([
  ['GET', '/api/cms/pages'],
  ['POST', '/api/cms/pages/01a1fefc-4414-703a-87ad-8f80f69aec70'],
  ['PATCH', '/api/cms/pages'],
  ['PATCH', '/api/cms/pages/01a1fefc-4414-703a-87ad-8f80f69aec70/versions'],
  ['PATCH', '/x/api/cms/pages/01a1fefc-4414-703a-87ad-8f80f69aec70'],
  ['PATCH', '/api/cms/news/01a1fefc-4414-703a-87ad-8f80f69aec70'],
  ['PATCH', '/api/cms/pages/court'],
])('%s %s saves no page', (method, path) => {
  expect(isPageSave(method, path)).toBe(false)
})
