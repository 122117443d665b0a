import { centsOfEuros } from '@/platform/money/model'

import { tipOf } from './model'

/** Names that only the form of a page without JavaScript sends. */
const FORM_ONLY = [
  'form',
  'amountOther',
  'tipPercent',
  'tipOther',
  'addressLine',
  'postalCode',
  'city',
  'country',
  'thanksAmount',
] as const

type Sent = Record<string, unknown>

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Radio buttons in cents, and « other » with a sum in euros as people type it. */
const sumOf = (chosen: string, other: string): number | undefined =>
  chosen === 'other' ? (centsOfEuros(other) ?? undefined) : Number(chosen)

function tipAmountOf(amount: number | undefined, percent: string, other: string): number {
  if (percent === 'other') return other === '' ? 0 : (centsOfEuros(other) ?? Number.NaN)
  return percent === '' || amount === undefined ? 0 : tipOf(amount, Number(percent))
}

/**
 * What a page without JavaScript posts (`form=oui`), in the words of the API: there `amount` and
 * `tipPercent` are radio buttons (cents, percent or « other »), `amountOther` and `tipOther` sums
 * in euros, boxes are « oui ». Anything else is passed on as it is.
 */
export function fromPlainForm(value: unknown): unknown {
  const sent = value as Sent | null
  if (typeof sent !== 'object' || sent === null || sent.form !== 'oui') return value
  const rest = Object.fromEntries(
    Object.entries(sent).filter(
      ([name, each]) => !(FORM_ONLY as readonly string[]).includes(name) && each !== '',
    ),
  )
  const amount = sumOf(text(sent.amount), text(sent.amountOther))
  const receiptWanted = sent.receiptWanted === 'oui'
  return {
    ...rest,
    amount,
    tipAmount: tipAmountOf(amount, text(sent.tipPercent), text(sent.tipOther)),
    anonymous: sent.anonymous === 'oui',
    newsletter: sent.newsletter === 'oui',
    ...(sent.thanksAmount === 'oui' && { thanksAmount: true }),
    receiptWanted,
    ...(receiptWanted && {
      address: {
        line: text(sent.addressLine),
        postalCode: text(sent.postalCode),
        city: text(sent.city),
        country: text(sent.country) || 'France',
      },
    }),
  }
}
