import type {
  Account,
  CheckoutRecord,
  Frequency,
  ProviderPayment,
  SubscriptionRecord,
} from './records.model'

export type {
  Account,
  Card,
  CheckoutRecord,
  EndedBecause,
  Frequency,
  ProviderPayment,
  SubscriptionRecord,
  SubscriptionState,
} from './records.model'

/** What a person is about to pay. All sums are integer cents of a euro. */
export type CheckoutOrder = {
  /** Our own row; comes back with everything that the provider says about this payment. */
  reference: string
  account: Account
  /** `null` for one payment; otherwise the gift comes back, and the tip does not. */
  frequency: Frequency | null
  /** The gift, without the tip. */
  amountCents: number
  /** For the platform, taken with the first payment only; 0 when there is none. */
  tipCents: number
  /** Name of the gift on the provider's page: « Don à … », « Parrainage de Nala ». */
  label: string
  email: string
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

export type Checkout = { id: string; url: string; expiresAt: Date }

/** How far a shelter is in opening its account at the provider. */
export type AccountRecord = {
  id: string
  /** It may take payments. */
  canCharge: boolean
  /** Its money reaches its bank. */
  canPayOut: boolean
  /** The provider waits for something from the shelter. */
  needsInformation: boolean
}

/** What a signed event says happened: never believed, only looked up. */
export type Hint =
  | { kind: 'checkout'; account: Account; id: string }
  | { kind: 'subscription'; account: Account; id: string }
  | { kind: 'payment'; account: Account; id: string }
  | { kind: 'account'; id: string }

type At = { account: Account; id: string }

/**
 * Whoever moves the money. Two implementations, one contract: the same suite of tests runs on
 * both. Never within a transaction: what is wanted is written first. Every write takes a key by which the provider does it once, however often it is asked.
 * All methods throw `ProviderDown` when the provider cannot be reached or is overloaded, and
 * `ProviderRefusal` when it says no.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'simulator'
  /** Makes a payment page; the same key gives the same page again. */
  createCheckout(order: CheckoutOrder, key: string): Promise<Checkout>
  readCheckout(at: At): Promise<CheckoutRecord>
  /** Closes a page that nobody may pay on any more; no error when it is closed already. */
  expireCheckout(at: At): Promise<void>
  readPayment(at: At): Promise<ProviderPayment>
  /** Everything that an account took since an instant, newest first. */
  listPayments(of: { account: Account; since: Date }): AsyncIterable<ProviderPayment>
  /** Ids of the payments that banks hold back, of disputes that began since an instant. */
  listDisputes(of: { account: Account; since: Date }): AsyncIterable<string>
  readSubscription(at: At): Promise<SubscriptionRecord>
  /** The new amount is taken from the next term on; nothing is charged now. */
  changeAmount(at: At & { amountCents: number }, key: string): Promise<void>
  /** Takes no term until `resume`. */
  pause(at: At, key: string): Promise<void>
  resume(at: At, key: string): Promise<void>
  /** Ends it now, without a last payment; no error when it has ended already. */
  cancel(at: At, key: string): Promise<void>
  /** The provider's page where a sponsor changes their card. */
  portalUrl(at: At & { returnUrl: string }): Promise<string>
  /**
   * Gives money back on the shelter's account. Of a whole payment the tip goes back with it; of a
   * part, `returnTip` sees to the platform's share.
   * @param tipCents the share of `amountCents` that the platform owes
   * @param isAgain some went back before, and may have come back: the tip has gone already
   */
  refund(
    at: At & { amountCents: number; tipCents: number; reason: string; isAgain?: boolean },
    key: string,
  ): Promise<void>
  /**
   * Sees to it that the platform has given back so much of its tip in all, whatever went back
   * before. Not for two at once of the same payment.
   */
  returnTip(at: At & { tipCents: number }): Promise<void>
  createAccount(of: { email: string; name: string; shelter: string }, key: string): Promise<string>
  /** The provider's pages where a shelter proves who it is. Used once, within minutes. */
  onboardingUrl(of: { id: string; returnUrl: string; refreshUrl: string }): Promise<string>
  readAccount(id: string): Promise<AccountRecord>
}

/** The provider does not answer: nothing is known, and the same may be tried again. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown'
}

/** The provider says no; the message is for the log, never for a person. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
  constructor(
    message: string,
    /** The provider's own word, such as `charge_already_refunded`. */
    readonly code: string | null = null,
  ) {
    super(message)
  }
}
