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

describe('a failed save', () => {
  it('is told in the documented sentence, with what the server says', () => {
    const body = { errors: [{ message: 'La page a été modifiée entre-temps' }] }
    expect(saveFailure({ status: 409, body })).toBe(
      'Erreur lors de la sauvegarde: 409 - La page a été modifiée entre-temps',
    )
    const fields = [{ message: 'Titre requis' }, { message: 'Image sans texte' }]
    const several = { errors: [{ message: 'x', data: { errors: fields } }] }
    expect(saveFailure({ status: 422, body: several })).toBe(
      'Erreur lors de la sauvegarde: 422 - Titre requis · Image sans texte',
    )
    expect(saveFailure({ status: 403, body: { error: 'Non' } })).toContain('403 - Non')
  })
  it('never shows what is no sentence', () => {
    for (const body of [null, '<html>', {}, { errors: [{}] }, { errors: 'x' }]) {
      expect(saveFailure({ status: 502, body })).toMatch(/502 - Le serveur n’a pas pu/)
    }
    expect(saveFailure({ status: 0, body: null })).toMatch(/0 - Le serveur ne répond pas/)
  })
})

describe('a conflict', () => {
  const body = { errors: [], currentUpdatedAt: '2026-11-21T16:00:00.000Z', lastModifiedBy: 'Léa' }
  it('is a 409 that says since when', () => {
    expect(conflictOf({ status: 409, body })).toEqual({
      currentUpdatedAt: '2026-11-21T16:00:00.000Z',
      lastModifiedBy: 'Léa',
    })
  })
  it('is nothing else', () => {
    expect(conflictOf({ status: 422, body })).toBeNull()
    expect(conflictOf({ status: 409, body: { errors: [] } })).toBeNull()
    expect(conflictOf({ status: 409, body: null })).toBeNull()
  })
})

describe('what the browser keeps', () => {
  it('is what a person typed, apart for each person and page', () => {
    expect(typedValues({ title: 'Adopter', id: '1', updatedAt: 'x', mediaRefs: [] })).toEqual({
      title: 'Adopter',
    })
    const keys = [
      backupKey('u1', 'p1', 's1'),
      backupKey('u2', 'p1', 's1'),
      backupKey('u1', null, 's1'),
      backupKey('u1', null, 's2'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})

it('saves of pages are known by their address', () => {
  const id = '01a1fefc-4414-703a-87ad-8f80f69aec70'
  expect(isPageSave('PATCH', `/api/cms/pages/${id}`)).toBe(true)
  expect(isPageSave('POST', '/api/cms/pages')).toBe(true)
  expect(isPageSave('GET', `/api/cms/pages/${id}`)).toBe(false)
  expect(isPageSave('PATCH', '/api/cms/media/1')).toBe(false)
  expect(isPageSave('POST', `/api/cms/pages/versions/${id}`)).toBe(false)
})

describe('what a refusal names', () => {
  const body = {
    errors: [
      {
        message: 'Champs invalides',
        data: {
          errors: [
            { path: 'title', message: 'Titre requis' },
            { path: 'sections', message: 'Trop de sections' },
            { path: 'sections.0.columns.1.blocks.2.content.alt', message: 'Sans texte' },
          ],
        },
      },
    ],
  }
  it('belongs to a field of the form, or to something inside the content', () => {
    expect(fieldRefusals(body).map(({ path }) => path)).toEqual(['title', 'sections'])
    expect(contentRefusals(body)).toEqual([
      { path: '.0.columns.1.blocks.2.content.alt', message: 'Sans texte' },
    ])
  })
  it.each([null, 'texte', {}, { errors: 'x' }, { errors: [null, { data: null }] }])(
    'is nothing for %j',
    (other) => {
      expect(fieldRefusals(other)).toEqual([])
      expect(contentRefusals(other)).toEqual([])
    },
  )
})

describe('who holds a page', () => {
  const now = Date.parse('2026-11-22T10:00:00.000Z')
  const lock = (value: unknown, updatedAt = '2026-11-22T09:59:00.000Z') => ({
    docs: [{ updatedAt, user: { relationTo: 'users', value } }],
  })
  it.each([
    [lock('a'), { id: 'a', name: null }],
    [lock({ id: 'a', email: 'Hélène Le Goff' }), { id: 'a', name: 'Hélène Le Goff' }],
    [lock('a', '2026-11-22T09:54:00.000Z'), null],
    [lock(null), null],
    [{ docs: [] }, null],
    [null, null],
  ])('is read from its newest lock, while that lasts', (list, holder) => {
    expect(holderOf(list, now)).toEqual(holder)
  })
})

it('a newer state is a conflict without a name', () => {
  const updatedAt = '2026-11-22T10:00:00.000Z'
  expect(newerState({ updatedAt })).toEqual({ currentUpdatedAt: updatedAt, lastModifiedBy: null })
  expect(newerState({})).toBeNull()
  expect(newerState(null)).toBeNull()
})
