import type { Card, EndedBecause, Frequency } from '../types'

/** What the page « Paiement de démonstration » lets one play. */
export const CARD_LABELS = {
  ACCEPTED: 'Carte acceptée',
  REFUSED: 'Carte refusée',
  CONFIRM: 'Demande une confirmation',
  LATE: 'Réponse tardive',
  TWICE: 'Réponse envoyée deux fois',
  DISORDER: 'Réponses dans le désordre',
  NEXT_REFUSED: 'Carte qui sera refusée au prochain prélèvement',
} as const
export type CardChoice = keyof typeof CARD_LABELS

export const isCardChoice = (value: unknown): value is CardChoice =>
  typeof value === 'string' && Object.hasOwn(CARD_LABELS, value)

/** Seconds after which a late answer comes. */
export const LATE_SECONDS = 10

/** Days after a refused term on which it is tried again; after the last one the gift ends. */
export const RETRY_DAYS = [3, 5, 10] as const

const MONTHS: Record<Frequency, number> = { monthly: 1, quarterly: 3, yearly: 12 }
const DAY_MS = 86_400_000

/**
 * When the n-th term of a subscription is taken: the same day and hour of the month as the
 * first one, or the last day of a shorter month. The first term is number 0.
 */
export function termAt(start: Date, frequency: Frequency, number: number): Date {
  const month = start.getUTCMonth() + MONTHS[frequency] * number
  const last = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(start.getUTCDate(), last)
  const midnight = Date.UTC(start.getUTCFullYear(), month, day)
  return new Date(midnight + (start.getTime() % DAY_MS))
}

/** Number of the first term that is taken after an instant. */
export function termAfter(start: Date, frequency: Frequency, instant: Date): number {
  const months =
    (instant.getUTCFullYear() - start.getUTCFullYear()) * 12 +
    instant.getUTCMonth() -
    start.getUTCMonth()
  let number = Math.max(0, Math.floor(months / MONTHS[frequency]) - 1)
  while (termAt(start, frequency, number) <= instant) number += 1
  return number
}

/** When a refused term is tried again, `null` when it was tried often enough. */
export function retryAt(due: Date, retries: number): Date | null {
  const days = RETRY_DAYS[retries]
  return days === undefined ? null : new Date(due.getTime() + days * DAY_MS)
}

/** The card that stands for a choice. */
export function cardOf(choice: CardChoice, now: Date): Card {
  const last4 = { ACCEPTED: '4242', NEXT_REFUSED: '0341', CONFIRM: '3155' } as const
  return {
    brand: 'visa',
    last4: choice in last4 ? last4[choice as keyof typeof last4] : '4242',
    expiresMonth: 12,
    expiresYear: now.getUTCFullYear() + 3,
  }
}

export type SimulatedCheckout = {
  id: string
  reference: string
  account: string | null
  frequency: Frequency | null
  amountCents: number
  tipCents: number
  label: string
  email: string
  successUrl: string
  cancelUrl: string
  /** In the time of the simulator. */
  expiresAt: string
  state: 'open' | 'processing' | 'paid' | 'expired'
  payment: string | null
  subscription: string | null
  failure: string | null
  /** The card that pays, and when a late answer comes. */
  choice: CardChoice | null
  paysAt: string | null
}

export type SimulatedPayment = {
  id: string
  account: string | null
  totalCents: number
  tipCents: number
  paidAt: string
  refundedCents: number
  /** What no bank took of what went back; older data does not say. */
  failedRefundCents?: number
  /** Of the tip, what the platform gave back. */
  tipRefundedCents: number
  isDisputed: boolean
  card: Card | null
  subscription: string | null
  reference: string
}

export type SimulatedSubscription = {
  id: string
  account: string | null
  reference: string
  frequency: Frequency
  amountCents: number
  label: string
  email: string
  startedAt: string
  /** Number of the next term, and when it is taken; `null` once it has ended. */
  term: number
  nextAt: string | null
  /** Who ended it; older data does not say. */
  endedBecause?: EndedBecause
  /** The term that was refused, while it is tried again. */
  refusedAt: string | null
  retries: number
  isPaused: boolean
  card: Card
  isCardRefused: boolean
}

export type SimulatedAccount = {
  id: string
  name: string
  email: string
  shelter: string
  canCharge: boolean
  canPayOut: boolean
  needsInformation: boolean
  /** It has no money left to give back. */
  isEmpty: boolean
  onboarding: { token: string; returnUrl: string; refreshUrl: string; expiresAt: string } | null
}

/** An event in Stripe's own shape, as far as anybody may rely on it. */
export type SimulatedEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  livemode: false
  type: string
  account?: string
  data: { object: { id: string; object: string } & Record<string, unknown> }
}

export type Settings = {
  /** How far the clock was moved, in milliseconds. */
  offsetMs: number
  /** No event is sent: the program must find out by itself. */
  areEventsOff: boolean
  /** The simulator answers nothing at all. */
  isDown: boolean
}

export const SETTINGS: Settings = { offsetMs: 0, areEventsOff: false, isDown: false }
