import type { Payload } from 'payload'

import type { Payment } from '@/payload-types'
import type {
  SimulatedCheckout,
  SimulatedPayment,
  SimulatedSubscription,
} from '@/platform/payments/simulator/model'

import { asProgram } from '../load'
import type { Place } from '../shelters/places'

/** Who receives, while its giving is written: a shelter, or the platform. */
export type GivingSetting = {
  /** `null` for the platform. */
  id: string | null
  slug: string
  rank: number
  place: Place
  /** Its account at the provider. */
  account: string | null
  givesReceipts: boolean
  /** Those that people give for. */
  animals: ReadonlyArray<{ id: string; name: string }>
  /** Those that have left, of whom some were sponsored. */
  gone: ReadonlyArray<{ id: string; name: string }>
  /** Rows of donors by e-mail, for all shelters. */
  donors: Map<string, Promise<string>>
  /** What the simulator is told afterwards: it knows of each payment that the ledger has. */
  told: {
    checkouts: SimulatedCheckout[]
    payments: SimulatedPayment[]
    subscriptions: SimulatedSubscription[]
  }
}

/** The payment page of a row, long closed. */
export function tellCheckout(
  { told, account, slug, id }: GivingSetting,
  page: Pick<
    SimulatedCheckout,
    'id' | 'reference' | 'frequency' | 'amountCents' | 'tipCents' | 'email' | 'expiresAt'
  > &
    Partial<SimulatedCheckout>,
): void {
  const home = id ? `/shelter/${slug}` : '/agir'
  told.checkouts.push({
    account,
    label: 'Don',
    successUrl: home,
    cancelUrl: home,
    state: page.payment ? 'paid' : 'expired',
    payment: null,
    subscription: null,
    failure: null,
    choice: page.payment ? 'ACCEPTED' : null,
    paysAt: null,
    ...page,
  })
}

/** A payment of the ledger, as the simulator keeps it. */
export function tellPayment(
  { told, account }: GivingSetting,
  payment: Pick<SimulatedPayment, 'id' | 'totalCents' | 'tipCents' | 'reference' | 'card'> & {
    at: Date
  } & Partial<SimulatedPayment>,
): void {
  const { at, ...said } = payment
  told.payments.push({
    account,
    paidAt: at.toISOString(),
    refundedCents: 0,
    tipRefundedCents: 0,
    isDisputed: false,
    subscription: null,
    ...said,
  })
}

const DAY_MS = 86_400_000

export const daysLater = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

/** Cards as people recognise them; none is real. */
const CARDS = [
  { brand: 'visa', last4: '4242', expiresMonth: 8, expiresYear: 2029 },
  { brand: 'mastercard', last4: '4444', expiresMonth: 3, expiresYear: 2028 },
  { brand: 'cb', last4: '0001', expiresMonth: 11, expiresYear: 2030 },
] as const

export const cardOf = (rank: number) => CARDS[rank % CARDS.length] ?? CARDS[0]

type Movement = Pick<Payment, 'kind' | 'amountCents' | 'tipCents' | 'providerId' | 'donor'> & {
  at: Date
  donation?: string
  sponsorship?: string
  animal: Payment['animal']
  card: Payment['card']
  reason?: string | null
}

/** Writes one line of the ledger, with the key that the settlement would give it. */
export async function addMovement(
  payload: Payload,
  setting: GivingSetting,
  { at, ...movement }: Movement,
): Promise<Payment> {
  return payload.create({
    collection: 'payments',
    ...asProgram,
    data: {
      ...movement,
      shelter: setting.id,
      currency: 'EUR',
      provider: 'simulator',
      account: setting.account,
      happenedAt: at.toISOString(),
      entryKey: entryKeyOf(movement),
    },
  })
}

const entryKeyOf = ({ kind, providerId, amountCents, tipCents }: Omit<Movement, 'at'>): string => {
  const base = `simulator:${providerId}`
  if (kind === 'CHARGE') return `${base}:charge`
  return kind === 'REFUND' ? `${base}:refunded:${-(amountCents + tipCents)}` : `${base}:disputed:1`
}
