import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  afterChoice,
  afterTaxOf,
  afterTaxSentence,
  DONATION_STATUS_LABELS,
  donorName,
  euros,
  isReceived,
  mayBecome,
  nextDonationStatuses,
  nextSponsorshipStatuses,
  perMonthCents,
  SPONSORSHIP_STATUS_LABELS,
  tipOf,
  totalOf,
  type DonationStatus,
  type SponsorshipStatus,
} from './model'
import { fromPlainForm } from './plain-form'
import { checkoutSchema, giftSchema } from './schema'

const amount = fc.integer({ min: 100, max: 1_000_000 })
const donationStatus = fc.constantFrom(...(Object.keys(DONATION_STATUS_LABELS) as DonationStatus[]))
const sponsorshipStatus = fc.constantFrom(
  ...(Object.keys(SPONSORSHIP_STATUS_LABELS) as SponsorshipStatus[]),
)

it('a choice after the animal left begins no gift again that its sponsor had paused', () => {
  for (const wasPaused of [true, false]) {
    const status = afterChoice({ wasPaused })
    expect(status).toBe(wasPaused ? 'PAUSED' : 'ACTIVE')
    expect(nextSponsorshipStatuses('AWAITING_CHOICE')).toContain(status)
  }
})

describe('sums', () => {
  it('say what the contract says', () => {
    expect(tipOf(1050, 15)).toBe(158)
    expect(perMonthCents(3000, 'quarterly')).toBe(1000)
    expect(euros(123_456_789)).toBe('1\u202f234\u202f567,89\u00a0€')
  })
  it.each([
    [5000, 0, false, 'Avec un reçu fiscal, votre don de 50 € vous revient à 17 €.'],
    [5000, 0, true, 'Après réduction d’impôt, votre don de 50 € vous revient à 17 €.'],
    [
      3750,
      188,
      true,
      'Après réduction d’impôt, vous aurez payé 14,63 € (12,75 € de don + 1,88 € de pourboire).',
    ],
  ])('come to one net sum alone', (amountCents, tipCents, isWanted, words) => {
    const sums = { amountCents, tipCents, ratePercent: 66 }
    const said = afterTaxSentence(sums, { what: 'don', isWanted })
    expect(said.replace(/[\u00a0\u202f]/g, ' ')).toBe(words)
  })
  it('are whole cents, and a tip is never deducted', () => {
    fc.assert(
      fc.property(amount, fc.nat(100_000), fc.integer({ min: 0, max: 100 }), (gift, tip, rate) => {
        const sums = { amountCents: gift, tipCents: tip }
        const after = afterTaxOf({ ...sums, ratePercent: rate })
        expect(Number.isInteger(after)).toBe(true)
        expect(after).toBeGreaterThanOrEqual(tip)
        expect(after).toBeLessThanOrEqual(totalOf(sums))
        const saved = totalOf(sums) - after
        expect(Math.abs(saved * 100 - gift * rate)).toBeLessThanOrEqual(50)
        expect(Number.isInteger(tipOf(gift, rate))).toBe(true)
      }),
    )
  })
})

describe('states of a gift', () => {
  it('never say that money which came did not come', () => {
    fc.assert(
      fc.property(donationStatus, donationStatus, (from, to) => {
        if (isReceived(from) && mayBecome(from, to)) expect(isReceived(to)).toBe(true)
      }),
    )
  })
  it('are paid late, after a failure or a page that closed', () => {
    expect(nextDonationStatuses('EXPIRED')).toEqual(['PAID'])
    expect(mayBecome('FAILED', 'REFUNDED')).toBe(true)
    expect(mayBecome('PAID', 'PENDING')).toBe(false)
    expect(mayBecome('REFUNDED', 'EXPIRED')).toBe(false)
  })
})

describe('states of a sponsorship', () => {
  it('end for good, but for one that was paid late', () => {
    expect(nextSponsorshipStatuses('ENDED', 'DONOR')).toEqual([])
    expect(nextSponsorshipStatuses('ENDED', 'EXPIRED')).toEqual(['ACTIVE'])
    // The reason counts only once it is over.
    expect(nextSponsorshipStatuses('ACTIVE', 'EXPIRED')).toEqual(nextSponsorshipStatuses('ACTIVE'))
  })
  it('always can end, and never wait again', () => {
    fc.assert(
      fc.property(sponsorshipStatus, (from) => {
        const next = nextSponsorshipStatuses(from)
        if (from !== 'ENDED') expect(next).toContain('ENDED')
        expect(next).not.toContain('PENDING')
        expect(next).not.toContain(from)
      }),
    )
  })
})

it('names an anonymous donor to nobody who may not know', () => {
  const row = { firstName: 'Ana', lastName: 'Roy', isAnonymous: true }
  expect(donorName(row, { seesAnonymous: false })).toBe('Donateur anonyme')
  expect(donorName(row, { seesAnonymous: true })).toBe('Ana Roy')
})

it.each([
  [{ firstName: 'Ana', lastName: null }, 'Ana'],
  [{ firstName: null, lastName: 'Roy' }, 'Roy'],
  [{ firstName: '', lastName: '' }, 'Donateur'],
  [{}, 'Donateur'],
])('names %j by what is known of them: %s', (row, name) => {
  expect(donorName(row, { seesAnonymous: false })).toBe(name)
})

describe('what is sent', () => {
  const body = {
    type: 'donation',
    amount: 2500,
    tipAmount: 250,
    currency: 'EUR',
    shelterId: 'alpha',
    customerEmail: 'ana@exemple.fr',
    customerFirstName: 'Ana',
    customerLastName: 'Roy',
  }
  const wrong = (more: object) =>
    checkoutSchema.safeParse({ ...body, ...more }).error?.issues.map(({ path }) => path.join('.'))

  it.each([
    [{ amount: 99 }, 'amount'],
    [{ amount: 1_000_001 }, 'amount'],
    [{ amount: 100.5 }, 'amount'],
    [{ amount: '25,00' }, 'amount'],
    [{ tipAmount: -1 }, 'tipAmount'],
    [{ currency: 'USD' }, 'currency'],
    [{ shelterId: null }, 'shelterId'],
    [{ type: 'tip' }, 'tipAmount'],
    [{ receiptWanted: true }, 'address'],
    [{ customerEmail: 'ana' }, 'customerEmail'],
    [{ customerFirstName: 'A' }, 'customerFirstName'],
    [{ idempotencyKey: 'court' }, 'idempotencyKey'],
    [{ status: 'PAID' }, ''],
  ])('is refused with %o', (more, path) => {
    expect(wrong(more)).toEqual([path])
  })
  it('comes the same from a page without JavaScript', () => {
    const { amount: _amount, tipAmount: _tip, currency: _currency, ...person } = body
    const form = { ...person, form: 'oui', amount: 'other', amountOther: '25', tipPercent: '10' }
    const read = checkoutSchema.parse({ ...form, tipOther: '', customerMessage: '' })
    expect(read).toMatchObject({ amount: 2500, tipAmount: 250, anonymous: false })
    const receipt = {
      receiptWanted: 'oui',
      addressLine: '1 rue',
      postalCode: '35000',
      city: 'Rennes',
    }
    expect(checkoutSchema.parse({ ...form, ...receipt }).address).toEqual({
      line: '1 rue',
      postalCode: '35000',
      city: 'Rennes',
      country: 'France',
    })
    expect(checkoutSchema.safeParse({ ...form, amountOther: 'mille' }).success).toBe(false)
    expect(fromPlainForm(body)).toBe(body)
  })
  it('has the documented sentences', () => {
    const messages = giftSchema
      .safeParse({
        amount: 0,
        tip: 0,
        tipPercentage: 0,
        email: '',
        firstName: '',
        lastName: '',
        message: '',
        thanksName: '',
        anonymous: false,
        newsletter: false,
        frequency: 'monthly',
        receiptWanted: true,
        address: { line: '', postalCode: '35000', city: 'Rennes', country: 'France' },
      })
      .error?.issues.map(({ message }) => message)
    expect(messages).toEqual([
      'Le montant doit être supérieur à 0€',
      'Email invalide',
      'Le prénom doit contenir au moins 2 caractères',
      'Le nom doit contenir au moins 2 caractères',
      'Indiquez votre adresse',
    ])
  })
})
