import * as bank from '@/platform/payments/simulator/page-actions'
import { moveClock } from '@/platform/payments/simulator/clock'
import { simulator } from '@/platform/payments/simulator/provider'
import { stripeProvider } from '@/platform/payments/stripe/provider'
import type { EndedBecause } from '@/platform/payments/types'

import type { StripeServer } from '../support/stripe-server'

/** Stripe's words for who ended a gift: what a sponsor answers comes with their own click alone. */
const ENDS: Record<EndedBecause, [reason: string, feedback?: string]> = {
  donor: ['cancellation_requested', 'too_expensive'],
  shelter: ['cancellation_requested'],
  card: ['payment_failed'],
}

/** What donors, banks and time do, at each provider. */
export const commandsOf = (stripe: StripeServer) => ({
  stripe: {
    provider: stripeProvider,
    ready: async (account: string) => stripe.shop.ready(account),
    empty: async (account: string, isEmpty: boolean) => stripe.shop.empty(account, isEmpty),
    pay: async (checkout: string) => stripe.shop.pay(checkout),
    renew: async (subscription: string) => stripe.shop.renew(subscription),
    refuseTerm: async (subscription: string) => stripe.shop.refuseTerm(subscription),
    dispute: async (payment: string) => stripe.shop.dispute(payment),
    win: async (payment: string) => stripe.shop.win(payment),
    end: async (subscription: string, because: EndedBecause) =>
      stripe.shop.end(subscription, ...ENDS[because]),
    down: async (isDown: boolean) => void (stripe.isDown = isDown),
  },
  simulator: {
    provider: simulator,
    ready: async (account: string) => void (await bank.decideAccount(account, 'READY')),
    empty: (account: string, isEmpty: boolean) => bank.emptyAccount(account, isEmpty),
    pay: async (checkout: string) => void (await bank.payCheckout(checkout, 'ACCEPTED')),
    renew: async () => void (await moveClock(31)),
    refuseTerm: async (subscription: string) => {
      await bank.changeCard(subscription, 'NEXT_REFUSED')
      await moveClock(31)
    },
    dispute: (payment: string) => bank.dispute(payment, true),
    win: (payment: string) => bank.dispute(payment, false),
    end: (subscription: string, because: EndedBecause) => bank.endOutside(subscription, because),
    down: (isDown: boolean) => bank.changeSettings({ isDown }),
  },
})
