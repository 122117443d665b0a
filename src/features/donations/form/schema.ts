import { centsOfEuros } from '@/platform/money/model'
import '@/platform/validation/french'

import { giftSchema } from '../schema'
import { amountIn, fieldOfOrder, OTHER, tipIn, type GiftDraft, type GiftField } from './model'
import type { GiftOffer } from './model'

/** One sentence for each wrong value, by the name of its control. */
export type GiftErrors = Partial<Record<GiftField, string>>

/** Euros as the rules read them: not a number for what somebody typed that is no sum. */
const eurosOf = (cents: number, choice: string, typed: string): number =>
  choice === OTHER && typed.trim() !== '' && centsOfEuros(typed) === null ? Number.NaN : cents / 100

/** Names of the rules, in the words of the API. */
const PATHS: Readonly<Record<string, string>> = {
  tip: 'tipAmount',
  email: 'customerEmail',
  firstName: 'customerFirstName',
  lastName: 'customerLastName',
  message: 'customerMessage',
}

/** What is wrong with a form, by the rules of the server; empty when nothing is. */
export function giftErrors(draft: GiftDraft, offer: GiftOffer): GiftErrors {
  const { addressLine: line, postalCode, city, country } = draft
  const checked = giftSchema.safeParse({
    amount: eurosOf(amountIn(draft), draft.amount, draft.amountOther),
    tip: offer.canTip ? eurosOf(tipIn(draft, offer), draft.tipPercent, draft.tipOther) : 0,
    tipPercentage: 0,
    email: draft.customerEmail,
    firstName: draft.customerFirstName,
    lastName: draft.customerLastName,
    message: draft.customerMessage,
    thanksName: offer.campaign ? draft.thanksName : '',
    anonymous: draft.anonymous,
    newsletter: draft.newsletter,
    frequency: draft.frequency,
    receiptWanted: offer.ratePercent !== null && draft.receiptWanted,
    address: { line, postalCode, city, country },
  })
  const errors: GiftErrors = {}
  for (const { path, message } of checked.error?.issues ?? []) {
    const name = path.map(String).join('.')
    const field = fieldOfOrder(PATHS[name] ?? name, draft)
    if (field) errors[field] ??= message
  }
  return errors
}
