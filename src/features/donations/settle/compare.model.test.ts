import { expect, it } from 'vitest'

import { differencesOf } from './compare.model'

it('the comparison sees each way to differ, and nothing else', () => {
  const line = (providerId: string, chargedCents = 100, refundedCents = 0) => ({
    providerId,
    chargedCents,
    refundedCents,
  })
  const found = differencesOf(
    [line('same'), line('amount'), line('refund'), line('lost'), line('old')],
    [
      { id: 'same', totalCents: 100, refundedCents: 0 },
      { id: 'amount', totalCents: 90, refundedCents: 0 },
      { id: 'refund', totalCents: 100, refundedCents: 50 },
      { id: 'new', totalCents: 70, refundedCents: 0 },
    ],
    (id) => id !== 'old',
  )
  expect(found).toEqual([
    { kind: 'AMOUNT', providerId: 'amount', ledgerCents: 100, providerCents: 90 },
    { kind: 'REFUND', providerId: 'refund', ledgerCents: 0, providerCents: 50 },
    { kind: 'MISSING_HERE', providerId: 'new', ledgerCents: 0, providerCents: 70 },
    { kind: 'MISSING_THERE', providerId: 'lost', ledgerCents: 100, providerCents: 0 },
  ])
})
