import type {
  AccountRecord,
  CheckoutRecord,
  ProviderPayment,
  SubscriptionRecord,
  SubscriptionState,
} from '../types'
import type {
  SimulatedAccount,
  SimulatedCheckout,
  SimulatedPayment,
  SimulatedSubscription,
} from './model'

export const paymentRecord = (payment: SimulatedPayment): ProviderPayment => ({
  id: payment.id,
  totalCents: payment.totalCents,
  tipCents: payment.tipCents,
  currency: 'EUR',
  paidAt: new Date(payment.paidAt),
  refundedCents: payment.refundedCents,
  failedRefundCents: payment.failedRefundCents ?? 0,
  isDisputed: payment.isDisputed,
  card: payment.card,
  subscription: payment.subscription,
  reference: payment.reference,
})

export const checkoutRecord = (
  checkout: SimulatedCheckout,
  payment: SimulatedPayment | null,
): CheckoutRecord => ({
  id: checkout.id,
  reference: checkout.reference,
  state: checkout.state,
  payment: payment && paymentRecord(payment),
  subscription: checkout.subscription,
  failure: checkout.failure,
})

export function subscriptionState(subscription: SimulatedSubscription): SubscriptionState {
  if (!subscription.nextAt) return 'ended'
  if (subscription.isPaused) return 'paused'
  return subscription.refusedAt ? 'past_due' : 'active'
}

export const subscriptionRecord = (
  subscription: SimulatedSubscription,
  payments: readonly SimulatedPayment[],
): SubscriptionRecord => ({
  id: subscription.id,
  reference: subscription.reference,
  state: subscriptionState(subscription),
  endedBecause: subscription.nextAt ? null : (subscription.endedBecause ?? null),
  amountCents: subscription.amountCents,
  frequency: subscription.frequency,
  nextPaymentAt:
    subscription.nextAt && !subscription.isPaused ? new Date(subscription.nextAt) : null,
  card: subscription.card,
  payments: payments.map(paymentRecord),
})

export const accountRecord = ({
  id,
  canCharge,
  canPayOut,
  needsInformation,
}: SimulatedAccount): AccountRecord => ({ id, canCharge, canPayOut, needsInformation })
