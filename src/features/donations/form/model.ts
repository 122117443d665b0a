import { centsOfEuros, eurosText } from '@/platform/money/model'

import {
  afterTaxSentence,
  euros,
  FREQUENCY_LABELS,
  SUGGESTED_AMOUNTS,
  tipOf,
  TIP_PERCENTAGES,
  totalOf,
  type CheckoutType,
  type GiftFrequency,
  type Sums,
} from '../model'

/** What a form of giving needs to know of whom it is for. Sums in cents. */
export type GiftOffer = {
  kind: CheckoutType
  /** `null` for the platform. */
  shelter: { id: string; slug: string; name: string } | null
  /** The animal that is sponsored. */
  animal: { id: string; name: string } | null
  /** The campaign of the shelter that the gift is for. */
  campaign?: { id: string; slug: string; title: string } | null
  /** The sums to press on, in the order shown. */
  amounts: readonly number[]
  /** Whether the platform may ask for a tip beside the gift. */
  canTip: boolean
  /** Percent of the gift by which taxes fall; `null` when the shelter gives no receipt. */
  ratePercent: number | null
  /** The page of this form. */
  path: string
}

/** « Autre montant », « Montant libre ». */
export const OTHER = 'other'
/** « Aucun pourboire ». */
export const NO_TIP = '0'

/** What a ticked box sends. */
export const TICKED = 'oui'

/** What the form holds, as it is written there; the names of its controls are these. */
export type GiftDraft = {
  frequency: GiftFrequency
  /** Cents, `other`, or nothing. */
  amount: string
  /** Euros, as somebody types them. */
  amountOther: string
  /** Percent, `other`, or nothing. */
  tipPercent: string
  tipOther: string
  customerFirstName: string
  customerLastName: string
  customerEmail: string
  customerMessage: string
  /** The name on the wall of a campaign; empty for none. */
  thanksName: string
  thanksAmount: boolean
  anonymous: boolean
  newsletter: boolean
  receiptWanted: boolean
  addressLine: string
  postalCode: string
  city: string
  country: string
}
export type GiftField = keyof GiftDraft

/** The parts of an address, forgotten earlier than the rest. */
export const ADDRESS_FIELDS = ['addressLine', 'postalCode', 'city', 'country'] as const

const EMPTY: GiftDraft = {
  frequency: 'monthly',
  amount: '',
  amountOther: '',
  tipPercent: '',
  tipOther: '',
  customerFirstName: '',
  customerLastName: '',
  customerEmail: '',
  customerMessage: '',
  thanksName: '',
  thanksAmount: false,
  anonymous: false,
  newsletter: false,
  receiptWanted: false,
  addressLine: '',
  postalCode: '',
  city: '',
  country: 'France',
}

export const GIFT_FIELDS = Object.keys(EMPTY) as GiftField[]

/** The form before anybody touched it: no sum is chosen for anybody. */
export const emptyDraft = (): GiftDraft => ({ ...EMPTY })

const isFrequency = (value: unknown): value is GiftFrequency =>
  typeof value === 'string' && Object.hasOwn(FREQUENCY_LABELS, value)

/** Longest value of one control, in characters: above every limit of the rules. */
const LONGEST = 2000

/**
 * What controls by these names hold: those of the page, or those of a plain form that was sent.
 * What is missing is empty; an unticked box sends nothing.
 */
export function draftOf(sent: Readonly<Record<string, unknown>>): GiftDraft {
  const text = (name: GiftField): string => {
    const value = sent[name]
    return typeof value === 'string' ? value.slice(0, LONGEST) : ''
  }
  const tick = (name: GiftField): boolean => sent[name] === TICKED || sent[name] === true
  return {
    frequency: isFrequency(sent.frequency) ? sent.frequency : EMPTY.frequency,
    amount: text('amount'),
    amountOther: text('amountOther'),
    tipPercent: text('tipPercent'),
    tipOther: text('tipOther'),
    customerFirstName: text('customerFirstName'),
    customerLastName: text('customerLastName'),
    customerEmail: text('customerEmail'),
    customerMessage: text('customerMessage'),
    thanksName: text('thanksName'),
    thanksAmount: tick('thanksAmount'),
    anonymous: tick('anonymous'),
    newsletter: tick('newsletter'),
    receiptWanted: tick('receiptWanted'),
    addressLine: text('addressLine'),
    postalCode: text('postalCode'),
    city: text('city'),
    country: text('country') || EMPTY.country,
  }
}

const isCents = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)

/** The gift in cents; 0 as long as there is none. */
export function amountIn({ amount, amountOther }: GiftDraft): number {
  if (amount === OTHER) return centsOfEuros(amountOther) ?? 0
  return isCents(amount) ? Number(amount) : 0
}

/** The tip in cents; 0 as long as there is none. */
export function tipIn(draft: GiftDraft, { canTip }: Pick<GiftOffer, 'canTip'>): number {
  const { tipPercent, tipOther } = draft
  if (!canTip) return 0
  if (tipPercent === OTHER) return centsOfEuros(tipOther) ?? 0
  const percent = TIP_PERCENTAGES.find((each) => String(each) === tipPercent)
  return percent === undefined ? 0 : tipOf(amountIn(draft), percent)
}

export type Bill = Sums & {
  totalCents: number
  /** What is paid once taxes fell, in one sentence; `null` when the shelter gives no receipt. */
  afterTax: string | null
}

/** The sums that the form comes to, of today for a gift that comes back. */
export function billOf(
  draft: GiftDraft,
  offer: Pick<GiftOffer, 'kind' | 'canTip' | 'ratePercent'>,
): Bill {
  const sums = { amountCents: amountIn(draft), tipCents: tipIn(draft, offer) }
  const { kind, ratePercent } = offer
  const isShown = ratePercent !== null && sums.amountCents > 0
  return {
    ...sums,
    totalCents: totalOf(sums),
    afterTax: isShown
      ? afterTaxSentence(
          { ...sums, ratePercent },
          { what: kind === 'sponsorship' ? 'parrainage' : 'don', isWanted: draft.receiptWanted },
        )
      : null,
  }
}

const TERM: Record<GiftFrequency, string> = {
  monthly: 'mois',
  quarterly: 'trimestre',
  yearly: 'an',
}

/** « 10 €/mois ». */
export const termLabel = (cents: number, frequency: GiftFrequency): string =>
  `${euros(cents)}/${TERM[frequency]}`

/** What the button says: « Donner 25 € », « Parrainer Nala 10 €/mois ». Source: docs/decisions/money.md. */
export function buttonWords(
  { kind, animal }: Pick<GiftOffer, 'kind' | 'animal'>,
  { frequency }: Pick<GiftDraft, 'frequency'>,
  { amountCents, totalCents }: Pick<Bill, 'amountCents' | 'totalCents'>,
): string {
  if (kind !== 'sponsorship') return totalCents > 0 ? `Donner ${euros(totalCents)}` : 'Donner'
  const words = `Parrainer ${animal?.name ?? ''}`.trim()
  return amountCents > 0 ? `${words} ${termLabel(amountCents, frequency)}` : words
}

/** The sums to press on: that of the plan first, where there is one. In cents. */
export function amountsWith(planCents: number | null): number[] {
  const others = SUGGESTED_AMOUNTS.filter((each) => each !== planCents)
  return planCents === null ? [...others] : [planCents, ...others.slice(0, 3)]
}

/** The gift as the API takes it. Source: docs/decisions/money.md. */
export function orderOf(draft: GiftDraft, offer: GiftOffer) {
  const { amountCents, tipCents, totalCents } = billOf(draft, offer)
  const { kind, shelter, animal, campaign, ratePercent } = offer
  const thanksName = campaign ? draft.thanksName.trim() : ''
  const receiptWanted = ratePercent !== null && draft.receiptWanted
  const { addressLine: line, postalCode, city, country } = draft
  return {
    type: kind,
    amount: amountCents,
    tipAmount: tipCents,
    currency: 'EUR' as const,
    expectedTotal: totalCents,
    ...(shelter && { shelterId: shelter.id }),
    ...(animal && { animalId: animal.id }),
    ...(campaign && { campaignId: campaign.id }),
    ...(thanksName && { thanksName, thanksAmount: draft.thanksAmount }),
    ...(kind === 'sponsorship' && { frequency: draft.frequency }),
    customerEmail: draft.customerEmail.trim(),
    customerFirstName: draft.customerFirstName.trim(),
    customerLastName: draft.customerLastName.trim(),
    customerMessage: draft.customerMessage.trim(),
    anonymous: draft.anonymous,
    newsletter: draft.newsletter,
    receiptWanted,
    ...(receiptWanted && { address: { line, postalCode, city, country } }),
  }
}
export type GiftOrder = ReturnType<typeof orderOf>

/** Which control a value of the API comes from: that is where its error is shown. */
export function fieldOfOrder(path: string, draft: GiftDraft): GiftField | null {
  if (path === 'amount' && draft.amount === OTHER) return 'amountOther'
  if (path === 'tipAmount') return draft.tipPercent === OTHER ? 'tipOther' : 'tipPercent'
  if (path === 'address' || path === 'address.line') return 'addressLine'
  const name = path.replace(/^address\./, '')
  return GIFT_FIELDS.find((field) => field === name) ?? null
}

/** A gift that was taken, as its form would hold it again. */
export function draftOfOrder(order: {
  amount: number
  tipAmount?: number | null
  frequency?: GiftFrequency | null
  customerEmail: string
  customerFirstName: string
  customerLastName: string
  customerMessage?: string | null
  thanksName?: string | null
  thanksAmount?: boolean | null
  anonymous?: boolean | null
  newsletter?: boolean | null
  receiptWanted?: boolean | null
  address?: { line: string; postalCode: string; city: string; country: string } | null
}): GiftDraft {
  const { amount, tipAmount, address } = order
  const tip = tipAmount ?? 0
  const isSuggested = SUGGESTED_AMOUNTS.some((each) => each === amount)
  const percent = TIP_PERCENTAGES.find((each) => tip > 0 && tipOf(amount, each) === tip)
  return {
    ...EMPTY,
    frequency: order.frequency ?? EMPTY.frequency,
    amount: isSuggested ? String(amount) : OTHER,
    amountOther: isSuggested ? '' : eurosText(amount),
    tipPercent: percent ? String(percent) : tip > 0 ? OTHER : '',
    tipOther: percent || tip === 0 ? '' : eurosText(tip),
    customerFirstName: order.customerFirstName,
    customerLastName: order.customerLastName,
    customerEmail: order.customerEmail,
    customerMessage: order.customerMessage ?? '',
    thanksName: order.thanksName ?? '',
    thanksAmount: Boolean(order.thanksAmount),
    anonymous: Boolean(order.anonymous),
    newsletter: Boolean(order.newsletter),
    receiptWanted: Boolean(order.receiptWanted),
    addressLine: address?.line ?? '',
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    country: address?.country ?? EMPTY.country,
  }
}
