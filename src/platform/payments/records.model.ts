/** How often a sponsor gives. Source: docs/decisions/money.md. */
export type Frequency = 'monthly' | 'quarterly' | 'yearly'

/** The account that takes the money: a shelter's own at the provider, `null` for the platform. */
export type Account = string | null

/** The card behind a payment, as far as a person recognises it. */
export type Card = { brand: string; last4: string; expiresMonth: number; expiresYear: number }

/** One movement of money that has really happened, as the provider keeps it. */
export type ProviderPayment = {
  /** The provider's own, unique in its account. */
  id: string
  /** All that was taken: gift and tip. */
  totalCents: number
  /** The part that went to the platform. */
  tipCents: number
  /** In capitals, such as `EUR`. */
  currency: string
  paidAt: Date
  /** Everything given back of this payment so far, tip included. */
  refundedCents: number
  /** What no bank took when it was given back, and is in the account again. It only grows. */
  failedRefundCents: number
  isDisputed: boolean
  card: Card | null
  /** Of which subscription it is a term; `null` for a single gift. */
  subscription: string | null
  /** `CheckoutOrder.reference`, when the provider knows it. */
  reference: string | null
}

/** What the provider knows of a payment page. */
export type CheckoutRecord = {
  id: string
  reference: string
  /** `processing`: accepted, but the money is not there yet. */
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  payment: ProviderPayment | null
  subscription: string | null
  /** Why the last try failed, in French, when the provider says it. */
  failure: string | null
}

export type SubscriptionState = 'incomplete' | 'active' | 'past_due' | 'paused' | 'ended'

/** Who ended it: the sponsor, the shelter in its own screens at the provider, or the card. */
export type EndedBecause = 'donor' | 'shelter' | 'card'

/** What the provider knows of a gift that comes back. */
export type SubscriptionRecord = {
  id: string
  reference: string
  state: SubscriptionState
  /** `null` while it goes on, and when the provider does not say. */
  endedBecause: EndedBecause | null
  amountCents: number
  frequency: Frequency
  /** When the next term is taken; `null` when none will be. */
  nextPaymentAt: Date | null
  /** By which the next term is paid. */
  card: Card | null
  /** Paid terms, oldest first. */
  payments: ProviderPayment[]
}
