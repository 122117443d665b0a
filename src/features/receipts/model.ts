import { TAX_RATE } from '@/features/shelters/model'
import { parisDay } from '@/platform/time/model'

export const RECEIPT_STATUS_LABELS = { ISSUED: 'Émis', CANCELLED: 'Annulé' } as const
export type ReceiptStatus = keyof typeof RECEIPT_STATUS_LABELS

/** Where a donor lives, as it stands on a receipt. */
export type PostalAddress = { line: string; postalCode: string; city: string; country: string }

/** What a gift by card is on the model 11580*05. */
export const CARD_GIFT = {
  form: 'don manuel',
  nature: 'numéraire',
  mode: 'carte bancaire',
} as const

/** What a payment says to its receipt. The shelter is read when the receipt is made. */
export type ReceiptFacts = {
  /** Row of `payments`: one valid receipt each. */
  paymentId: string
  shelterId: string
  /** ISO 8601. Its day in Paris gives the year of the receipt. */
  paidAt: string
  /** The gift alone, in cents: a tip never stands on a receipt. */
  amountCents: number
  donor: {
    firstName: string
    lastName: string
    email: string
    address: PostalAddress
  }
  form: typeof CARD_GIFT.form
  nature: typeof CARD_GIFT.nature
  mode: typeof CARD_GIFT.mode
  /** Title of the campaign that the gift was for. */
  campaign?: string
}

/** Who gives the receipt, as it was on the day when it was made. */
export type Issuer = {
  name: string
  address: PostalAddress
  /** First nine digits of the SIRET. */
  siren: string | null
  rna: string | null
  legalPurpose: string
  signer: string
}

/** Everything that a receipt prints, kept with it for ever. Times are ISO 8601. */
export type ReceiptSnapshot = Omit<ReceiptFacts, 'shelterId'> & {
  issuer: Issuer
  label: string
  issuedAt: string
  /** Label of the receipt that this one cancels and replaces. */
  replaces: string | null
}

/** Columns of a shelter that decide whether it can give receipts. */
export type ReceiptSettings = {
  name?: string | null
  location?: Partial<Record<'address' | 'postalCode' | 'city' | 'country', string | null>> | null
  siret?: string | null
  rna?: string | null
  legalPurpose?: string | null
  receiptSigner?: string | null
  taxRate?: number | null
  taxReceiptsEnabled?: boolean | null
}

/** First nine digits of a SIRET; `null` for what is none. */
export function sirenOf(siret: string | null | undefined): string | null {
  const digits = siret?.replace(/\s/g, '') ?? ''
  return /^\d{14}$/.test(digits) || /^\d{9}$/.test(digits) ? digits.slice(0, 9) : null
}

/** The number of the national register of associations; `null` for what is none. */
export function rnaOf(rna: string | null | undefined): string | null {
  const text = rna?.replace(/\s/g, '').toUpperCase() ?? ''
  return /^W[0-9A-Z]{9}$/.test(text) ? text : null
}

const isWritten = (text: string | null | undefined): boolean => Boolean(text?.trim())

/** What a receipt must say of who gives it, with the words of what is missing. */
const RECEIPT_NEEDS = {
  taxReceiptsEnabled: 'la case «\u00a0Délivre des reçus fiscaux\u00a0»',
  name: 'le nom',
  location: 'l’adresse complète',
  siret: 'le SIRET ou le numéro RNA',
  legalPurpose: 'l’objet de l’association',
  receiptSigner: 'le signataire des reçus',
  taxRate: 'le taux de réduction',
} as const
export type ReceiptNeed = keyof typeof RECEIPT_NEEDS

/** Percent of a gift that its giver gets back by their taxes. */
export const taxRateOf = ({ taxRate }: Pick<ReceiptSettings, 'taxRate'>): number =>
  taxRate ?? TAX_RATE

/**
 * What keeps a shelter from giving receipts, in the order of its settings; empty when it can.
 * Source: model 11580*05 (SIREN or RNA since April 2023), docs/decisions/money.md.
 */
export function receiptBlockers(shelter: ReceiptSettings): ReceiptNeed[] {
  const { address, postalCode, city } = shelter.location ?? {}
  const has: Record<ReceiptNeed, boolean> = {
    taxReceiptsEnabled: shelter.taxReceiptsEnabled === true,
    name: isWritten(shelter.name),
    location: [address, postalCode, city].every(isWritten),
    siret: sirenOf(shelter.siret) !== null || rnaOf(shelter.rna) !== null,
    legalPurpose: isWritten(shelter.legalPurpose),
    receiptSigner: isWritten(shelter.receiptSigner),
    taxRate: taxRateOf(shelter) > 0 && taxRateOf(shelter) <= 100,
  }
  return (Object.keys(RECEIPT_NEEDS) as ReceiptNeed[]).filter((need) => !has[need])
}

/** The identity of a shelter that can give receipts (see {@link receiptBlockers}). */
export function issuerOf(shelter: ReceiptSettings): Issuer {
  const text = (value: string | null | undefined) => value?.trim() ?? ''
  return {
    name: text(shelter.name),
    address: {
      line: text(shelter.location?.address),
      postalCode: text(shelter.location?.postalCode),
      city: text(shelter.location?.city),
      country: text(shelter.location?.country) || 'France',
    },
    siren: sirenOf(shelter.siret),
    rna: rnaOf(shelter.rna),
    legalPurpose: text(shelter.legalPurpose),
    signer: text(shelter.receiptSigner),
  }
}

/** Is the address of a donor whole, so that a receipt may be made? */
export const isWholeAddress = (
  address: Partial<Record<keyof PostalAddress, string | null>> | null | undefined,
): address is PostalAddress =>
  [address?.line, address?.postalCode, address?.city, address?.country].every(isWritten)

/** The year of a receipt: that of the gift, in Paris, because it counts in that year's tax. */
export const receiptYear = (paidAt: string): number =>
  Number(parisDay(new Date(paidAt)).slice(0, 4))

/** « 2026-000123 »: the number of a receipt as people read it. */
export const receiptLabel = (year: number, number: number): string =>
  `${year}-${String(number).padStart(6, '0')}`

/** « 552100554 » as people read it: « 552 100 554 ». */
export const sirenLabel = (siren: string): string =>
  siren.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3')

/** Longest reason of a cancellation, in characters. */
export const CANCEL_REASON_MAX = 500

/** Cents as a number with two decimals, « 1 234,50 », with spaces that every font has. */
export const numberLabel = (cents: number): string =>
  (cents / 100).toLocaleString('fr-FR', { minimumFractionDigits: 2 }).replace(/\u202f/g, '\u00a0')

/** Cents as people read them: « 1 234,50 € ». */
export const eurosLabel = (cents: number): string => `${numberLabel(cents)}\u00a0€`

/** « Reçus fiscaux : il manque l’objet de l’association et le signataire des reçus. » */
export function missingSentence(missing: readonly ReceiptNeed[]): string {
  const words = missing.map((need) => RECEIPT_NEEDS[need])
  const list = [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' et ')
  return `Reçus fiscaux\u00a0: il manque ${list}.`
}
