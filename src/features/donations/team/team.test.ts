import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { withRefundable } from './entries'
import { cellsOf } from './export'
import { nextRefund, refundTyped } from './refund.model'
import { donationsExportSchema, refundSchema } from './schema'
import type { DonationRow, PaymentLine } from './view'

const line = (
  kind: PaymentLine['kind'],
  amountCents: number,
  tipCents = 0,
  providerId = 'pi_1',
): Omit<PaymentLine, 'refundableCents'> => ({
  ...{ id: `${kind}${amountCents}`, kind, amountCents, tipCents, providerId },
  ...{ happenedAt: '2026-11-21T12:00:00.000Z', card: null, by: null, reason: null },
})

describe('what can be given back', () => {
  it('is what each payment took, less what went back of it', () => {
    const lines = [line('CHARGE', 5000, 500), line('REFUND', -2000), line('CHARGE', 700, 0, 'pi_2')]
    expect(withRefundable(lines).map(({ refundableCents }) => refundableCents)).toEqual([
      3500, 0, 700,
    ])
    const taken = [line('CHARGE', 5000, 500), line('DISPUTE', -5000, -500)]
    expect(withRefundable(taken)[0]?.refundableCents).toBe(0)
  })

  it('is typed in euros, with a comma or a point, and never more than is left', () => {
    expect(refundTyped('12,50', 2000)).toEqual({ cents: 1250, problem: null })
    expect(refundTyped(' 20.00 € ', 2000)).toEqual({ cents: 2000, problem: null })
    expect(refundTyped('0,01', 2000)).toEqual({ cents: 1, problem: null })
    expect(refundTyped('20,01', 2000).problem).toBe('tooBig')
    for (const typed of ['', '0', '-3', 'douze', '1,234'])
      expect(refundTyped(typed, 2000).problem, typed).toBe('missing')
  })

  it('divides so that all refunds together are exactly what was paid', () => {
    const sum = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), sum, sum, (gift, tip, first) => {
        const paid = { amountCents: gift, tipCents: tip }
        const one = Math.min(first, gift + tip)
        const parts = [
          nextRefund(paid, gift + tip, one),
          nextRefund(paid, gift + tip - one, gift + tip - one),
        ]
        expect(parts.reduce((all, each) => all + each.amountCents, 0)).toBe(gift)
        expect(parts.reduce((all, each) => all + each.tipCents, 0)).toBe(tip)
      }),
    )
  })
})

describe('what the team asks', () => {
  it('is read strictly', () => {
    const read = (query: object) => donationsExportSchema.safeParse(query)
    expect(read({ status: 'PAID,REFUNDED' }).data?.status).toEqual(['PAID', 'REFUNDED'])
    for (const wrong of [
      { status: 'PAID,' },
      { from: '2026-02-30' },
      { to: 'hier' },
      { animal: '1' },
      { sortBy: 'email' },
      { search: 'a\0' },
      { page: '2' },
    ])
      expect(read(wrong).success, JSON.stringify(wrong)).toBe(false)
    const paymentId = '01a2009e-3921-750c-bd0f-1c47661da573'
    for (const amountCents of [0, -1, 1.5, '100', null, Number.NaN])
      expect(refundSchema.safeParse({ paymentId, amountCents, reason: 'x' }).success).toBe(false)
    expect(refundSchema.safeParse({ paymentId, amountCents: 1, reason: '  ' }).success).toBe(false)
  })
})

it('a gift is one row of the file, with sums that a spreadsheet adds up', () => {
  const gift: DonationRow = {
    ...{ id: 'g1', status: 'PARTIALLY_REFUNDED', amountCents: 123_450, tipCents: 500 },
    ...{ givenBackCents: 1000, firstName: '=Zoé', lastName: 'Aubert', email: 'zoe@exemple.fr' },
    ...{ isAnonymous: true, message: null, receiptWanted: true, animal: { id: 'a', name: 'Nala' } },
    campaign: { id: 'c', title: 'Un toit' },
    createdAt: '2026-11-21T22:59:00.000Z',
    paidAt: '2026-11-21T23:30:00.000Z',
    receipts: [
      { ...{ id: 'r2', label: '2026-000002', status: 'ISSUED' }, ...receipt },
      { ...{ id: 'r1', label: '2026-000001', status: 'CANCELLED' }, ...receipt },
    ],
  }
  expect(cellsOf(gift)).toEqual([
    ...['22/11/2026 00:30', 'Remboursé en partie', '1234,50', '10', '5', '=Zoé', 'Aubert'],
    ...['zoe@exemple.fr', 'Oui', 'Nala', 'Un toit', '', 'Oui', '2026-000002', 'g1'],
  ])
})

const receipt = { amountCents: 122_450, issuedAt: null, payment: 'p1' }
