import { APIError, Forbidden, Locked, NotFound, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'

import { isDatabaseDown } from './database-down'
import { HttpError } from './errors'
import { failureOf, failureResponse } from './failure'

const wrong = (paths: string[], status = 400) => {
  const errors = paths.map((path) => ({ path, message: `Problème de ${path}` }))
  const error = new ValidationError({ collection: 'pages', errors })
  error.status = status
  return error
}

describe('failureOf', () => {
  it.each([
    [new HttpError(409, 'Trop tard'), 409, 'Trop tard'],
    [wrong(['title']), 400, 'Problème de title'],
    [wrong(['title', 'slug'], 422), 422, 'Certaines valeurs sont à corriger'],
    [new Forbidden(), 403, 'Vous n’avez pas le droit de faire cela'],
    [new NotFound(), 404, 'Élément introuvable'],
    [new Locked('locked'), 423, 'Ce contenu est en cours de modification par une autre personne'],
    [new APIError('English words', 400), 400, 'La demande n’est pas valide'],
    [
      new APIError('English words', 500),
      500,
      'Une erreur est survenue. Réessayez dans un instant.',
    ],
    [
      new Error('select * from secrets'),
      500,
      'Une erreur est survenue. Réessayez dans un instant.',
    ],
    ['not even an error', 500, 'Une erreur est survenue. Réessayez dans un instant.'],
  ])('reads %s', (error, status, sentence) => {
    expect(failureOf(error)).toMatchObject({ status, error: sentence })
  })
  it('names each field', () => {
    expect(failureOf(wrong(['title', 'slug'])).fields).toEqual({
      title: 'Problème de title',
      slug: 'Problème de slug',
    })
  })
  it('tells a database that is away from a fault', () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    expect(failureOf(new Error('Failed query', { cause: refused })).status).toBe(503)
    expect(isDatabaseDown(new AggregateError([refused]))).toBe(true)
    expect(isDatabaseDown(Object.assign(new Error('x'), { code: '57P01' }))).toBe(true)
    expect(isDatabaseDown(new Error('Error: cannot begin transaction: connect'))).toBe(true)
    expect(isDatabaseDown(Object.assign(new Error('x'), { code: '23505' }))).toBe(false)
  })
})

it('takes a sign that no text may have for a mistake of the sender', () => {
  const refused = Object.assign(new Error('invalid byte sequence'), { code: '22021' })
  expect(failureOf(new Error('Failed query', { cause: refused }))).toMatchObject({
    status: 400,
    error: 'La demande n’est pas valide',
  })
  // A statement of ours that is wrong stays a fault.
  const ours = Object.assign(new Error('operator does not exist'), { code: '42883' })
  expect(failureOf(ours).status).toBe(500)
})

it('answers in the envelope, nothing more', async () => {
  const error = new HttpError(429, 'Trop', {
    more: { retryAfter: 60 },
    headers: { 'retry-after': '60' },
  })
  const response = failureResponse(failureOf(error))
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('60')
  expect(await response.json()).toEqual({ success: false, error: 'Trop', retryAfter: 60 })
})
