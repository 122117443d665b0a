import { expect, it } from 'vitest'

import { sinceLabel } from './since.model'

const now = new Date('2026-11-25T12:00:00Z')

it.each([
  [-5, 'À l’instant'],
  [59, 'À l’instant'],
  [60, 'Il y a 1 minute'],
  [3599, 'Il y a 59 minutes'],
  [3600, 'Il y a 1 heure'],
  [86_399, 'Il y a 23 heures'],
  [86_400, 'Il y a 1 jour'],
  [7 * 86_400, 'Il y a 7 jours'],
  [7 * 86_400 + 1, '18/11/2026'],
])('%i seconds ago is « %s »', (seconds, label) => {
  expect(sinceLabel(new Date(now.getTime() - seconds * 1000), now)).toBe(label)
})
