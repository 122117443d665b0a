import { expect, it } from 'vitest'

import { CONFIRMATION_MS } from './model'

it('the link that confirms an address works for a day', () => {
  const sent = new Date('2026-11-25T12:00:00Z')
  expect(new Date(sent.getTime() + CONFIRMATION_MS).toISOString()).toBe('2026-11-26T12:00:00.000Z')
})
