import { expect, it } from 'vitest'

import { fieldErrorsOf, reasonOf } from './answer.model'

it.each<[unknown, string | null]>([
  [null, null],
  [undefined, null],
  ['oui', null],
  [{}, null],
  [{ error: 'Non', message: 'Autre' }, 'Non'],
  [{ message: 'Non' }, 'Non'],
  [
    { errors: [null, { message: 'Un' }, { message: 'Un' }, { data: {}, message: 'Deux' }] },
    'Un · Deux',
  ],
  [{ errors: [{ message: 'Tout', data: { errors: [{ message: 'Nom' }, {}] } }] }, 'Nom'],
  [{ errors: [{ message: 5 }, { message: '' }] }, null],
  [{ error: 'x'.repeat(301) }, 'x'.repeat(300)],
])('the reason in %j', (body, reason) => {
  expect(reasonOf(body)).toBe(reason)
})

it('of single fields are told with their paths', () => {
  const errors = [
    {
      message: 'x',
      data: { errors: [{ path: 'website', message: 'URL invalide' }, { message: 'y' }] },
    },
    { message: 'Trop tard' },
    null,
  ]
  expect(fieldErrorsOf({ errors })).toEqual([{ path: 'website', message: 'URL invalide' }])
  for (const body of [null, undefined, 'x', {}, { errors: 'x' }])
    expect(fieldErrorsOf(body)).toEqual([])
})
