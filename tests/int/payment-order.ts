import type { CheckoutOrder } from '@/platform/payments/types'

/** A gift of 25 € with a tip of 2,50 €. */
export const paymentOrder = (
  account: string,
  reference: string,
  more: Partial<CheckoutOrder> = {},
): CheckoutOrder => ({
  reference,
  account,
  frequency: null,
  amountCents: 2500,
  tipCents: 250,
  label: 'Don à Alpha',
  email: 'ana@exemple.fr',
  successUrl: 'http://localhost/merci',
  cancelUrl: 'http://localhost/annule',
  expiresAt: new Date(Date.now() + 3_600_000),
  ...more,
})
