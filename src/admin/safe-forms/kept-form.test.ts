import { describe, expect, it } from 'vitest'

import {
  isPassing,
  isSaveOf,
  keptKey,
  readableRefusal,
  refusalSentence,
  signedIn,
  typedValues,
} from './kept-form'
import { words } from './words'

describe('what the browser keeps of a form', () => {
  it('is what a person typed: nothing of the server, no password, no file', () => {
    const typed = {
      id: '1',
      _status: 'draft',
      updatedAt: '2026-11-24T07:00:00.000Z',
      name: 'Nala',
      status: 'ADOPTED',
      password: 'a',
      'confirm-password': 'a',
      currentPassword: 'b',
      file: new File(['x'], 'nala.jpg'),
      account: { secretKey: 'c', rows: [{ id: 'r1', resetPasswordToken: 'd', city: 'Rennes' }] },
    }
    expect(typedValues(typed)).toEqual({
      name: 'Nala',
      status: 'ADOPTED',
      file: undefined,
      account: { rows: [{ id: 'r1', city: 'Rennes' }] },
    })
    expect(JSON.stringify(typedValues(typed))).not.toMatch(/password|secret|token|"file"/i)
  })

  it('is apart for each person, each document, and the new document of each shelter', () => {
    const keys = [
      keptKey('u', { collection: 'news', id: 'n' }, 's'),
      keptKey('v', { collection: 'news', id: 'n' }, 's'),
      keptKey('u', { collection: 'news', id: 'm' }, 's'),
      keptKey('u', { collection: 'animals', id: 'n' }, 's'),
      keptKey('u', { collection: 'news', id: null }, 's'),
      keptKey('u', { collection: 'news', id: null }, 't'),
      keptKey('u', { collection: 'news', id: null }, null),
      keptKey('u', { global: 'news', id: null }, null),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(keptKey('u', { collection: 'news', id: 'n' }, 't')).toBe(keys[0])
  })
})

it.each([
  [{ collection: 'news', id: 'n' }, 'PATCH', '/api/cms/news/n', true],
  [{ collection: 'news', id: 'n' }, 'PATCH', '/api/cms/news/m', false],
  [{ collection: 'news', id: 'n' }, 'GET', '/api/cms/news/n', false],
  [{ collection: 'news', id: 'n' }, 'POST', '/api/cms/news', false],
  [{ collection: 'news', id: null }, 'POST', '/api/cms/news', true],
  [{ collection: 'news', id: null }, 'POST', '/api/cms/media', false],
  [{ global: 'site-texts', id: null }, 'POST', '/api/cms/globals/site-texts', true],
  [{ global: 'site-texts', id: null }, 'POST', '/api/cms/site-texts', false],
])('of %o, %s %s is a save: %s', (form, method, path, expected) => {
  expect(isSaveOf(form, method, path)).toBe(expected)
})

it('says who is signed in', () => {
  const answered = (user: unknown, status = 200) => signedIn({ status, body: { user } }, 'me')
  expect(answered({ id: 'me' })).toBe('same')
  expect(answered(null)).toBe('nobody')
  expect(answered({ id: 'you', name: 'Léa', email: 'lea@exemple.fr' })).toEqual({ other: 'Léa' })
  expect(answered({ id: 'you', name: '', email: 'lea@exemple.fr' })).toEqual({
    other: 'lea@exemple.fr',
  })
  expect(answered({ id: 'you' })).toEqual({ other: words.somebody })
  // Nobody answered, or something else did: the save itself will tell.
  expect(answered(null, 503)).toBe('unknown')
  expect(signedIn({ status: 0, body: null }, 'me')).toBe('unknown')
  expect(signedIn({ status: 200, body: null }, 'me')).toBe('unknown')
})

describe('why a save did not go through', () => {
  const english = { errors: [{ message: 'Something went wrong.' }] }
  it.each<[number, unknown, string, boolean]>([
    [0, null, words.noNetwork, true],
    [500, english, words.serverFault, true],
    [502, null, words.serverFault, true],
    [503, { errors: [{ message: 'Dans un instant' }] }, 'Dans un instant', true],
    [503, null, words.serverFault, true],
    [422, { errors: [{ message: 'Trop long' }] }, 'Trop long', false],
    [413, { error: 'Trop lourd' }, 'Trop lourd', false],
    [409, null, words.refused, false],
  ])('%i %j: %s', (status, body, sentence, passing) => {
    expect(refusalSentence({ status, body })).toBe(sentence)
    expect(isPassing({ status, body })).toBe(passing)
  })

  it('reaches Payload’s form with its fields, or as one sentence', () => {
    const body = { errors: [{ message: 'x', data: { errors: [{ path: 'title', message: 'y' }] } }] }
    expect(readableRefusal({ status: 400, body })).toBe(body)
    const one = (message: string) => ({ errors: [{ message }] })
    expect(readableRefusal({ status: 413, body: { error: 'Lourd' } })).toEqual(one('Lourd'))
    expect(readableRefusal({ status: 500, body: english })).toEqual(one(words.serverFault))
    expect(readableRefusal({ status: 0, body: null })).toEqual(one(words.noNetwork))
    expect(readableRefusal({ status: 400, body: { errors: [] } })).toEqual(one(words.refused))
  })
})
