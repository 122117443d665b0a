import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { GIFT_LIMITS, TIP_PERCENTAGES } from '../model'
import {
  amountsWith,
  billOf,
  buttonWords,
  draftOf,
  draftOfOrder,
  emptyDraft,
  fieldOfOrder,
  GIFT_FIELDS,
  orderOf,
  OTHER,
  type GiftOffer,
} from './model'
import { formPath } from './path.model'

const offer: GiftOffer = {
  kind: 'donation',
  shelter: { id: 's', slug: 'alpha', name: 'Refuge alpha' },
  animal: null,
  amounts: amountsWith(null),
  canTip: true,
  ratePercent: 66,
  path: '/shelter/alpha/donate',
}
const nala: GiftOffer = { ...offer, kind: 'sponsorship', animal: { id: 'a', name: 'Nala' } }
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

const choice = fc.oneof(
  fc.constantFrom('', '0', OTHER, '12abc', '-5', ...TIP_PERCENTAGES.map(String)),
  fc.integer({ min: 1, max: GIFT_LIMITS.amountMax }).map(String),
)
const typed = fc.oneof(fc.string(), fc.double({ min: 0, max: 10_000 }).map(String))

describe('the sums', () => {
  it('always add up, in whole cents, whatever is typed', () => {
    fc.assert(
      fc.property(choice, typed, choice, typed, (amount, amountOther, tipPercent, tipOther) => {
        const draft = draftOf({ amount, amountOther, tipPercent, tipOther })
        const bill = billOf(draft, offer)
        const order = orderOf(draft, offer)
        expect(
          [bill.amountCents, bill.tipCents].every((sum) => Number.isInteger(sum) && sum >= 0),
        ).toBe(true)
        expect(bill.totalCents).toBe(bill.amountCents + bill.tipCents)
        expect(order.expectedTotal).toBe(order.amount + order.tipAmount)
      }),
    )
  })
  it('read a comma and a point, and percents to the cent', () => {
    for (const amountOther of ['12,50', '12.5', ' 12,50 € ']) {
      const draft = draftOf({ amount: OTHER, amountOther, tipPercent: '15' })
      expect(billOf(draft, offer)).toMatchObject({ amountCents: 1250, tipCents: 188 })
    }
  })
  it('have no tip where none is asked for', () => {
    const draft = draftOf({ amount: '2500', tipPercent: '20' })
    expect(billOf(draft, { ...offer, canTip: false }).totalCents).toBe(2500)
  })
  it('say what it costs after tax wherever a receipt is given, wanted or not yet', () => {
    const draft = draftOf({ amount: '5000', tipPercent: '10' })
    const after = (of: GiftOffer, isWanted = false) =>
      plain(billOf({ ...draft, receiptWanted: isWanted }, of).afterTax ?? 'nothing')
    expect(after(offer)).toMatch(/^Avec un reçu fiscal, vous aurez payé 22 €/)
    expect(after(offer, true)).toMatch(/^Après réduction d’impôt, vous aurez payé 22 €/)
    expect(after(nala)).toContain('17 € de parrainage')
    expect(after({ ...offer, ratePercent: null }, true)).toBe('nothing')
    expect(billOf(draftOf({}), offer).afterTax).toBeNull()
  })
})

describe('the button', () => {
  it.each([
    [offer, { amount: '2500' }, 'Donner 25 €'],
    [offer, { amount: '2500', tipPercent: '10' }, 'Donner 27,50 €'],
    [offer, {}, 'Donner'],
    [nala, { amount: '1000' }, 'Parrainer Nala 10 €/mois'],
    [nala, { amount: '1000', tipPercent: '10' }, 'Parrainer Nala 10 €/mois'],
    [nala, { amount: '3000', frequency: 'quarterly' }, 'Parrainer Nala 30 €/trimestre'],
    [nala, { amount: '12000', frequency: 'yearly' }, 'Parrainer Nala 120 €/an'],
    [nala, {}, 'Parrainer Nala'],
  ])('says what a press does', (of, sent, words) => {
    const draft = draftOf(sent)
    expect(plain(buttonWords(of, draft, billOf(draft, of)))).toBe(words)
  })
})

it('the price of the plan comes first, and never twice', () => {
  expect(amountsWith(1500)).toEqual([1500, 1000, 2500, 5000])
  expect(amountsWith(2500)).toEqual([2500, 1000, 5000, 10_000])
  // And nothing is chosen for anybody, of a gift as of a sponsorship.
  expect(emptyDraft().amount).toBe('')
})

it('an address goes along only with a receipt that the shelter gives', () => {
  const draft = draftOf({ amount: '2500', receiptWanted: 'oui', addressLine: '1 rue des Lilas' })
  expect(orderOf(draft, offer)).toMatchObject({
    receiptWanted: true,
    address: { country: 'France' },
  })
  expect(orderOf(draft, { ...offer, ratePercent: null })).not.toHaveProperty('address')
})

it('a gift says to whom it goes', () => {
  const draft = draftOf({ amount: '25' })
  expect(orderOf(draft, offer)).toMatchObject({ type: 'donation', shelterId: 's' })
  expect(orderOf(draft, offer)).not.toHaveProperty('animalId')
  expect(orderOf(draft, offer)).not.toHaveProperty('frequency')
  const toPlatform = orderOf(draft, { ...offer, kind: 'tip', shelter: null })
  expect(toPlatform).not.toHaveProperty('shelterId')
})

it('an error of the API finds its control', () => {
  const draft = draftOf({ amount: OTHER, receiptWanted: 'oui' })
  expect(fieldOfOrder('amount', draft)).toBe('amountOther')
  expect(fieldOfOrder('amount', draftOf({}))).toBe('amount')
  expect(fieldOfOrder('customerFirstName', draft)).toBe('customerFirstName')
  expect(fieldOfOrder('address.postalCode', draft)).toBe('postalCode')
  expect(fieldOfOrder('address.line', draft)).toBe('addressLine')
  expect(fieldOfOrder('address', draft)).toBe('addressLine')
  expect(fieldOfOrder('tipAmount', draft)).toBe('tipPercent')
  expect(fieldOfOrder('tipAmount', draftOf({ tipPercent: OTHER }))).toBe('tipOther')
  expect(fieldOfOrder('currency', draft)).toBeNull()
})

it('a form that was tampered with holds texts and ticks only', () => {
  const draft = draftOf({ frequency: 'daily', customerEmail: ['a'], anonymous: 'yes', amount: {} })
  expect(draft).toMatchObject({ frequency: 'monthly', customerEmail: '', anonymous: false })
  expect(Object.keys(draft)).toEqual(GIFT_FIELDS)
})

it('a gift that was taken goes back into its form with the same sums', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: GIFT_LIMITS.amountMax }),
      fc.integer({ min: 0, max: GIFT_LIMITS.tipMax }),
      (amount, tipAmount) => {
        const names = {
          customerFirstName: 'Léa',
          customerLastName: 'Petit',
          customerEmail: 'l@e.fr',
        }
        const again = orderOf(draftOfOrder({ amount, tipAmount, ...names }), offer)
        expect(again).toMatchObject({ amount, tipAmount, ...names })
      },
    ),
  )
})

it('a gift can be made again where it was made', () => {
  const shelter = { slug: 'alpha' }
  expect(formPath({ kind: 'tip', shelter: null, animal: null })).toBe('/don/plateforme')
  expect(formPath({ kind: 'donation', shelter, animal: null })).toBe('/shelter/alpha/donate')
  expect(formPath({ kind: 'donation', shelter, animal: null, campaign: { slug: 'un-toit' } })).toBe(
    '/shelter/alpha/collectes/un-toit/donner',
  )
  expect(formPath({ kind: 'sponsorship', shelter, animal: { id: 'a' } })).toBe(
    '/shelter/alpha/animals/a/parrainer',
  )
})
