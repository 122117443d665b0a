import { expect, it } from 'vitest'

import { reasonOf } from './answer.model'

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
