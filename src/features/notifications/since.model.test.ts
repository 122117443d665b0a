import { expect, it } from 'vitest'

import { sinceLabel } from './since.model'

const now = new Date('2026-11-25T12:00:00Z')

it.each([
  [-5, 'À l’instant', null],
  [59, 'À l’instant', null],
  [60, '1\u00a0m', 'Il y a 1 minute'],
  [3599, '59\u00a0m', 'Il y a 59 minutes'],
  [3600, '1\u00a0h', 'Il y a 1 heure'],
  [86_399, '23\u00a0h', 'Il y a 23 heures'],
  [86_400, '1\u00a0j', 'Il y a 1 jour'],
  [7 * 86_400, '7\u00a0j', 'Il y a 7 jours'],
  [7 * 86_400 + 1, '18/11/2026', null],
])('%i seconds ago is « %s », said « %s »', (seconds, short, said) => {
  expect(sinceLabel(new Date(now.getTime() - seconds * 1000), now)).toEqual({ short, said })
})
